import type { Block, Question, WizardStep } from '#app/wizard/question'

const yesNo = ['1', '0']
const amounts = ['lot', 'enough', 'little', 'nothing']

function choice(name: string, answers: readonly string[], words?: string): Question {
	return { kind: 'choice', name, answers, words }
}

function scale(name: string): Question {
	return { kind: 'choice', name, answers: amounts, words: 'amount', isScale: true }
}

/** `near` has answers of the same order, of this step or one before it. */
function money(name: string, ...near: string[]): Question {
	return { kind: 'money', name, near, isOptional: true }
}

function ticks(name: string, ...endings: string[]): Question {
	return { kind: 'ticks', name, answers: endings.map((ending) => `${name}${ending}`), isOptional: true }
}

const sources = ['FinancialLeaflets', 'Advisor', 'Family', 'Literature']

const mortgageKnowledge: Question[] = [
	choice('isStarter', yesNo, 'yesNo'),
	ticks(
		'riskKnow',
		'SavingsMortgage',
		'InvestmentMortgage',
		'MortgageInterest',
		'NorepaymentMortgage',
		'LinearMortgage',
		'AnnuityMortgage',
	),
	ticks('riskKnowHow', ...sources),
	ticks('deductibilityKnow', 'Capping', 'Borrowing', 'HomeReserve', 'Difference'),
	ticks('deductibilityKnowHow', ...sources),
]

const incomeKnowledge: Question[] = [
	scale('knowIncomeRetirement'),
	scale('knowIncomeDeath'),
	scale('knowIncomeDisability'),
	choice('knowBuyFinancialProduct', ['precise', 'globally', 'nothing']),
	choice('experienceMortgage', ['none', 'closed', 'ongoing']),
]

const pep: Question[] = [
	choice('pepSelf', ['0', '1'], 'pep'),
	choice('pepAssociate', ['0', '1'], 'pep'),
	{
		kind: 'longText',
		name: 'pepReason',
		isOptional: true,
		when: { names: ['pepSelf', 'pepAssociate'], is: ['0', '1'] },
	},
]

const income: Question[] = [
	choice('incomeExpectationTrend', ['gelijk', 'stijgt', 'daalt']),
	{
		kind: 'money',
		name: 'incomeExpectation',
		when: { names: ['incomeExpectationTrend'], is: ['stijgt', 'daalt'] },
	},
]

const retirement: Question[] = [
	choice('inHomeAfterRetirement', yesNo, 'yesNo'),
	money('netDisposableIncomeRetirement'),
]

const savings: Question[] = [
	choice('currentCostsAffordable', yesNo),
	money('monthlySavings'),
	money('totalSavings'),
	money('maxInputSavings'),
]

const goals: Question[] = [
	choice('payOffInFull', yesNo, 'yesNo'),
	{ kind: 'money', name: 'minimumPayOff', when: { names: ['payOffInFull'], is: ['0'] } },
	choice('changesInCosts', ['toenemend', 'afnemend', 'gelijk']),
	{
		kind: 'number',
		name: 'minimumYearsLiving',
		from: 0,
		to: 99,
		example: '10',
		isWhole: true,
		isOptional: true,
	},
]

const risk: Question[] = [
	choice('riskInterestIncrease', ['onacceptabel', 'xjaarzekerheid', 'acceptabel']),
	{
		kind: 'number',
		name: 'yearsNoInterestIncrease',
		from: 1,
		to: 99,
		example: '10',
		isWhole: true,
		when: { names: ['riskInterestIncrease'], is: ['xjaarzekerheid'] },
	},
	{ kind: 'money', name: 'maxCostsIncrease', when: { names: ['riskInterestIncrease'], is: ['acceptabel'] } },
]

const death: Question[] = [
	choice('inHomeAfterDeath', yesNo, 'yesNo'),
	money('netDisposableIncomeDeath', 'netDisposableIncomeRetirement'),
]

const monthly = ['netDisposableIncomeRetirement', 'netDisposableIncomeDeath']
const misfortune: Question[] = [
	choice('inHomeAfterDisability', yesNo, 'yesNo'),
	money('netDisposableIncomeDisability', ...monthly),
	choice('inHomeAfterUnemployment', yesNo, 'yesNo'),
	money('netDisposableIncomeUnemployment', 'netDisposableIncomeDisability', ...monthly),
]

const sustainability: Question[] = [
	choice('sustainabilityInterest', yesNo, 'yesNo'),
	{
		...ticks('sustainabilityFinance', 'Loan', 'Savings'),
		when: { names: ['sustainabilityInterest'], is: ['1'] },
	},
	ticks('sustainabilityReason', 'Costs', 'Comfort', 'Sale', 'Environment'),
	scale('sustainabilityKnowGeneral'),
	scale('sustainabilityKnowEnergy'),
	scale('sustainabilityKnowSavings'),
	scale('sustainabilityKnowFinancing'),
	{ kind: 'longText', name: 'sustainabilityComment', length: 'sustainability', isOptional: true },
]

/** Questions for the partner, and about a death, need a partner [508] [512]. */
export function buildHypactSteps(hasPartner: boolean): WizardStep[] {
	const ofBoth = (questions: readonly Question[]) => blocksOfBoth(questions, hasPartner)
	const about = hasPartner ? 'both' : undefined
	return [
		{
			name: 'knowledge',
			blocks: [
				{ name: 'mortgageKnowledge', questions: mortgageKnowledge },
				{ name: 'incomeKnowledge', questions: incomeKnowledge },
			],
		},
		{ name: 'pep', blocks: [{ name: 'pep', questions: pep }] },
		{ name: 'income', blocks: ofBoth(income) },
		{ name: 'retirement', blocks: ofBoth(retirement) },
		{ name: 'savings', blocks: [{ name: 'savings', about, questions: savings }] },
		{ name: 'goals', blocks: [{ name: 'goals', about, questions: goals }] },
		{ name: 'risk', blocks: [{ name: 'risk', about, questions: risk }] },
		{ name: 'passingAway', blocks: ofBoth(hasPartner ? [...death, ...misfortune] : misfortune) },
		{ name: 'sustainability', blocks: [{ name: 'sustainability', about, questions: sustainability }] },
	]
}

function blocksOfBoth(questions: readonly Question[], hasPartner: boolean): Block[] {
	if (!hasPartner) return [{ name: 'alone', path: 'customer[0]', questions }]
	return [
		{ name: 'self', path: 'customer[0]', questions },
		{ name: 'partner', path: 'customer[1]', about: 'partner', questions },
	]
}
