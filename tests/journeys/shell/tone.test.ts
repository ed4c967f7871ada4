import { describe, expect, test } from 'vitest'
import { useBranches, createDocument, createListDocument, type OwnAnswers } from '../../support/own-branches'
import { openOverview } from '../../support/sign-in'
import { startVisitor } from '../../support/visitor'
import { deal } from '#tests/support/full'

const { api, portal, branches } = await useBranches()

const open = (answers: OwnAnswers, headers = {}) =>
	startVisitor(portal.url, { headers }).visit(`/?domain=${branches.open(answers)}`)
const signInWith = (answers: OwnAnswers) => openOverview(portal.url, { branch: branches.open(answers) })

describe('The tone', () => {
	const style = (own: string | null, firm?: string): OwnAnswers => ({
		'/api/consumers': createDocument({ id: '1001', display_name: 'Anna', address_style: own }),
		'/api/licenses/current': createDocument({ features: firm ? { default_address_style: firm } : {} }),
	})
	const formal = 'Wat u nu kunt doen'
	const informal = 'Wat je nu kunt doen'

	test.each<[string, OwnAnswers, string]>(
		deal('pages', [
			['a formal client', style('formal'), formal],
			['an informal client', style('informal'), informal],
			['an informal client of a formal firm', style('informal', 'formal'), informal],
			['a formal client of an informal firm', style('formal', 'informal'), formal],
			['a client without a wish, at an informal firm', style(null, 'informal'), informal],
			['a client without a wish, at a firm without one', style(null), formal],
			['a wish nobody knows', style('rude', 'loud'), formal],
		]),
	)('follows the client, then the firm: %s [7] [8]', async (_who, answers, title) => {
		const { page } = await signInWith(answers)
		expect(page.getByRole('heading', { name: title })).toBeTruthy()
	})

	test('towards a guest is that of the firm, else formal [7] [8]', async () => {
		expect((await open(style(null, 'informal'))).words).toContain('Hier regel je je zaken met ons')
		expect((await open(style(null))).words).toContain('Hier regelt u uw zaken met ons')
	})

	test.each([
		['anna@voorbeeld.nl', 'noord', formal],
		['bram@voorbeeld.nl', 'noord', informal],
		['bakkerij@voorbeeld.nl', 'delta', formal],
	])('%s reads the whole dashboard in one tone [3] [7]', async (email, branch, title) => {
		const { page } = await openOverview(portal.url, { email, branch })
		expect(page.getByRole('heading', { name: title })).toBeTruthy()
		const words = page.words.replace(/U bent ingelogd\.|Je bent ingelogd\./, '')
		expect(words).not.toMatch(title === formal ? /\b(je|jij|jouw)\b/i : /\b(u|uw)\b/i)
	})
})

describe("The firm's own wording", () => {
	const dictionary = (entries: Parameters<typeof createListDocument>[0]): OwnAnswers => ({
		'/api/dictionary': createListDocument(entries),
	})

	test('stands in the place of a text of the portal, per language [9]', async () => {
		const page = await open(
			dictionary([
				{ id: 'login.title', translation: { nl: 'Mijn poort', en: 'My gate' } },
				{ id: 'login.submit', translation: '{"nl":"Naar binnen","en":"Enter"}' },
				{ id: 'login.password', translation: { nl: 'Geheim', en: '' } },
				{ id: 'no.such.text', translation: { nl: 'Nergens', en: 'Nowhere' } },
			]),
		)
		expect(page.getByRole('heading', { level: 1 }).textContent).toBe('Mijn poort')
		expect(page.getByLabelText('Geheim')).toBeTruthy()
		expect(page.getByRole('button', { name: 'Naar binnen' })).toBeTruthy()
		expect(page.words).not.toContain('Nergens')
		expect(api.callsTo('GET', '/api/dictionary').length).toBeGreaterThan(0)
		const shown = await page.press('English')
		expect(shown.getByRole('heading', { level: 1 }).textContent).toBe('My gate')
		expect(shown.getByLabelText('Password')).toBeTruthy()
	})

	test('has a key of its own for who is spoken to informally [7]', async () => {
		const answers = {
			...dictionary([
				{ id: 'login.purpose', translation: { nl: 'Voor u.' } },
				{ id: 'login.purpose_informal', translation: { nl: 'Voor jou.' } },
			]),
		}
		const informal = {
			'/api/licenses/current': createDocument({ features: { default_address_style: 'informal' } }),
		}
		expect((await open(answers)).words).toContain('Voor u.')
		expect((await open({ ...answers, ...informal })).words).toContain('Voor jou.')
	})

	test('is text, fills in the values of the portal, and reaches the messages too', async () => {
		const page = await open(
			dictionary([
				{ id: 'login.passwordRequired', translation: { nl: '<b>Wachtwoord</b>?' } },
				{ id: 'login.location', translation: { nl: 'U bent bij {{location}}.' } },
			]),
		)
		expect(page.words).toMatch(/U bent bij Kantoor vestiging-\d+\./)
		const refused = await page.press('Inloggen')
		expect(refused.words).toContain('<b>Wachtwoord</b>')
		expect(refused.html).not.toContain('<b>Wachtwoord</b>')
	})

	test.each<[string, OwnAnswers]>([
		['an empty list', { '/api/dictionary': { data: [] } }],
		[
			'entries without an id',
			{ '/api/dictionary': createListDocument([{ id: '', translation: { nl: 'x' } }]) },
		],
		[
			'keys of an object',
			dictionary([
				{ id: '__proto__', translation: { nl: 'x' } },
				{ id: 'constructor.name', translation: { nl: 'x' } },
			]),
		],
		['a group instead of a text', dictionary([{ id: 'login', translation: { nl: 'x' } }])],
	])('that is none changes nothing: %s', async (_what, answers) => {
		const page = await open(answers)
		expect([page.status, page.getByRole('heading', { level: 1 }).textContent]).toEqual([200, 'Inloggen'])
	})
})
