import { describe, expect, test } from 'vitest'
import { useBranches, createDocument, createListDocument, type OwnAnswers } from '../../support/own-branches'
import { openOverview } from '../../support/sign-in'
import { startVisitor } from '../../support/visitor'

const { portal, branches } = await useBranches()

const nl = { name: 'Nederlands', iso_code: 'nl', is_default: true }
const en = { name: 'English', iso_code: 'en', is_default: false }
const english = createDocument({ ...en, is_default: true })

const open = (answers: OwnAnswers, headers = {}) =>
	startVisitor(portal.url, { headers }).visit(`/?domain=${branches.open(answers)}`)
const signInWith = (answers: OwnAnswers) => openOverview(portal.url, { branch: branches.open(answers) })

describe('The language', () => {
	test('is Dutch, whatever the browser asks for [4]', async () => {
		const page = await open({}, { 'accept-language': 'en,de;q=0.5' })
		expect([page.document.documentElement.lang, page.getByRole('heading', { level: 1 }).textContent]).toEqual(
			['nl', 'Inloggen'],
		)
	})

	test.each<[string, OwnAnswers]>([
		['the current one', { '/api/languages/current': english }],
		[
			'the default of the list',
			{
				'/api/languages/current': { data: null },
				'/api/languages': createListDocument([
					{ ...nl, is_default: false },
					{ ...en, is_default: true },
				]),
			},
		],
		['a regional one', { '/api/languages/current': createDocument({ iso_code: 'en_GB' }) }],
	])('is English where the firm starts with it: %s [5] [283] [284]', async (_what, answers) => {
		const page = await open(answers)
		expect([page.document.documentElement.lang, page.getByRole('heading', { level: 1 }).textContent]).toEqual(
			['en', 'Sign in'],
		)
	})

	test.each(['de', 'fr_FR', '', 'constructor'])(
		'that the portal does not speak counts as none: "%s" [4] [6]',
		async (code) => {
			const page = await open({
				'/api/languages/current': createDocument({ iso_code: code }),
				'/api/languages': createListDocument([nl, { name: 'Anders', iso_code: code, is_default: true }]),
			})
			expect(page.document.documentElement.lang).toBe('nl')
			expect(page.queryByRole('button', { name: 'Anders' })).toBeNull()
		},
	)

	test('can be changed where there is more than one, on the page one is at, and is remembered [5] [149] [671] [674]', async () => {
		const { visitor } = await openOverview(portal.url, { branch: 'noord' })
		const dutch = await visitor.visit('/dashboard?page=2')
		const answer = await dutch.press('English', { redirects: false })
		expect([answer.status, answer.headers.location]).toEqual([303, '/dashboard?page=2'])
		const page = await visitor.visit('/dashboard')
		expect(page.title).toMatch(/^My overview/)
		expect(page.getByRole('button', { name: 'Nederlands' })).toBeTruthy()
		const loggedOut = await page.follow('Sign out')
		expect(loggedOut.words).toContain('You are signed out.')
		expect((await visitor.visit('/')).document.documentElement.lang).toBe('en')
	})

	test('cannot be changed where there is one only [149] [283]', async () => {
		const page = await open({ '/api/languages': createListDocument([nl]) })
		expect(page.queryByRole('button', { name: 'English' })).toBeNull()
		expect(page.document.querySelector('form[action="/language"]')).toBeNull()
	})

	test('chosen at another branch counts again there, but not at a branch without it [4] [149]', async () => {
		const visitor = startVisitor(portal.url)
		const [both, dutch] = [{}, { '/api/languages': createListDocument([nl]) }].map((own) =>
			branches.open(own),
		)
		const at = (domain: string | undefined) => visitor.visit(`/?domain=${domain}`)
		await (await at(both)).press('English')
		const page = await at(dutch)
		expect([page.document.documentElement.lang, page.getByRole('heading', { level: 1 }).textContent]).toEqual(
			['nl', 'Inloggen'],
		)
		expect(page.document.querySelector('form[action="/language"]')).toBeNull()
		expect((await at(both)).document.documentElement.lang).toBe('en')
	})

	test('that nobody offers is not taken from a form [149]', async () => {
		const visitor = startVisitor(portal.url)
		const from = await visitor.visit('/?domain=noord')
		const body = { type: 'application/x-www-form-urlencoded', body: Buffer.from('language=de&returnTo=%2F') }
		expect(
			(await visitor.visit('/language', { method: 'POST', body, from })).document.documentElement.lang,
		).toBe('nl')
	})
})

test('What the firm has in Dutch only is shown in Dutch to who reads English [6]', async () => {
	const { page } = await signInWith({
		'/api/licenses/current': createDocument({ content: { welcome_title: { nl: 'Alleen Nederlands' } } }),
		'/api/notifications': createListDocument([{ label: { nl: 'Kantoor dicht', en: '' } }]),
	})
	const shown = await page.press('English')
	expect(shown.getByRole('heading', { name: 'Alleen Nederlands' })).toBeTruthy()
	expect(shown.words).toContain('Kantoor dicht')
})
