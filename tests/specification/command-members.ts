/** Where a member of a command's body comes from, and what happens when it changed since the page was shown. */
export const origins = {
	typed: 'The client’s answer or file. Nothing at the firm changes it.',
	prefilled:
		'The record’s value, in a field. Untouched it goes out as the record of today has it; typed over a record that changed it is shown beside the new value before it is sent; what could not be read is asked.',
	address: 'An id of the address or of the action. Gone: the page is not found and nothing is sent.',
	kept: 'The record’s value of today, which the form does not show: sent unless the client typed another. What could not be read is asked.',
	row: 'Id of a row of the record. Rows that came or went: the form is shown again with the rows of today.',
	computed: 'Computed at the moment of sending, from the other members, the licence and the language.',
	session:
		'A token or id of the session, the link or an earlier answer. Over or replaced: the call is refused.',
} as const
export type Origin = keyof typeof origins

type Members = Partial<Record<Origin, string>>

const partDetails = 'interest date startOfFixedRatePeriod endOfFixedRatePeriod'
const checkPart =
	'loan_type amount current_amount interest date start_of_fixed_rate_period end_of_fixed_rate_period'
const person =
	'gender initials firstName preposition lastName streetName houseNumber houseNumberAddition zipcode city birthCountry birthDate birthLastName birthPreposition phoneHome phoneMobile email maritalState everDivorced degree inPaidEmployment smoker'
const pension = 'ageStartPayment amount company relativesPensionAfterAOW relativesPensionBeforeAOW'

/** `under('a.', 'x y')`: `a.x a.y`. */
function under(path: string, names: string) {
	return names
		.split(' ')
		.map((name) => path + name)
		.join(' ')
}

function join(...lists: string[]) {
	return lists.join(' ')
}

const check = {
	typed: join(
		under(
			'formData.',
			'mortgage_running mortgage_end_date call_me current_family_situation expected_changes financial_changes home_suits_family_situation home_developed_since_mortgage expect_mortgage_cost_reduction is_everything_clear other_questions when_moving market_value_amount_increased market_value_date_increased based_on_increased renovate energy_efficient moving second_house stop_working_early help_children no_plans cheaper more_certainty pay_off_faster borrow_more other_terms no_reason',
		),
		under('formData.new_parts[].', checkPart),
	),
	prefilled: join('formData.phone', under('formData.parts[].', checkPart)),
	row: 'formData.parts[].id',
	computed: 'formData.calculated_score formData.new_parts[].id formData.parts formData.new_parts',
}

const sources = 'Advisor Family FinancialLeaflets Literature'
const profile = join(
	'isStarter knowIncomeRetirement knowIncomeDeath knowIncomeDisability knowBuyFinancialProduct experienceMortgage pepSelf pepAssociate pepReason currentCostsAffordable monthlySavings totalSavings maxInputSavings',
	'minimumYearsLiving minimumPayOff payOffInFull changesInCosts maxCostsIncrease riskInterestIncrease yearsNoInterestIncrease',
	under(
		'riskKnow',
		'SavingsMortgage InvestmentMortgage MortgageInterest NorepaymentMortgage LinearMortgage AnnuityMortgage',
	),
	under('riskKnowHow', sources),
	under('deductibilityKnow', 'Capping Borrowing HomeReserve Difference'),
	under('deductibilityKnowHow', sources),
	under('sustainability', 'Comment FinanceLoan FinanceSavings Interest'),
	under('sustainabilityKnow', 'Energy Financing General Savings'),
	under('sustainabilityReason', 'Comfort Costs Environment Sale'),
	under(
		'customer[].',
		'inHomeAfterDeath inHomeAfterDisability inHomeAfterRetirement inHomeAfterUnemployment incomeExpectation incomeExpectationTrend netDisposableIncomeDeath netDisposableIncomeDisability netDisposableIncomeRetirement netDisposableIncomeUnemployment',
	),
)

const knowledge = {
	general: 4,
	mortgage: 6,
	death: 3,
	disability: 3,
	unemployment: 3,
	retirement: 3,
	savings: 4,
}

const productMembers: Record<string, Members> = {
	'/api/products/mortgages/{mortgage}/edit-market-value': {
		prefilled: 'basedOn marketValue marketValueDate',
		address: 'productActionId',
	},
	'/api/products/mortgages/{mortgage}/update-details': {
		typed: under('data.newLoanParts[].', join('type amount currentAmount', partDetails)),
		kept: 'data.loanParts[].currentAmount',
		prefilled: join(
			under(
				'data.',
				'basedOn marketValue marketValueDate smartcareMinimumSavingsAmount smartcareMinimumSavingsPeriod smartcareAbstainFromCalculationTill',
			),
			under('data.loanParts[].', join('type amount', partDetails)),
		),
		row: 'data.loanParts[].id',
		address: 'productActionId',
	},
	'/api/products/mortgages/{mortgage}/update-present-opportunity-to-consumer': {
		typed: 'isAgreed futureDate',
		prefilled: 'customAmount customPeriod',
		address: 'productActionId',
	},
	'/api/products/mortgages/actions/{action}/date-conditions-precedent': { typed: 'dateConditionsPrecedent' },
	'/api/products/bankguarantees/actions/{action}/submit-choice': { typed: 'accepted' },
	'/api/products/otds/actions/{action}/sign': {
		prefilled: under('data.', 'sepaAccountholderIbanAccount sepaAccountholderIbanName'),
		computed: 'data',
	},
	'/api/products/general-insurances/{insurance}/damage-reports': {
		typed: 'date time cause notes file[]',
		address: 'product_id',
	},
	'/api/products/cardifao/actions/{action}/accept': {},
	'/api/products/cardifao/actions/{action}/decline': {},
	'/api/products/appointments/{appointment}/cancel': {},
	'/api/invoices/get-payment': { address: 'invoiceId productActionId productId' },
	'/api/invoices/validate-payment': { address: 'invoiceId productActionId productId' },
}

const formMembers: Record<string, Members> = {
	'/api/mortgage-check/submit-form': { ...check, address: 'productActionId' },
	'/api/mortgage-check/submit-form-no-login': {
		...check,
		address: 'productActionId',
		session: 'consumerId',
	},
	'/api/advice_profile': { typed: under('data.', profile), address: 'productActionId' },
	'/api/knowledge-form': {
		typed: Object.entries(knowledge)
			.flatMap(([group, count]) => Array.from({ length: count }, (_, at) => `answers.${group}_${at + 1}`))
			.join(' '),
		address: 'productActionId',
	},
	'/api/inventory-form': {
		typed: join(
			under('data.additionalData.', 'addressData appointmentGoal existingOrNew housingType purchasePrice'),
			under('data.consumer.', 'children grossMonthlyIncome'),
			under('data.partner.', 'children grossMonthlyIncome'),
			under('data.general.', 'extraRemarksOrQuestions hasOrHadCoCRegistration'),
			under(
				'data.mortgage.',
				'WOZ currentDebtAmount currentMonthlyMortgageAmount currentMortgageAmount currentSavingsAmount hasMortgage hasSavingsOrInvestingLinked lender maxNetMonthlyAmount monthlySavings mortgageStartDate mortgageTotal savingsOrInvestingAmount',
			),
			under('data.mortgage.loanParts[].', 'endDate lender percentage startDate type'),
			'data.pension.pensionDate data.partnerPension.partnerPensionDate',
			under('data.pension.pensions[].', pension),
			under('data.partnerPension.partnerPensions[].', pension),
		),
		prefilled: join(under('data.consumer.', join(person, 'hasPartner')), under('data.partner.', person)),
		computed: 'data.partner.hasPartner',
		address: 'productActionId',
	},
	'/api/inventory-form/ockto-renew-qr/{action}': {},
	'/api/inventory-form/ockto-debug/{action}': { typed: 'testCase' },
	'/api/inventory-form/iwize/{action}': { typed: 'iwize-data iwize-data-origin iwize-events' },
	'/api/documents': { typed: 'comment file[]', address: 'productActionId' },
	'/api/actions/{action}/respond-document-approval': { typed: 'explanation response' },
	'/api/create-dossier': {
		typed: join(
			'hasPartner productPhase',
			under(
				'persons[].',
				'city country dateOfBirth email firstName gender homePhone houseNumber houseNumberAddition incomeType initials lastName mobilePhone postalCode preposition street',
			),
		),
		computed: 'leadSource persons[].addressStyle',
	},
}

const accessMembers: Record<string, Members> = {
	'/api/auth/login': { typed: 'email password' },
	'/api/auth/two-factor': { typed: 'code enabled', session: 'accessToken consumerId' },
	'/api/auth/refresh': { session: 'refreshToken' },
	'/api/auth/forgot-password': { typed: 'email' },
	'/api/auth/start-password-reset': { session: 'token' },
	'/api/auth/reset-password': { typed: 'password', session: 'token' },
	'/api/auth/product-action-login': { typed: 'birthday email', address: 'productActionId' },
	'/api/nps-feedback/score': { typed: 'score', session: 'npsToken' },
	'/api/nps-feedback/follow-up': { typed: 'answer', session: 'resultId' },
	'/api/nps-feedback/free-answer': { typed: 'freeAnswer', session: 'resultId' },
}

/** Names separated by blanks, per origin, of every command of the API; a command without body has none. */
export const commandMembers = { ...accessMembers, ...formMembers, ...productMembers }
