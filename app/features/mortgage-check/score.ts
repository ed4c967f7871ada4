import { lookUp } from '#app/lib/look-up'
import type { Values } from '#app/wizard/question'

export type CheckAdvice = 'necessary' | 'desirable' | 'notNeeded'

/** Points per answer; others count 0 [614-624]. */
const answerWeights: Record<string, Record<string, number>> = {
	expected_changes: { living_together: 40, marry: 30, divorce: 40, partnership: 30, child: 40, other: 40 },
	financial_changes: { incapacitated: 5, retired: 15, unemployed: 5, better_paid: 15, parttime: 5 },
	home_suits_family_situation: {
		too_small: 40,
		other_reason: 40,
		other_location: 40,
		renovations: 40,
		spare_space: 20,
	},
	home_developed_since_mortgage: { increased: 30 },
	expect_mortgage_cost_reduction: { yes: 30 },
	is_everything_clear: { financial_product_questions: 50, mortgage_questions: 50, doubts: 50 },
	when_moving: { '1': 60, '0': 60 },
}

const tickWeights: Record<string, number> = {
	renovate: 40,
	energy_efficient: 40,
	second_house: 30,
	stop_working_early: 30,
	help_children: 20,
	moving: 60,
	cheaper: 30,
	more_certainty: 60,
	pay_off_faster: 60,
	borrow_more: 60,
	other_terms: 60,
}

/** 0 for an ended mortgage. @see [603] [629] */
export function computeScore(values: Values): number {
	if (values.mortgage_running === 'no') return 0
	const weights = Object.entries(values).map(([name, value]) =>
		value === true ? tickWeights[name] : lookUp(answerWeights[name] ?? {}, String(value)),
	)
	return weights.reduce<number>((sum, weight = 0) => sum + weight, 0)
}

/** @see [625-627] */
export function judgeScore(score: number): CheckAdvice {
	if (score >= 75) return 'necessary'
	return score >= 45 ? 'desirable' : 'notNeeded'
}
