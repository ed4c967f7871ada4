import { describe, expect, test } from 'vitest'
import type { Values } from '#app/wizard/question'
import { judgeScore, computeScore } from './score'

const ticked = true as const

/** Copied from the specification. */
const table: [name: string, answer: string | true, weight: number, numbers: string][] = [
	['mortgage_running', 'yes', 0, '[624]'],
	['current_family_situation', 'divorced', 0, '[624]'],
	['expected_changes', 'none', 0, '[624]'],
	['expected_changes', 'living_together', 40, '[614]'],
	['expected_changes', 'marry', 30, '[614]'],
	['expected_changes', 'divorce', 40, '[614]'],
	['expected_changes', 'partnership', 30, '[614]'],
	['expected_changes', 'child', 40, '[614]'],
	['expected_changes', 'other', 40, '[614]'],
	['financial_changes', 'none', 0, '[624]'],
	['financial_changes', 'incapacitated', 5, '[615]'],
	['financial_changes', 'retired', 15, '[615]'],
	['financial_changes', 'unemployed', 5, '[615]'],
	['financial_changes', 'better_paid', 15, '[615]'],
	['financial_changes', 'parttime', 5, '[615]'],
	['home_suits_family_situation', 'yes', 0, '[624]'],
	['home_suits_family_situation', 'too_small', 40, '[616]'],
	['home_suits_family_situation', 'other_reason', 40, '[616]'],
	['home_suits_family_situation', 'other_location', 40, '[616]'],
	['home_suits_family_situation', 'renovations', 40, '[616]'],
	['home_suits_family_situation', 'spare_space', 20, '[616]'],
	['renovate', ticked, 40, '[617] [618]'],
	['energy_efficient', ticked, 40, '[617] [618]'],
	['second_house', ticked, 30, '[618]'],
	['stop_working_early', ticked, 30, '[618]'],
	['help_children', ticked, 20, '[618]'],
	['moving', ticked, 60, '[617] [618]'],
	['no_plans', ticked, 0, '[624]'],
	['when_moving', '1', 60, '[619]'],
	['when_moving', '0', 60, '[619]'],
	['home_developed_since_mortgage', 'equal', 0, '[624]'],
	['home_developed_since_mortgage', 'increased', 30, '[620]'],
	['home_developed_since_mortgage', 'decreased', 0, '[624]'],
	['cheaper', ticked, 30, '[621]'],
	['more_certainty', ticked, 60, '[621]'],
	['pay_off_faster', ticked, 60, '[621]'],
	['borrow_more', ticked, 60, '[621]'],
	['other_terms', ticked, 60, '[621]'],
	['no_reason', ticked, 0, '[624]'],
	['expect_mortgage_cost_reduction', 'yes', 30, '[622]'],
	['expect_mortgage_cost_reduction', 'no', 0, '[624]'],
	['is_everything_clear', 'yes', 0, '[624]'],
	['is_everything_clear', 'financial_product_questions', 50, '[623]'],
	['is_everything_clear', 'mortgage_questions', 50, '[623]'],
	['is_everything_clear', 'doubts', 50, '[623]'],
	['other_questions', 'doubts', 0, '[624]'],
	['call_me', 'yes', 0, '[624]'],
	['phone', '1', 0, '[624]'],
]

describe('An answer weighs what the specification says', () => {
	for (const [name, answer, weight, numbers] of table)
		test(`${name} ${String(answer)}: ${weight} ${numbers}`, () => {
			expect(computeScore({ [name]: answer })).toBe(weight)
			expect(computeScore({ mortgage_running: 'yes', [name]: answer, expected_changes: 'none' })).toBe(
				name === 'expected_changes' ? 0 : weight,
			)
		})
})

test('A thousand sets of answers weigh the sum of their weights', () => {
	const names = [...new Set(table.map(([name]) => name))]
	let state = 7
	const random = (below: number) => {
		state = (state * 1664525 + 1013904223) % 4294967296
		return Math.floor((state / 4294967296) * below)
	}
	for (let set = 0; set < 1000; set += 1) {
		const values: Values = {}
		let expected = 0
		for (const name of names) {
			const rows = table.filter(([of]) => of === name)
			const row = rows[random(rows.length + 1)]
			if (!row) continue
			values[name] = row[1]
			expected += row[2]
		}
		expect(computeScore(values), JSON.stringify(values)).toBe(expected)
		expect(computeScore({ ...values, mortgage_running: 'no' })).toBe(0)
	}
})

test.each([
	[0, 'notNeeded', '[627]'],
	[44, 'notNeeded', '[627]'],
	[45, 'desirable', '[626]'],
	[74, 'desirable', '[626]'],
	[75, 'necessary', '[625]'],
	[900, 'necessary', '[625]'],
])('A score of %i means: %s %s', (score, outcome) => {
	expect(judgeScore(score)).toBe(outcome)
})
