import { beforeEach, expect, test } from 'vitest'
import { changedData, changedSteps, ownParts, ownSteps, quietSteps } from '#tests/actions/check-answers'
import { fillWithoutScripts } from '#tests/actions/steps'
import { listNotices } from '#tests/support/card'
import { isFull, deal } from '#tests/support/full'
import type { Page } from '#tests/support/page'
import { readFacts } from '#tests/support/product-site'
import { signIn } from '#tests/support/sign-in'
import { useSite } from '#tests/support/use-site'

const testInFull = test.runIf(isFull('questionnaires'))

const site = await useSite({ as: 'anna' })
const address = '/mortgage-check/10011/11037?step=1'
const send = 'Gegevens versturen'
const path = '/api/mortgage-check/submit-form'
beforeEach(() => site.api.backend.reset())

async function open(email = 'anna@voorbeeld.nl', at = address) {
	const { visitor } = await signIn(site.portal.url, { branch: 'noord', email })
	return { visitor, page: await visitor.visit(at) }
}

const toTheEnd = [2, 3, 4, 5, 6].map((step) => ({ press: 'Volgende', until: `Stap ${step} van 6` }))
const sent = () => site.api.callsTo('POST', path).map(({ json }) => json)
const headingOf = (page: Page) => page.document.querySelector('main h2')?.textContent

test('Six steps lead to an advice, and all of it goes as the specification says [590] [630] [631] [632] [633]', async () => {
	const { page } = await open()
	expect(page.document.querySelector('h1')?.textContent).toBe('Jaarlijkse hypotheekcheck')
	expect(headingOf(page)).toBe('Stap 1 van 6: Uw gegevens')
	expect(readFacts(page)).toMatchObject({
		Geldverstrekker: 'Wierde Hypotheken',
		Adres: 'Lindelaan 14, 9711 AB Groningen',
		'Waarde die wij kennen': '€ 415.000,00',
	})
	const last = await fillWithoutScripts(page, [...ownSteps, ...changedSteps])
	expect(headingOf(last)).toBe('Stap 6 van 6: Advies')
	const landed = await last.press(send)
	expect(sent()).toEqual([{ productActionId: '11037', formData: { ...changedData, ...ownParts } }])
	expect([landed.path, landed.received?.lines[0]]).toEqual([
		'/dashboard',
		'Wij hebben uw hypotheekcheck ontvangen.',
	])
})

testInFull(
	'Who has nothing to tell sends every listed key, and no phone that is known already [630] [631]',
	async () => {
		const { page } = await open()
		const last = await fillWithoutScripts(page, [...quietSteps, { choose: 'Ja', of: 'Zullen wij u bellen?' }])
		expect(last.getByLabelText<HTMLInputElement>('Telefoonnummer').value).toBe('06 5555 2233')
		await last.press(send)
		expect(sent()).toMatchObject([{ formData: { call_me: 'yes', calculated_score: 0, new_parts: [] } }])
		const [body] = sent() as { formData: Record<string, unknown> }[]
		expect(Object.keys(body?.formData ?? {}).sort()).toEqual(
			[
				...[
					'mortgage_running',
					'call_me',
					'current_family_situation',
					'expected_changes',
					'financial_changes',
				],
				...['home_suits_family_situation', 'home_developed_since_mortgage', 'expect_mortgage_cost_reduction'],
				...['is_everything_clear', 'other_questions', 'no_plans', 'no_reason'],
				...['calculated_score', 'parts', 'new_parts'],
			].sort(),
		)
	},
)

test('A mortgage that does not run any more jumps to the advice, back to the start, and sends a few keys [594] [600] [601] [629]', async () => {
	const { page } = await open()
	const first = await fillWithoutScripts(page, [{ choose: 'Nee', of: 'Loopt deze hypotheek nog?' }])
	const refused = await first.press('Ga naar de laatste stap')
	expect(refused.getByRole('alert').textContent).toContain(
		'Op welke datum stopte de hypotheek? Dit veld is verplicht',
	)
	const last = await fillWithoutScripts(refused, [
		{ fill: 'Op welke datum stopte de hypotheek?', with: '01-09-2026' },
		{ press: 'Ga naar de laatste stap', until: 'Stap 6 van 6' },
	])
	expect(headingOf(last)).toBe('Stap 6 van 6: Advies')
	expect(last.words).toContain('Alles past nog.')
	expect(last.queryByRole('button', { name: 'Vorige' })).toBeNull()
	expect(headingOf(await last.press('Naar het begin'))).toBe('Stap 1 van 6: Uw gegevens')
	await (await fillWithoutScripts(last, [{ choose: 'Nee', of: 'Zullen wij u bellen?' }])).press(send)
	expect(sent()).toEqual([
		{
			productActionId: '11037',
			formData: {
				mortgage_running: 'no',
				mortgage_end_date: '2026-09-01',
				call_me: 'no',
				calculated_score: 0,
				parts: [],
				new_parts: [],
			},
		},
	])
})

test.each(
	deal('questionnaires', [
		['0', 'Stap 1 van 6'],
		['-4', 'Stap 1 van 6'],
		['7', 'Stap 6 van 6'],
		['999', 'Stap 6 van 6'],
		['3', 'Stap 3 van 6'],
		['twee', 'Stap 6 van 6'],
	]),
)('Step %s of the address is clamped, once all steps can be reached [591]', async (step, place) => {
	const { visitor, page } = await open()
	await fillWithoutScripts(page, quietSteps)
	expect(headingOf(await visitor.visit(`/mortgage-check/10011/11037?step=${step}`))).toContain(place)
})

test('The advice is computed again from what was changed, never from what the browser says [603]', async () => {
	const { page } = await open()
	const last = await fillWithoutScripts(page, [...quietSteps, { choose: 'Nee', of: 'Zullen wij u bellen?' }])
	expect(last.words).toContain('Alles past nog.')
	const back = await last.press('Vorige')
	const changed = await fillWithoutScripts(back, [
		{ choose: 'Nee, ik twijfel' },
		{ press: 'Volgende', until: 'Stap 6 van 6' },
		{ choose: 'Nee', of: 'Zullen wij u bellen?' },
	])
	expect(changed.words).toContain('Een gesprek is verstandig.')
	const field = changed.document.createElement('input')
	Object.assign(field, { type: 'hidden', name: 'calculated_score', value: '900' })
	changed.document.querySelector('main form')?.append(field)
	await changed.press(send)
	expect(sent()).toMatchObject([{ formData: { calculated_score: 50 } }])
})

const part = { id: '71', type: 'annuity', amount: 100_000, interest: 3 }
const told = (...loan_parts: object[]) =>
	site.tell('/api/products/mortgages', { id: '10011', label: 'Huis', loan_parts })

test.each(
	deal('questionnaires', [
		['has other figures', [{ ...part, amount: 5, interest: 9 }]],
		['lost a figure', [{ id: '71', type: 'annuity', interest: 3 }]],
		['has another part', [part, { ...part, id: '99' }]],
		['lost its part', []],
	]),
)(
	'A loan that %s since its step is shown again before anything goes out',
	async (_change, parts: object[]) => {
		told(part)
		const { page } = await open()
		const last = await fillWithoutScripts(page, [
			...quietSteps,
			{ choose: 'Nee', of: 'Zullen wij u bellen?' },
		])
		told(...parts)
		const again = await last.press(send)
		expect(sent()).toEqual([])
		expect([headingOf(again), listNotices(again)]).toEqual([
			'Stap 1 van 6: Uw gegevens',
			[expect.stringContaining('Onze gegevens zijn intussen veranderd.')],
		])
		const seen = await fillWithoutScripts(again, toTheEnd)
		await seen.press(send)
		const ids = parts.map((one) => ({ id: Reflect.get(one, 'id') as string }))
		expect(sent()).toMatchObject([{ formData: { parts: ids } }])
	},
)

testInFull(
	'A loan that changed while its step was open is shown at once; one that does not run is not asked about',
	async () => {
		told(part)
		const { page } = await open()
		const first = await fillWithoutScripts(page, [{ choose: 'Ja', of: 'Loopt deze hypotheek nog?' }])
		told({ ...part, amount: 5 })
		const again = await first.press('Volgende')
		expect([headingOf(again), again.words]).toEqual([
			'Stap 1 van 6: Uw gegevens',
			expect.stringContaining('Onze gegevens zijn intussen veranderd.'),
		])
		told(part)
		const ended = await fillWithoutScripts(again, [
			{ choose: 'Nee', of: 'Loopt deze hypotheek nog?' },
			{ fill: 'Op welke datum stopte de hypotheek?', with: '01-09-2026' },
			{ press: 'Ga naar de laatste stap', until: 'Stap 6 van 6' },
			{ choose: 'Nee', of: 'Zullen wij u bellen?' },
		])
		told({ ...part, amount: 7 })
		await ended.press(send)
		expect(sent()).toMatchObject([{ formData: { mortgage_running: 'no', parts: [] } }])
	},
)
