import { checkedValue, type Block, type Question, type WizardStep, type Values } from '#app/wizard/question'

export interface CheckScope {
	/** Question 1B. */
	loanParts?: Block[]
	/** Options of question 7C; absent switches off 7B and 7C. */
	bases?: readonly string[]
	/** Question 11. */
	otherQuestions: boolean
	/** The house's value at the firm, and another amount of its order. */
	value?: number
	beside?: number
	isTenYears: boolean
}

const yesNo = ['yes', 'no']

const familySituations = [
	'single',
	'married_with_common_ownership_of_property',
	'married_under_prenuptial_agreement',
	'divorced',
	'partnership_in_community_of_property',
	'partnership_with_conditions',
	'living_together_with_a_cohabitation_contract',
	'living_together_without_a_cohabitation_contract',
	'widow_widower',
]

export const plans = {
	oneYear: ['renovate', 'energy_efficient', 'moving', 'no_plans'],
	tenYears: [
		'renovate',
		'energy_efficient',
		'second_house',
		'stop_working_early',
		'help_children',
		'moving',
		'no_plans',
	],
}

export const reasons = [
	'cheaper',
	'more_certainty',
	'pay_off_faster',
	'borrow_more',
	'other_terms',
	'no_reason',
]

function choice(name: string, answers: readonly string[], words?: string): Question {
	return { kind: 'choice', name, answers, words }
}

const isNotRunning = { names: ['mortgage_running'], is: ['no'] }

const own: Question[] = [
	choice('mortgage_running', yesNo, 'yesNo'),
	{ kind: 'date', name: 'mortgage_end_date', when: isNotRunning },
	{ kind: 'next', name: 'skip_to_finish', when: isNotRunning },
]

const family: Question[] = [
	choice('current_family_situation', familySituations),
	choice('expected_changes', [
		'none',
		'living_together',
		'marry',
		'divorce',
		'partnership',
		'child',
		'other',
	]),
	choice('financial_changes', ['none', 'incapacitated', 'retired', 'unemployed', 'better_paid', 'parttime']),
]

function residence(isTenYears: boolean): Question[] {
	return [
		choice('home_suits_family_situation', [
			'yes',
			'too_small',
			'spare_space',
			'other_location',
			'renovations',
			'other_reason',
		]),
		{
			kind: 'ticks',
			name: isTenYears ? 'ten_year_plans' : 'one_year_plans',
			answers: isTenYears ? plans.tenYears : plans.oneYear,
			words: 'plans',
			endsWithNone: true,
		},
		{
			...choice('when_moving', ['1', '0']),
			when: { names: ['moving'], is: [checkedValue] },
		},
	]
}

/** Details are optional, because a client may see a change without knowing the amount (contract §6) [612]. */
function mortgage({
	bases,
	value: recorded,
	beside,
}: Omit<CheckScope, 'isTenYears' | 'otherQuestions'>): Question[] {
	const when = { names: ['home_developed_since_mortgage'], is: ['increased', 'decreased'] }
	const details: Question[] = [
		{ kind: 'money', name: 'market_value_amount_increased', isOptional: true, when, recorded, beside },
		{ kind: 'date', name: 'market_value_date_increased', isPast: true, isOptional: true, when },
		{ kind: 'select', name: 'based_on_increased', answers: bases ?? [], isOptional: true, when },
	]
	return [
		choice('home_developed_since_mortgage', ['equal', 'increased', 'decreased']),
		...(bases ? details : []),
		{ kind: 'ticks', name: 'reasons', answers: reasons, endsWithNone: true },
		choice('expect_mortgage_cost_reduction', yesNo, 'yesNo'),
	]
}

function questions(otherQuestions: boolean): Question[] {
	const other: Question = { kind: 'longText', name: 'other_questions', isOptional: true }
	return [
		choice('is_everything_clear', ['yes', 'financial_product_questions', 'mortgage_questions', 'doubts']),
		...(otherQuestions ? [other] : []),
	]
}

const advice: Question[] = [
	choice('call_me', yesNo, 'yesNo'),
	{
		kind: 'tel',
		name: 'phone',
		autoComplete: 'tel',
		size: 'medium',
		when: { names: ['call_me'], is: ['yes'] },
	},
]

/** An ended mortgage has the first and last step only [590] [600]. */
export function buildCheckSteps(scope: CheckScope): WizardStep[] {
	const { loanParts = [], otherQuestions, isTenYears } = scope
	const isAsked = ({ mortgage_running }: Values) => mortgage_running !== 'no'
	const repeatable = { isAsked, gate: 'mortgage_running', mayRepeat: true } as const
	return [
		{ name: 'own', blocks: [{ name: 'own', questions: own }, ...loanParts] },
		{ name: 'family', blocks: [{ name: 'family', questions: family }], ...repeatable },
		{ name: 'residence', blocks: [{ name: 'residence', questions: residence(isTenYears) }], ...repeatable },
		{ name: 'mortgage', blocks: [{ name: 'mortgage', questions: mortgage(scope) }], ...repeatable },
		{
			name: 'questions',
			blocks: [{ name: 'questions', questions: questions(otherQuestions) }],
			...repeatable,
		},
		{ name: 'advice', blocks: [{ name: 'advice', questions: advice }] },
	]
}
