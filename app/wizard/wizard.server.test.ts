import { expect, test, vi } from 'vitest'
import { createFeatureContext, locationOf, post, visit } from '#tests/support/feature-context'
import { findDraft } from '#app/submissions/draft.server'
import { findFormId } from '#app/submissions/form-ids.server'
import { formIdField } from '#app/request/form-fields'
import { getRecordOwner } from '#app/submissions/record-owner.server'
import { answerWizard } from './post-wizard.server'
import { loadWizard } from './wizard-page.server'
import { postWizard } from './post-wizard.server'
import type { WizardStep } from './question'
import { getWizardView } from './wizard-page.server'
import { stepInputsSchema, type Wizard } from './wizard.server'

const yesNo = ['yes', 'no']
const isAsked: WizardStep['isAsked'] = ({ running }) => running !== 'no'
const steps: WizardStep[] = [
	{
		name: 'own',
		blocks: [
			{ name: 'own', questions: [{ kind: 'choice', name: 'running', answers: yesNo }] },
			{
				name: 'parts',
				path: 'parts',
				most: 2,
				questions: [{ kind: 'text', name: 'lender', isOptional: true }],
			},
		],
	},
	{
		name: 'family',
		blocks: [{ name: 'family', questions: [{ kind: 'text', name: 'family' }] }],
		isAsked,
		mayRepeat: true,
	},
	{
		name: 'advice',
		blocks: [{ name: 'advice', questions: [{ kind: 'choice', name: 'call', answers: yesNo }] }],
	},
]
const words = {
	blocks: {},
	questions: { running: { label: 'Loopt deze?' } },
	answers: {},
	steps: { own: 'Uw hypotheek', family: 'Uw gezin', advice: 'Advies' },
}
const base: Wizard = {
	target: { subject: 'check' },
	href: '/check',
	title: 'Check',
	steps,
	words,
	submit: 'Verstuur',
	sends: 'Alles gaat mee.',
}

/** A client at the questionnaire, with a browser's actions. */
async function open(more: Partial<Wizard> = {}) {
	const ctx = await createFeatureContext()
	const wizard = { ...base, ...more }
	const owner = getRecordOwner(ctx)
	return {
		ctx,
		look: (query = '') => getWizardView(ctx, wizard, visit(`/check${query}`)),
		press: (fields: Record<string, string>) => postWizard(ctx, wizard, post(fields)),
		draft: async () => (await findDraft(owner, 'check', stepInputsSchema))?.value,
		newId: () => findFormId(owner, 'check'),
	}
}
const own = { step: 'own', running: 'yes' }
const family = { step: 'family', family: 'Twee kinderen' }

test('The first step has its place, its questions and no way back', async () => {
	const { look } = await open()
	const view = await look()
	expect(view).toMatchObject({
		step: 'own',
		version: 'own 0',
		typed: {},
		tabTitle: 'Stap 1 van 3: Uw hypotheek – Check',
		buttons: { submit: 'Volgende' },
		moves: { previous: undefined, later: 'Ga later verder' },
		overview: {
			progress: 'Stap 1 van 3: Uw hypotheek',
			title: 'Alle stappen',
			steps: [
				{ label: '1. Uw hypotheek', button: undefined, state: 'Nu', isCurrent: true },
				{ label: '2. Uw gezin', button: undefined, state: 'Later', isCurrent: false },
				{ label: '3. Advies', button: undefined, state: 'Later', isCurrent: false },
			],
		},
		words: {
			pickOne: 'Maak een keuze',
			optional: '(niet verplicht)',
			hint: 'dd-mm-jjjj',
			pick: 'Kies in de kalender',
		},
	})
	expect([view.review, view.same, view.facts]).toEqual([undefined, undefined, undefined])
	expect(view.blocks.map(({ name }) => name)).toEqual(['own', 'parts'])
})

test('What was typed is kept and leads on; the last step looks back at all of it', async () => {
	const { look, press, draft } = await open()
	expect(await locationOf(press(own))).toBe('/check?step=2')
	expect(await locationOf(press(family))).toBe('/check?step=3')
	expect(await draft()).toEqual({ own: { running: 'yes' }, family: { family: 'Twee kinderen' } })
	const view = await look()
	expect(view).toMatchObject({
		step: 'advice',
		buttons: { submit: 'Verstuur', note: 'Alles gaat mee.' },
		moves: { previous: 'Vorige' },
		review: {
			title: 'Controleer uw antwoorden',
			change: 'Wijzig',
			parts: [
				{ title: 'Uw hypotheek', button: 'step-1', rows: [{ term: 'Loopt deze?', detail: 'yes' }] },
				{ title: 'Uw gezin', button: 'step-2', rows: [{ term: 'family', detail: 'Twee kinderen' }] },
			],
		},
	})
	expect(view.overview?.steps.map(({ state, button }) => [state, button])).toEqual([
		['Klaar', 'step-1'],
		['Klaar', 'step-2'],
		['Nu', undefined],
	])
	expect(await look('?step=1')).toMatchObject({ step: 'own', typed: { running: 'yes' }, review: undefined })
})

test('The last step gives all answers, to be sent', async () => {
	const { press } = await open()
	await press(own)
	await press(family)
	expect(await press({ step: 'advice', call: 'no' })).toMatchObject({
		values: { running: 'yes', family: 'Twee kinderen', call: 'no' },
		typed: { own: { running: 'yes' }, family: { family: 'Twee kinderen' }, advice: { call: 'no' } },
	})
})

test('A step with a fault is shown again, with what the questionnaire says of it', async () => {
	const { press, draft } = await open({ incomplete: 'mortgageCheck.incomplete' })
	const answer = (await press({ step: 'own' })) as Response
	const { result } = (await answer.json()) as { result: { error: object } }
	expect([answer.status, Object.keys(result.error)]).toEqual([422, ['', 'running']])
	expect(await draft()).toEqual({ own: {} })
	const { press: plain } = await open()
	const other = (await ((await plain({ step: 'own' })) as Response).json()) as { result: { error: object } }
	expect(Object.keys(other.result.error)).toEqual(['running'])
})

test('A later step alone is no whole questionnaire: what is missing comes first', async () => {
	const { ctx, press, newId } = await open()
	const last = { step: 'advice', call: 'no', [formIdField]: await newId() }
	expect(await locationOf(press(last))).toBe('/check')
	expect(ctx.session.data.notices[0]).toMatchObject({ kind: 'info', key: 'wizard.incomplete' })
})

test('Of two presses of the last step the slower one sends nothing and keeps nothing', async () => {
	const { press, draft } = await open()
	const late = { step: 'advice', call: 'no', [formIdField]: 'een oude' }
	expect(await press(late)).toMatchObject({ values: {}, typed: {} })
	expect(await draft()).toBeUndefined()
})

test('Back leads to the step before, past what is not asked, whatever is wrong', async () => {
	const { look, press } = await open()
	expect(await locationOf(press({ step: 'own', previous: 'x' }))).toBe('/check?step=1')
	await press({ step: 'own', running: 'no' })
	expect(await look()).toMatchObject({ step: 'advice', moves: { previous: 'Naar het begin' } })
	expect(await locationOf(press({ step: 'advice', previous: 'x' }))).toBe('/check?step=1')
	await press(own)
	expect(await locationOf(press({ step: 'advice', previous: 'x' }))).toBe('/check?step=2')
})

test('Later keeps what was typed and tells until when', async () => {
	vi.setSystemTime(new Date('2026-11-01T12:00:00Z'))
	const { ctx, press, draft } = await open()
	expect(await locationOf(press({ ...own, later: 'x' }))).toBe('/dashboard')
	vi.useRealTimers()
	expect(ctx.session.data.notices[0]).toMatchObject({
		kind: 'success',
		key: 'wizard.saved',
		values: { until: '1 december 2026' },
	})
	expect(await draft()).toEqual({ own: { running: 'yes' } })
	const { press: elsewhere } = await open({ away: '/weg' })
	expect(await locationOf(elsewhere({ ...own, later: 'x' }))).toBe('/weg')
})

test('A row is added where it is looked for, and no step is taken', async () => {
	const { press, draft } = await open()
	expect(await locationOf(press({ ...own, 'add-parts': 'x' }))).toBe('/check?step=1#parts-1')
	expect(await draft()).toEqual({ own: { running: 'yes', parts: [{}] } })
	expect(await locationOf(press({ ...own, 'parts[0].lender': 'A', 'remove-parts-0': 'x' }))).toBe(
		'/check?step=1#parts',
	)
	expect(await draft()).toEqual({ own: { running: 'yes', parts: [] } })
})

test('What is no field of the step is dropped; one that others are asked is kept', async () => {
	const alsoHeld: WizardStep[] = [
		{ name: 'own', blocks: [{ name: 'more', questions: [{ kind: 'text', name: 'more' }] }] },
	]
	const { press, draft } = await open({ alsoHeld })
	await press({ ...own, more: 'x', other: 'y', family: 'z' })
	expect(await draft()).toEqual({ own: { running: 'yes', more: 'x' } })
})

test('A post of no step leads to the first that is to do', async () => {
	const { press, draft } = await open()
	expect(await locationOf(press({ step: 'none' }))).toBe('/check')
	expect(await draft()).toBeUndefined()
})

test('A questionnaire that was sent is taken for what it is, and keeps nothing', async () => {
	const { press, draft } = await open({ target: { subject: 'check', isDone: true } })
	expect(await press(own)).toMatchObject({ values: {}, typed: {} })
	expect(await draft()).toBeUndefined()
})

test('While there is a problem nothing is shown, and what was typed is kept', async () => {
	const { ctx, look, press, draft } = await open({ problem: 'wizard.partnerMissing' })
	expect(await locationOf(look())).toBe('/dashboard')
	expect(await locationOf(press(own))).toBe('/dashboard')
	expect(await draft()).toEqual({ own: { running: 'yes' } })
	expect(ctx.session.data.notices[0]).toMatchObject({ kind: 'error', key: 'wizard.partnerMissing' })
	const away = await open({ problem: 'wizard.partnerMissing', away: '/weg' })
	expect(await locationOf(away.look())).toBe('/weg')
})

const earlier = {
	at: Date.parse('2025-11-22T12:00:00Z'),
	typed: { own: { running: 'yes' }, family: { family: 'Geen' } },
}

test('Last year’s answers are offered where they still answer the whole step, and given with one press', async () => {
	const { look, press, draft } = await open({ earlier })
	expect((await look()).same).toBeUndefined()
	await press(own)
	expect((await look()).same).toEqual({
		title: 'Uw antwoorden van 22 november 2025',
		rows: [{ term: 'family', detail: 'Geen' }],
		label: 'Niets gewijzigd',
	})
	expect(await locationOf(press({ step: 'family', family: '', same: 'x' }))).toBe('/check?step=3')
	expect((await draft())?.family).toEqual({ family: 'Geen' })
	expect((await look('?step=2')).same).toBeUndefined()
})

test.each([{}, { family: {} }, { family: { family: '' } }])(
	'Answers that fit no more are not offered: %j',
	async (typed) => {
		const { look, press } = await open({ earlier: { ...earlier, typed } })
		await press(own)
		expect(await look()).toMatchObject({ step: 'family', same: undefined })
	},
)

test('A step shows what is known until something is typed, and what is told after the answers so far', async () => {
	const getFacts: Wizard['getFacts'] = (step, values) => ({ title: `${step} ${String(values.running)}` })
	const { look, press } = await open({ known: { family: { family: 'Bekend' } }, getFacts })
	expect((await look()).facts).toEqual({ title: 'own undefined' })
	await press(own)
	expect(await look()).toMatchObject({ typed: { family: 'Bekend' }, facts: { title: 'family yes' } })
	await press({ step: 'family', family: '' })
	expect((await look()).typed).toEqual({ family: '' })
})

test('A form of one step has no overview, no title in the tab and nothing to look back at', async () => {
	const { look } = await open({ steps: steps.slice(2) })
	const view = await look()
	expect(view).toMatchObject({ step: 'advice', buttons: { submit: 'Verstuur' } })
	expect([view.overview, view.tabTitle, view.review, view.moves.previous]).toEqual(Array(4).fill(undefined))
})

test('An address that asks something keeps asking it at every step; without a title the tab tells the place', async () => {
	const { look, press } = await open({ href: '/check?a=1', title: undefined })
	expect(await locationOf(press(own))).toBe('/check?a=1&step=2')
	expect((await look()).tabTitle).toBe('Stap 2 van 3: Uw gezin')
})

test('A page opens with its head, and sends only what was answered whole', async () => {
	const ctx = await createFeatureContext()
	const send = vi.fn(async () => new Response('sent'))
	const opened = {
		ctx,
		wizard: { ...base, steps: steps.slice(2) },
		getHead: async () => ({ head: 'Kop' }),
		send,
	}
	expect(await loadWizard(opened, visit('/check'))).toMatchObject({
		head: 'Kop',
		step: 'advice',
	})
	expect((await answerWizard(opened, post({ step: 'advice' }))).status).toBe(422)
	expect(send).not.toHaveBeenCalled()
	expect(await (await answerWizard(opened, post({ step: 'advice', call: 'no' }))).text()).toBe('sent')
	expect(send).toHaveBeenCalledWith(expect.objectContaining({ values: { call: 'no' } }))
})
