import { within } from '@testing-library/dom'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { changedSteps, ownSteps, quietSteps } from '#tests/actions/check-answers'
import { fillWithoutScripts, type Step } from '#tests/actions/steps'
import { discardDrafts } from '#tests/support/discard-drafts'
import { deal, isFull } from '#tests/support/full'
import type { Page } from '#tests/support/page'
import { readFacts } from '#tests/support/product-site'
import { signIn } from '#tests/support/sign-in'
import { useSite } from '#tests/support/use-site'

const testInFull = test.runIf(isFull('questionnaires'))

const site = await useSite({ as: 'anna' })
const address = '/mortgage-check/10011/11037?step=1'
const path = '/api/mortgage-check/submit-form'
beforeEach(() => site.api.backend.reset())

async function open(email = 'anna@voorbeeld.nl', at = address) {
	const { visitor } = await signIn(site.portal.url, { branch: 'noord', email })
	await discardDrafts(visitor)
	return { visitor, page: await visitor.visit(at) }
}

/** Messages by field, without the general sentence above them [610]. */
function faultsOf(page: Page, all = 'Vul alle verplichte velden in') {
	const summary = page.getByRole('alert')
	expect(summary.textContent).toContain(all)
	return [...summary.querySelectorAll('a')].map(({ textContent }) => textContent)
}
const next = async (page: Page, ...steps: Step[]) => (await fillWithoutScripts(page, steps)).press('Volgende')

test('Every question of every step must be answered, and the summary says so [592] [604] [605] [606] [610]', async () => {
	const { page } = await open()
	const own = await page.press('Volgende')
	expect([own.isRefused, faultsOf(own)]).toEqual([
		true,
		['Loopt deze hypotheek nog? Kies een van de antwoorden'],
	])
	const one = 'Kies een van de antwoorden'
	const least = 'Kies minstens 1 antwoord'
	const family = await (await fillWithoutScripts(own, quietSteps.slice(0, 2))).press('Volgende')
	expect(faultsOf(family)).toEqual([
		`Wat is uw gezinssituatie? ${one}`,
		`Verandert er binnenkort iets in uw gezin? ${one}`,
		`Is er iets veranderd in uw inkomen? ${one}`,
	])
	const residence = await (await fillWithoutScripts(family, quietSteps.slice(2, 6))).press('Volgende')
	expect(faultsOf(residence)).toEqual([
		`Past uw woning nog bij uw gezin? ${one}`,
		`Welke plannen heeft u voor het komende jaar? ${least}`,
	])
	const mortgage = await (await fillWithoutScripts(residence, quietSteps.slice(6, 9))).press('Volgende')
	expect(faultsOf(mortgage)).toEqual([
		`Hoe is de waarde van uw woning veranderd? ${one}`,
		`Waarom zou u uw hypotheek veranderen? ${least}`,
		`Denkt u dat uw maandlasten omlaag kunnen? ${one}`,
	])
	const questions = await (await fillWithoutScripts(mortgage, quietSteps.slice(9, 13))).press('Volgende')
	expect(faultsOf(questions)).toEqual([`Is alles rond uw hypotheek duidelijk? ${one}`])
	const last = await (await fillWithoutScripts(questions, quietSteps.slice(13))).press('Gegevens versturen')
	expect(faultsOf(last)).toEqual([`Zullen wij u bellen? ${one}`])
	expect(site.api.callsTo('POST', path)).toEqual([])
})

test('Somebody older needs at least one plan for ten years [607]', async () => {
	const { visitor } = await open()
	const consumer = { id: '1001', dateOfBirth: '1950-01-01' }
	site.api.answer(http.get('*/api/consumers', () => HttpResponse.json(consumer)))
	const page = await fillWithoutScripts(await visitor.visit(address), quietSteps.slice(0, 7))
	const refused = await page.press('Volgende')
	expect([refused.isRefused, faultsOf(refused)]).toEqual([
		true,
		['Welke plannen heeft u voor de komende tien jaar? Kies minstens 1 antwoord'],
	])
	expect((await next(refused, { choose: 'Eerder stoppen met werken' })).words).toContain('Stap 4 van 6')
})

test('Who moves says when, and who has no plans has no others [608]', async () => {
	const { page } = await open()
	const residence = await fillWithoutScripts(page, quietSteps.slice(0, 7))
	const moving = await next(residence, { choose: 'Verhuizen' })
	expect(faultsOf(moving)).toEqual(['Verhuist u binnen een half jaar? Kies een van de antwoorden'])
	const when = within(moving.getByRole('radiogroup', { name: /^Verhuist u binnen een half jaar/ }))
	expect(when.getAllByRole<HTMLInputElement>('radio').map(({ value }) => value)).toEqual(['', '1', '0'])
	expect(when.getByLabelText<HTMLInputElement>('Ja, binnen een half jaar').value).toBe('1')
	const both = await next(moving, { choose: 'Nee, later' }, { choose: 'Geen plannen' })
	expect(faultsOf(both, 'Kijk de gemarkeerde antwoorden na')).toEqual([
		'Welke plannen heeft u voor het komende jaar? “Geen plannen” past niet bij een ander antwoord',
	])
	both.untick('Geen plannen')
	expect((await both.press('Volgende')).words).toContain('Stap 4 van 6')
})

test('Who wants to be called gives a number, and what stands there without that is not sent [609] [631]', async () => {
	const { page } = await open()
	const last = await fillWithoutScripts(page, [...quietSteps, { choose: 'Ja', of: 'Zullen wij u bellen?' }])
	last.fill('Telefoonnummer', ' ')
	const refused = await last.press('Gegevens versturen')
	expect(faultsOf(refused)).toEqual(['Telefoonnummer: Dit veld is verplicht'])
	await (
		await fillWithoutScripts(refused, [
			{ choose: 'Nee', of: 'Zullen wij u bellen?' },
			{ fill: 'Telefoonnummer', with: '06 5555 0000' },
		])
	).press('Gegevens versturen')
	const [sent] = site.api.callsTo('POST', path)
	expect(sent?.json).not.toHaveProperty('formData.phone')
})

const year = new Date().getFullYear()
test.each(
	deal('questionnaires', [
		[`${year - 56}-12-31`, 'Welke plannen heeft u voor het komende jaar?', 4],
		[`01-01-${year - 56}`, 'Welke plannen heeft u voor het komende jaar?', 4],
		[`${year - 57}-12-31`, 'Welke plannen heeft u voor de komende tien jaar?', 7],
		[null, 'Welke plannen heeft u voor het komende jaar?', 4],
		['onbekend', 'Welke plannen heeft u voor het komende jaar?', 4],
	]),
)('Who was born on %s is asked: %s [611] [617] [618]', async (dateOfBirth, question, count) => {
	const { visitor } = await open()
	site.api.answer(http.get('*/api/consumers', () => HttpResponse.json({ id: '1001', dateOfBirth })))
	const page = await fillWithoutScripts(await visitor.visit(address), quietSteps.slice(0, 6))
	const plans = page.getByRole('group', { name: new RegExp(`^${question.replace('?', '\\?')}`) })
	expect(plans.querySelectorAll('input[type=checkbox]')).toHaveLength(count)
})

test('A known phone is the mobile one, else the one at home; without either the field is empty [634]', async () => {
	const { visitor, page } = await open()
	await fillWithoutScripts(page, quietSteps)
	for (const [phones, known] of [
		[{ phoneMobile: '06 5555 0001', phoneHome: '050 555 00 02' }, '06 5555 0001'],
		[{ phoneHome: '050 555 00 02' }, '050 555 00 02'],
		[{}, ''],
	] as const) {
		site.api.answer(http.get('*/api/consumers', () => HttpResponse.json({ id: '1001', ...phones })))
		const last = await visitor.visit('/mortgage-check/10011/11037?step=6')
		expect(last.getByLabelText<HTMLInputElement>('Telefoonnummer').value).toBe(known)
		await site.api.heal()
	}
})

testInFull('A year later each step in between can be answered as before, with one button', async () => {
	const { page } = await open()
	const last = await fillWithoutScripts(page, [...ownSteps, ...changedSteps])
	await last.press('Gegevens versturen')
	site.api.backend.reset()
	const { page: again } = await open()
	expect(again.queryByRole('button', { name: 'Niets gewijzigd' })).toBeNull()
	let step = await fillWithoutScripts(again, quietSteps.slice(0, 2))
	expect(step.getByRole('heading', { name: /^Uw antwoorden van \d+ \p{L}+ \d{4}$/u })).toBeTruthy()
	expect(readFacts(step)).toMatchObject({ 'Verandert er binnenkort iets in uw gezin?': 'Een kind erbij' })
	for (const place of ['Stap 3 van 6', 'Stap 4 van 6', 'Stap 5 van 6', 'Stap 6 van 6']) {
		step = await step.press('Niets gewijzigd')
		expect(step.words).toContain(place)
	}
	expect(step.queryByRole('button', { name: 'Niets gewijzigd' })).toBeNull()
	await (
		await fillWithoutScripts(step, [{ choose: 'Nee', of: 'Zullen wij u bellen?' }])
	).press('Gegevens versturen')
	const [, second] = site.api.callsTo('POST', path)
	expect(second?.json).toMatchObject({
		formData: { expected_changes: 'child', moving: '1', when_moving: '0', is_everything_clear: 'doubts' },
	})
})

test('An address that is nobody’s, of another mortgage or of another action point leads to not-found [73]', async () => {
	const { visitor } = await open()
	for (const wrong of [
		'/mortgage-check/10012/11037',
		'/mortgage-check/10011/11033',
		'/mortgage-check/10011/21033',
	])
		expect((await visitor.visit(wrong)).path).toBe('/404')
})

testInFull('Without the client’s data nothing is asked, and what was typed waits', async () => {
	const { visitor, page } = await open()
	site.api.fault('GET', '/api/consumers', { status: 500, code: 'genericError' })
	const away = await next(page, { choose: 'Ja', of: 'Loopt deze hypotheek nog?' })
	expect(away.path).toBe('/dashboard')
	expect(away.words).toContain('Uw antwoorden zijn bewaard.')
	await site.api.heal()
	expect((await visitor.visit('/mortgage-check/10011/11037')).words).toContain('Stap 2 van 6')
})
