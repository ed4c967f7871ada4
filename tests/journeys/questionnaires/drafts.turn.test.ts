import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { aloneAnswers, partnerAnswers, createStepsThrough } from '#tests/actions/hypact-answers'
import { fillWithoutScripts } from '#tests/actions/steps'
import { listNotices } from '#tests/support/card'
import { discardDrafts } from '#tests/support/discard-drafts'
import { isFull, deal } from '#tests/support/full'
import { startPortal, type TestPortal } from '#tests/support/portal'
import { signIn } from '#tests/support/sign-in'
import { useSite } from '#tests/support/use-site'

const testInFull = test.runIf(isFull('questionnaires'))

const first = '/actions/11036/hypact-form?step=1'
const resumed = '/actions/11036/hypact-form'
/** Words for a started action in lists. */
const begun = 'Bewaard op'
const { api, portal } = await useSite()
beforeEach(() => api.backend.reset())

async function clientOf(at: TestPortal, email = 'anna@voorbeeld.nl') {
	return (await signIn(at.url, { branch: 'noord', email })).visitor
}

/** Submits two steps; the third is shown. */
async function takeTwoSteps(at: TestPortal) {
	const anna = await clientOf(at)
	const page = await fillWithoutScripts(
		await anna.visit(first),
		createStepsThrough(partnerAnswers.slice(0, 2)),
	)
	expect(page.document.querySelector('main h2')?.textContent).toMatch(/^Stap 3 van 9/)
	return { anna, page }
}

const stepOf = (page: { document: Document }) => page.document.querySelector('main h2')?.textContent

test('Who filled in nothing and goes on later is told just that, and no task counts as begun (contract §10)', async () => {
	const anna = await clientOf(portal)
	const left = await (await anna.visit(first)).press('Ga later verder')
	expect([left.path, listNotices(left)]).toEqual(['/dashboard', ['Informatie U heeft nog niets ingevuld.']])
	expect((await anna.visit('/actions')).words).not.toContain('Bewaard op')
})

test('Who goes on later finds everything again, also what was half filled in, on another device [108] [513]', async () => {
	const { page } = await takeTwoSteps(portal)
	page.fill('Welk bruto jaarinkomen verwacht u, in euro’s?', '12,')
	const left = await page.press('Ga later verder')
	expect(left.path).toBe('/dashboard')
	expect(listNotices(left)[0]).toMatch(/Alles wat u invulde, staat hier klaar tot \d+ \p{L}+ \d{4}\./u)
	const other = await clientOf(portal)
	const again = await other.visit(resumed)
	expect(stepOf(again)).toMatch(/^Stap 3 van 9/)
	const amount = again.getByLabelText<HTMLInputElement>('Welk bruto jaarinkomen verwacht u, in euro’s?')
	expect(amount.value).toBe('12,')
	expect((await again.press(/^1\. Kennis/)).path).toBe(`${resumed}?step=1`)
})

testInFull('The list of tasks tells what was begun, how far, since when, and leads on to it', async () => {
	await takeTwoSteps(portal)
	const anna = await clientOf(portal)
	const tasks = await anna.visit('/actions')
	expect(tasks.words).toMatch(
		/Hypact\) wacht \d+ dagen .* Stap 3 van 9 · Bewaard op \d+ \p{L}+ \d{4}, \d\d:\d\d uur/u,
	)
	const page = await tasks.follow('Ga verder: Vragen voor het advies (Hypact)')
	expect(stepOf(page)).toMatch(/^Stap 3 van 9/)
})

test('A draft is thrown away after a question, and only then', async () => {
	const { anna } = await takeTwoSteps(portal)
	const tasks = await anna.visit('/actions')
	const question = await tasks.follow('Verwijder Vragen voor het advies (Hypact)')
	expect(question.words).toContain('Wilt u alles wissen wat u invulde bij Vragen voor het advies (Hypact)?')
	expect(stepOf(await question.follow('Nee, ga verder met invullen'))).toMatch(/^Stap 3/)
	const gone = await question.press('Ja, wis alles')
	expect(listNotices(gone)[0]).toContain('Wij hebben gewist')
	expect((await anna.visit('/actions')).words).not.toContain(begun)
	expect(stepOf(await anna.visit(resumed))).toMatch(/^Stap 1/)
	expect((await question.press('Ja, wis alles')).status).toBe(404)
})

test('Nobody else reads a draft or throws it away', async () => {
	const { anna } = await takeTwoSteps(portal)
	const href =
		(await anna.visit('/actions')).getByRole('link', { name: /^Verwijder/ }).getAttribute('href') ?? ''
	const bram = await clientOf(portal, 'bram@voorbeeld.nl')
	expect((await bram.visit(href)).status).toBe(404)
	expect((await bram.visit('/actions')).words).not.toContain(begun)
})

testInFull('What was sent is no draft any more', async () => {
	const anna = await clientOf(portal)
	const page = await fillWithoutScripts(await anna.visit(first), createStepsThrough(partnerAnswers))
	await page.press('Verstuur uw antwoorden')
	expect((await anna.visit('/actions')).words).not.toContain(begun)
})

test('The last step shows all answers, and leads back to each step and forth again [508]', async () => {
	const bram = await clientOf(portal, 'bram@voorbeeld.nl')
	const steps = createStepsThrough(aloneAnswers).slice(0, -aloneAnswers.slice(-1).flat().length)
	const last = await fillWithoutScripts(await bram.visit('/actions/21031/hypact-form?step=1'), steps)
	expect(last.words).toContain('Controleer je antwoorden')
	expect(last.words.replace(/\u00a0/g, ' ')).toMatch(
		/Welk bruto jaarinkomen verwacht je, in euro’s\?€ 52\.500,50/,
	)
	const step = await last.press('Wijzig Verwachting van het inkomen')
	expect(stepOf(step)).toMatch(/^Stap 3/)
	step.choose('Het blijft gelijk')
	const next = await step.press('Volgende')
	expect(stepOf(next)).toMatch(/^Stap 4/)
	const back = await bram.visit('/actions/21031/hypact-form')
	expect(back.words).not.toContain('52.500,50')
	expect(back.words).toContain('Het blijft gelijk')
})

test.each(
	deal('questionnaires', [
		['99', 3],
		['-4', 1],
		['0', 1],
		['2', 2],
		['x', 3],
		['', 3],
		['3e2', 3],
	]),
)('The step "%s" of the address shows step %i, as far as the client has come [509]', async (asked, shown) => {
	const { anna } = await takeTwoSteps(portal)
	expect(stepOf(await anna.visit(`${resumed}?step=${asked}`))).toMatch(new RegExp(`^Stap ${shown} van 9`))
})

testInFull('The way back keeps what stands in a step that is left [509]', async () => {
	const { page } = await takeTwoSteps(portal)
	const trend = { choose: 'Het daalt', of: 'Hoe verandert het inkomen van uw partner in de komende jaren?' }
	const before = await (await fillWithoutScripts(page, [trend])).press('Vorige')
	expect(stepOf(before)).toMatch(/^Stap 2/)
	const office = before.getByLabelText<HTMLTextAreaElement>(/^Om welke functie gaat het/)
	expect(office.value).toBe('Mijn zus is rechter.')
	const again = await before.press('Volgende')
	const chosen = again.document.querySelector<HTMLInputElement>(
		'[name="customer[1].incomeExpectationTrend"]:checked',
	)
	expect(chosen?.value).toBe('daalt')
})

test('Without its earlier steps the last one sends nothing and leads to what is missing [513]', async () => {
	const bram = await clientOf(portal, 'bram@voorbeeld.nl')
	const steps = createStepsThrough(aloneAnswers)
	const last = await fillWithoutScripts(await bram.visit('/actions/21031/hypact-form?step=1'), steps)
	const tasks = await bram.visit('/actions')
	await (await tasks.follow(/^Verwijder/)).press('Ja, wis alles')
	const answer = await last.press('Verstuur je antwoorden')
	expect(listNotices(answer).at(-1)).toContain('Je hebt deze stap nog niet helemaal ingevuld.')
	expect(stepOf(answer)).toMatch(/^Stap 1/)
	expect(api.callsTo('POST', '/api/advice_profile')).toEqual([])
})

test('While the API does not tell who the partner is, the client hears so and what is typed stays [562]', async () => {
	const { anna, page } = await takeTwoSteps(portal)
	api.fault('GET', '/api/consumers/partner', { status: 500, code: 'genericError' }, 1)
	const turned = await anna.visit(resumed)
	expect([turned.path, listNotices(turned)[0]]).toEqual([
		'/dashboard',
		expect.stringContaining('Kon partner data niet vinden.'),
	])
	api.fault('GET', '/api/consumers/partner', { status: 500, code: 'genericError' }, 1)
	const incomeOf = (who: string) => `Welk bruto jaarinkomen verwacht ${who}, in euro’s?`
	for (const who of ['u', 'uw partner']) page.fill(incomeOf(who), '777')
	expect((await page.press('Volgende')).path).toBe('/dashboard')
	const again = await anna.visit(resumed)
	const kept = (who: string) => again.getByLabelText<HTMLInputElement>(incomeOf(who)).value
	expect([kept('u'), kept('uw partner')]).toEqual(['777', '777'])
})

testInFull('A step that was taken outlives the process that took it', async () => {
	const folder = mkdtempSync(join(tmpdir(), 'portal-draft-'))
	onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
	const env = { DATA_DIR: folder }
	const before = await startPortal({ apiUrl: api.url, env })
	await takeTwoSteps(before)
	before.kill('SIGKILL')
	await before.ended
	const after = await startPortal({ apiUrl: api.url, env })
	onTestFinished(() => after.close())
	expect(stepOf(await (await clientOf(after)).visit(resumed))).toMatch(/^Stap 3/)
})

const emptyPresses: [string, string, string | RegExp][] = [
	['/actions/11036/hypact-form', 'Vragen voor het advies (Hypact)', 'Volgende'],
	['/actions/11036/hypact-form', 'Vragen voor het advies (Hypact)', 'Ga later verder'],
	['/actions/11031/inventory?way=manual', 'Inventarisatie', /later verder/i],
	['/actions/11031/inventory?way=manual', 'Inventarisatie', /^Verstuur/],
]

test.each(emptyPresses)('A press without an answer begins no task: %s', async (path, _title, button) => {
	const anna = await clientOf(portal)
	await discardDrafts(anna)
	await (await anna.visit(path)).press(button)
	expect((await anna.visit('/actions')).words).not.toContain(begun)
	expect((await anna.visit('/dashboard')).words).not.toContain(begun)
})

test('One answer begins a task; taken back, it is not begun', async () => {
	const anna = await clientOf(portal)
	await discardDrafts(anna)
	const path = '/actions/11031/inventory?way=manual'
	let name: string | undefined
	const type = async (words: string) => {
		const page = await anna.visit(path)
		const fields = [...page.document.querySelectorAll<HTMLInputElement>('main input[type=text]')]
		name ??= fields.find(({ value }) => value === '')?.name
		const field = fields.find((one) => one.name === name)
		if (!field) throw new Error('The form has no empty field')
		field.value = words
		await page.press(/later verder/i)
		return (await anna.visit('/actions')).words
	}
	expect(await type('  ')).not.toContain(begun)
	expect(await type('Anna')).toContain(begun)
	expect(await type('')).not.toContain(begun)
})
