const without = <const N extends string>(...names: N[]) =>
	Object.fromEntries(names.map((name) => [name, false]))

const customer = {
	incomeExpectationTrend: 'gelijk',
	incomeExpectation: 52_500.5,
	inHomeAfterRetirement: '1',
	netDisposableIncomeRetirement: 2_100,
	inHomeAfterDeath: '',
	netDisposableIncomeDeath: 0,
	inHomeAfterDisability: '1',
	netDisposableIncomeDisability: 1_900,
	inHomeAfterUnemployment: '0',
	netDisposableIncomeUnemployment: 0,
}
const noCustomer = {
	...customer,
	incomeExpectationTrend: '',
	incomeExpectation: 0,
	inHomeAfterRetirement: '',
	netDisposableIncomeRetirement: 0,
	inHomeAfterDisability: '',
	netDisposableIncomeDisability: 0,
	inHomeAfterUnemployment: '',
}

/** Advice profile of a client without a partner (contract §6). */
export const exampleProfile = {
	isStarter: '0',
	riskKnowSavingsMortgage: true,
	...without(
		'riskKnowInvestmentMortgage',
		'riskKnowMortgageInterest',
		'riskKnowNorepaymentMortgage',
		'riskKnowLinearMortgage',
		'riskKnowAnnuityMortgage',
		'riskKnowHowFinancialLeaflets',
		'riskKnowHowAdvisor',
		'riskKnowHowFamily',
		'riskKnowHowLiterature',
		'deductibilityKnowCapping',
		'deductibilityKnowBorrowing',
		'deductibilityKnowHomeReserve',
		'deductibilityKnowDifference',
		'deductibilityKnowHowFinancialLeaflets',
		'deductibilityKnowHowAdvisor',
		'deductibilityKnowHowFamily',
		'deductibilityKnowHowLiterature',
	),
	knowIncomeRetirement: 'lot',
	knowIncomeDeath: 'enough',
	knowIncomeDisability: 'little',
	knowBuyFinancialProduct: 'globally',
	experienceMortgage: 'ongoing',
	pepSelf: '1',
	pepAssociate: '1',
	pepReason: '',
	customer: [customer, noCustomer],
	currentCostsAffordable: '1',
	monthlySavings: 150,
	totalSavings: 20_000,
	maxInputSavings: 5_000,
	payOffInFull: '1',
	minimumPayOff: 0,
	changesInCosts: 'gelijk',
	minimumYearsLiving: 7,
	riskInterestIncrease: 'xjaarzekerheid',
	yearsNoInterestIncrease: 10,
	maxCostsIncrease: 0,
	sustainabilityInterest: '1',
	sustainabilityReasonCosts: '1',
	sustainabilityFinanceSavings: '1',
	sustainabilityKnowGeneral: 'lot',
	sustainabilityKnowEnergy: 'enough',
	sustainabilityKnowSavings: 'little',
	sustainabilityKnowFinancing: 'nothing',
	sustainabilityComment: '',
}

/** Mortgage check of a client who plans no change (contract §6). */
export const exampleCheck = {
	mortgage_running: 'yes',
	call_me: 'no',
	current_family_situation: 'single',
	expected_changes: 'none',
	financial_changes: 'none',
	home_suits_family_situation: 'yes',
	home_developed_since_mortgage: 'equal',
	expect_mortgage_cost_reduction: 'no',
	is_everything_clear: 'yes',
	other_questions: null,
	no_plans: '1',
	no_reason: '1',
	calculated_score: 0,
	parts: [],
	new_parts: [],
}

/** Inventory of a client without a partner, required fields only (contract §6). */
export const exampleInventory = {
	consumer: {
		gender: 'X',
		initials: 'C',
		firstName: 'Check',
		preposition: null,
		lastName: 'Api',
		streetName: 'Dorpsstraat',
		houseNumber: '1',
		houseNumberAddition: null,
		zipcode: '1234 AB',
		city: 'Utrecht',
		birthCountry: 'NL Nederland',
		birthDate: '1980-01-31',
		birthLastName: 'Api',
		birthPreposition: null,
		phoneHome: null,
		phoneMobile: null,
		email: 'check-api@example.com',
		maritalState: '1',
		degree: '1',
		smoker: null,
		inPaidEmployment: null,
		grossMonthlyIncome: 3_500,
		everDivorced: null,
		children: null,
		hasPartner: false,
	},
	additionalData: {
		appointmentGoal: null,
		housingType: null,
		purchasePrice: null,
		existingOrNew: null,
		addressData: null,
	},
	mortgage: {
		hasMortgage: null,
		lender: null,
		mortgageStartDate: null,
		mortgageTotal: null,
		loanParts: [],
		WOZ: null,
		currentMortgageAmount: null,
		currentMonthlyMortgageAmount: null,
		hasSavingsOrInvestingLinked: null,
		savingsOrInvestingAmount: null,
		monthlySavings: null,
		currentSavingsAmount: null,
		currentDebtAmount: 0,
		maxNetMonthlyAmount: null,
	},
	pension: { pensionDate: null, pensions: [] },
	general: { hasOrHadCoCRegistration: null, extraRemarksOrQuestions: null },
}

const resource = (type: string, attributes: object, id = 'current') => ({ data: { type, id, attributes } })
const tokens = { access_token: 'example-access-token', refresh_token: 'example-refresh-token' }
const payment = resource('payments', { status: 'CREATED', url: 'https://bank.example/pay/10071' }, '10071')
const dot = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII='

/** In place of what the reference API answers anew each time, or only to who has a code from a mail or phone. */
export const exampleAnswers: Readonly<Record<string, unknown>> = {
	'POST /api/auth/login': resource(
		'auth-results',
		{ ...tokens, two_factor: false, two_factor_setup: false, consumer_id: '1001' },
		'1001',
	),
	'POST /api/auth/refresh': resource('token-pairs', tokens),
	'POST /api/auth/two-factor': resource('token-pairs', tokens),
	'POST /api/auth/product-action-login': resource(
		'guests',
		{ id: '1001', token: 'example-guest-token' },
		'1001',
	),
	'POST /api/auth/start-password-reset': resource('password-policies', { minimum_password_strength: 3 }),
	'POST /api/nps-feedback/score': resource('feedback', {
		result_id: '501',
		follow_up: {
			question: 'Wat waardeert u het meest?',
			alternatives: ['Het advies', 'De snelheid', 'Het contact'],
			free_answer: 'Iets anders',
		},
	}),
	'POST /api/nps-feedback/follow-up': resource('feedback', {
		free_answer_prompt: 'Wilt u daar iets over vertellen?',
	}),
	'POST /api/invoices/get-payment': payment,
	'POST /api/invoices/validate-payment': payment,
	'GET /api/auth/two-factor-qr': resource('two-factor-qr', {
		image: `data:image/png;base64,${dot}`,
		secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
	}),
}

/** Bodies with a token, and those of commands that the test client cannot send. */
export const exampleBodies: Readonly<Record<string, unknown>> = {
	'POST /api/auth/refresh': { refreshToken: tokens.refresh_token },
	'POST /api/mortgage-check/submit-form': { productActionId: '11037', formData: exampleCheck },
	'POST /api/inventory-form/iwize/{action}': {
		'iwize-data-origin': 'https://example.com',
		'iwize-data': '{}',
		'iwize-events': '[{"event":"finished","data":{}}]',
	},
	'POST /api/inventory-form/ockto-debug/{action}': { testCase: 'client' },
}
