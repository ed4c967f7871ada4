import { expect, test } from 'vitest'
import { listQuestions } from '#tests/support/list-questions'
import { buildCheckSteps, type CheckScope } from './check-steps'

const list = (scope: CheckScope) =>
	buildCheckSteps(scope).flatMap(({ name, blocks }) => [name, ...listQuestions(blocks)])
const loanParts = [{ name: 'parts', questions: [] }]

/** Copied from the specification; the step's name precedes its blocks. */
const whole = [
	'own',
	'own',
	'  mortgage_running: choice, answers yes|no, words yesNo',
	'  mortgage_end_date: date, when mortgage_running=no',
	'  skip_to_finish: next, when mortgage_running=no',
	'parts',
	'family',
	'family',
	'  current_family_situation: choice, answers single|married_with_common_ownership_of_property|married_under_prenuptial_agreement|divorced|partnership_in_community_of_property|partnership_with_conditions|living_together_with_a_cohabitation_contract|living_together_without_a_cohabitation_contract|widow_widower',
	'  expected_changes: choice, answers none|living_together|marry|divorce|partnership|child|other',
	'  financial_changes: choice, answers none|incapacitated|retired|unemployed|better_paid|parttime',
	'residence',
	'residence',
	'  home_suits_family_situation: choice, answers yes|too_small|spare_space|other_location|renovations|other_reason',
	'  ten_year_plans: ticks, answers renovate|energy_efficient|second_house|stop_working_early|help_children|moving|no_plans, words plans, endsWithNone',
	'  when_moving: choice, answers 1|0, when moving=ticked',
	'mortgage',
	'mortgage',
	'  home_developed_since_mortgage: choice, answers equal|increased|decreased',
	'  market_value_amount_increased: money, isOptional, when home_developed_since_mortgage=increased|decreased',
	'  market_value_date_increased: date, isPast, isOptional, when home_developed_since_mortgage=increased|decreased',
	'  based_on_increased: select, answers woz, isOptional, when home_developed_since_mortgage=increased|decreased',
	'  reasons: ticks, answers cheaper|more_certainty|pay_off_faster|borrow_more|other_terms|no_reason, endsWithNone',
	'  expect_mortgage_cost_reduction: choice, answers yes|no, words yesNo',
	'questions',
	'questions',
	'  is_everything_clear: choice, answers yes|financial_product_questions|mortgage_questions|doubts',
	'  other_questions: longText, isOptional',
	'advice',
	'advice',
	'  call_me: choice, answers yes|no, words yesNo',
	'  phone: tel, size medium, when call_me=yes, autoComplete tel',
]

test('With every switch on, and for who was born long ago, all is asked', () => {
	expect(list({ loanParts, bases: ['woz'], otherQuestions: true, isTenYears: true })).toEqual(whole)
})

test('With every switch off there are no loan parts, no details of the value and no other questions', () => {
	const short = whole.filter((line) => !/^parts|market_value|based_on|other_questions/.test(line))
	const plans =
		'  one_year_plans: ticks, answers renovate|energy_efficient|moving|no_plans, words plans, endsWithNone'
	expect(list({ otherQuestions: false, isTenYears: false })).toEqual(
		short.map((line) => (line.includes('ten_year_plans') ? plans : line)),
	)
})

const alwaysAsked = ['own', 'advice']

test('Of a mortgage that ended only the first and the last step are asked; last year’s answers fit what lies between', () => {
	const steps = buildCheckSteps({ otherQuestions: true, isTenYears: false })
	const stepsOf = (mortgage_running: string) =>
		steps.filter((step) => step.isAsked?.({ mortgage_running }) ?? true).map(({ name }) => name)
	const between = ['family', 'residence', 'mortgage', 'questions']
	expect(stepsOf('no')).toEqual(alwaysAsked)
	expect(stepsOf('yes')).toEqual(['own', ...between, ...alwaysAsked.slice(1)])
	expect(steps.flatMap(({ name, mayRepeat }) => (mayRepeat ? name : []))).toEqual(between)
})
