import { beforeEach, expect, test } from 'vitest'
import { quietSteps } from '#tests/actions/check-answers'
import { fillWithoutScripts, type Step } from '#tests/actions/steps'
import { deal } from '#tests/support/full'
import { useBranches, createDocument } from '#tests/support/own-branches'
import type { Page } from '#tests/support/page'
import { signIn } from '#tests/support/sign-in'

const { api, portal, branches } = await useBranches()
beforeEach(() => {
	api.backend.reset()
	api.forgetCalls()
})

async function open(licence: {
	content?: Record<string, string>
	smartcare?: Record<string, boolean | string | number>
}) {
	const { content = {}, smartcare = {} } = licence
	const branch = branches.open({
		'/api/licenses/current': createDocument({ content, smartcare, features: {}, modules: {} }),
	})
	const { visitor } = await signIn(portal.url, { branch })
	return visitor.visit('/mortgage-check/10011/11037?step=1')
}

const running: Step[] = quietSteps.slice(0, 2)
const increased: Step[] = [...quietSteps.slice(0, 9), { choose: 'Gestegen' }]

test('Without its switches a check has no loan parts, no value and no free text, and sends none [593] [612] [635]', async () => {
	const page = await open({})
	expect(page.words).not.toContain('Leningdelen')
	const mortgage = await fillWithoutScripts(page, increased)
	expect(mortgage.words).not.toContain('Wat is uw woning nu waard')
	const last = await fillWithoutScripts(mortgage, quietSteps.slice(10))
	await (
		await fillWithoutScripts(last, [{ choose: 'Nee', of: 'Zullen wij u bellen?' }])
	).press('Gegevens versturen')
	expect(api.callsTo('POST', '/api/mortgage-check/submit-form').map(({ json }) => json)).toEqual([
		{
			productActionId: '11037',
			formData: {
				mortgage_running: 'yes',
				call_me: 'no',
				current_family_situation: 'single',
				expected_changes: 'none',
				financial_changes: 'none',
				home_suits_family_situation: 'yes',
				home_developed_since_mortgage: 'increased',
				expect_mortgage_cost_reduction: 'no',
				is_everything_clear: 'yes',
				other_questions: null,
				no_plans: '1',
				no_reason: '1',
				calculated_score: 30,
				parts: [],
				new_parts: [],
			},
		},
	])
})

test.each(
	deal('questionnaires', [
		['question1BEnabled', true],
		['mortgage_check_enable_question_1b', '1'],
	]),
)('Loan parts are asked with %s [593] [635]', async (name, value) => {
	const page = await open({ smartcare: { [name]: value } })
	expect(page.getByRole('group', { name: 'Leningdeel 3' })).toBeTruthy()
	expect(page.getByRole('button', { name: 'Voeg een leningdeel toe' })).toBeTruthy()
})

test.each(
	deal('questionnaires', [
		['question7BCEnabled', true],
		['mortgage_check_enable_question_7b_c', 1],
	]),
)('The value of the home is asked with %s [612] [613] [635]', async (name, value) => {
	const page = await fillWithoutScripts(await open({ smartcare: { [name]: value } }), increased)
	const bases = page.getByLabelText<HTMLSelectElement>(/^Waarop is deze waarde gebaseerd/)
	expect([...bases.options].map((option) => option.value).sort()).toEqual([
		'',
		...['other', 'remotevaluation', 'valuation', 'woz'],
	])
})

test.each(
	deal('questionnaires', [
		['question11Enabled', true],
		['mortgage_check_enable_question_11', 'true'],
	]),
)('Other questions have room with %s, and may stay empty [635]', async (name, value) => {
	const page = await fillWithoutScripts(await open({ smartcare: { [name]: value } }), quietSteps.slice(0, 13))
	expect(page.getByLabelText(/^Heeft u andere vragen of opmerkingen\? \(niet verplicht\)/)).toBeTruthy()
})

test('The firm introduces four steps in its own words, cleaned; else we do [602]', async () => {
	const content = {
		mortgage_check_introduction_family_and_income: '<p>Over <em>thuis</em>.<script>alert(1)</script></p>',
		mortgage_check_introduction_residence: '<p>Over de woning.</p>',
		mortgage_check_introduction_mortgage: '<p>Over de lening.</p>',
		mortgage_check_introduction_questions: '<p>Over vragen.</p>',
	}
	const openOutcome = async (licence: Parameters<typeof open>[0]) => {
		let page: Page = await open(licence)
		const words: string[] = []
		for (const part of [running, quietSteps.slice(2, 6), quietSteps.slice(6, 9), quietSteps.slice(9, 13)]) {
			page = await fillWithoutScripts(page, part)
			words.push(page.document.querySelector('main form')?.previousElementSibling?.textContent ?? '')
			expect(page.html).not.toContain('alert(1)')
		}
		return words
	}
	expect(await openOutcome({ content })).toEqual([
		'Over thuis.',
		'Over de woning.',
		'Over de lening.',
		'Over vragen.',
	])
	expect(await openOutcome({})).toEqual([
		expect.stringContaining('Deze vragen gaan over uw gezin en inkomen.'),
		expect.stringContaining('Past uw woning nog'),
		expect.stringContaining('Wat is er veranderd'),
		expect.stringContaining('Heeft u vragen of twijfels?'),
	])
})

const necessary: Step[] = [
	...quietSteps.slice(0, 3),
	{ choose: 'Een kind erbij' },
	...quietSteps.slice(4, 13),
	{ choose: 'Nee, ik twijfel' },
	...quietSteps.slice(14),
]
const desirable: Step[] = [...quietSteps.slice(0, 13), { choose: 'Nee, ik twijfel' }, ...quietSteps.slice(14)]

test.each(
	deal('questionnaires', [
		['necessary', necessary, 'U heeft een gesprek met uw adviseur nodig.', '[625]'],
		['desirable', desirable, 'Een gesprek met uw adviseur is verstandig.', '[626]'],
		['not_needed', quietSteps, 'U heeft nu geen gesprek nodig.', '[627]'],
	]),
)('The advice "%s" is the firm’s own text, cleaned, or ours [628]', async (name, steps, ours) => {
	const content = { [`mortgage_check_advice_${name}`]: '<p>Bel ons <script>alert(1)</script>nu.</p>' }
	for (const [licence, words] of [
		[{ content }, 'Bel ons nu.'],
		[{}, ours],
	] as const) {
		const last = await fillWithoutScripts(await open(licence), steps)
		const advice = last.getByRole('heading', { name: 'Advies na uw antwoorden' }).closest('section')
		expect(advice?.textContent).toContain(words)
		expect(last.html).not.toContain('alert(1)')
	}
})
