import { beforeAll, describe, expect, test } from 'vitest'
import { changedSteps, ownSteps } from '#tests/actions/check-answers'
import { fillWithoutScripts } from '#tests/actions/steps'
import type { Page } from '#tests/support/page'
import { readControls, type Control } from './question-controls'
import { useSite } from '#tests/support/use-site'

const site = await useSite({ as: 'anna' })
const yesNo = ['yes', 'no']
const pages: Page[] = []

beforeAll(async () => {
	let page = await site.anna.visit('/mortgage-check/10011/11037?step=1')
	for (const step of [...ownSteps, ...changedSteps]) {
		if ('press' in step && step.press === 'Volgende') pages.push(page)
		page = await fillWithoutScripts(page, [step])
	}
	pages.push(page)
})

const ticks = (...names: string[]) => Object.fromEntries(names.map((name) => [name, 'tick' as const]))

/** Questions of the specification, by step, with all answers. */
const steps: [numbers: string, asked: Record<string, Control>][] = [
	['[593]', { mortgage_running: yesNo, mortgage_end_date: 'typed' }],
	[
		'[595]',
		{
			current_family_situation: [
				'single',
				'married_with_common_ownership_of_property',
				'married_under_prenuptial_agreement',
				'divorced',
				'partnership_in_community_of_property',
				'partnership_with_conditions',
				'living_together_with_a_cohabitation_contract',
				'living_together_without_a_cohabitation_contract',
				'widow_widower',
			],
			expected_changes: ['none', 'living_together', 'marry', 'divorce', 'partnership', 'child', 'other'],
			financial_changes: ['none', 'incapacitated', 'retired', 'unemployed', 'better_paid', 'parttime'],
		},
	],
	[
		'[596]',
		{
			home_suits_family_situation: [
				...['yes', 'too_small', 'spare_space', 'other_location', 'renovations', 'other_reason'],
			],
			...ticks('renovate', 'energy_efficient', 'moving', 'no_plans'),
			when_moving: ['1', '0'],
		},
	],
	[
		'[597]',
		{
			home_developed_since_mortgage: ['equal', 'increased', 'decreased'],
			market_value_amount_increased: 'typed',
			market_value_date_increased: 'typed',
			based_on_increased: ['woz', 'valuation', 'remotevaluation', 'other'],
			...ticks('cheaper', 'more_certainty', 'pay_off_faster', 'borrow_more', 'other_terms', 'no_reason'),
			expect_mortgage_cost_reduction: yesNo,
		},
	],
	[
		'[598]',
		{
			is_everything_clear: ['yes', 'financial_product_questions', 'mortgage_questions', 'doubts'],
			other_questions: 'typed',
		},
	],
	['[599]', { call_me: yesNo, phone: 'typed' }],
]

describe('The yearly check asks', () => {
	for (const [at, [numbers, asked]] of steps.entries())
		test(`in step ${at + 1}: ${Object.keys(asked).join(', ')} ${numbers}`, () => {
			const found = Object.entries(readControls(pages[at]!))
			const questions = found.filter(([name]) => !/^(new_)?parts\[/.test(name))
			expect(Object.fromEntries(questions)).toEqual(asked)
			const rows = new Set(found.flatMap(([name]) => /^(?:new_)?parts\[\d+\]/.exec(name)?.[0] ?? []))
			expect(rows.size).toBe(at === 0 ? 4 : 0)
			if (at === 5) expect(pages[5]?.words).toContain('Een gesprek is nodig.')
		})

	test('a value of the home by one of four bases, of which none is chosen yet [613]', () => {
		const select = pages[3]?.document.querySelector<HTMLSelectElement>('[name=based_on_increased]')
		expect([...(select?.options ?? [])].map(({ value }) => value)).toEqual([
			...['', 'woz', 'valuation', 'remotevaluation', 'other'],
		])
		expect(select?.value).toBe('')
	})
})
