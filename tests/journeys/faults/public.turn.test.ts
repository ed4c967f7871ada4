import { beforeAll, describe, expect, test } from 'vitest'
import { findCard, listNotices, readText } from '#tests/support/card'
import { generic, machineTalk, readFaults } from '#tests/support/fault-list'
import { deal } from '#tests/support/full'
import { useBranches, startOwnBranches } from '#tests/support/own-branches'
import { openOverview } from '#tests/support/sign-in'
import { startVisitor, type Visitor } from '#tests/support/visitor'

let readers: Record<'nl' | 'en', Visitor>
const { api, portal } = await useBranches()
beforeAll(async () => {
	readers = { nl: startVisitor(portal.url), en: startVisitor(portal.url) }
	await readers.nl.visit('/?domain=noord')
	await (await readers.en.visit('/?domain=noord')).press('English')
})

/** A branch without cached public answers. */
async function newBranch(number: number): Promise<string> {
	await api.heal()
	const branches = startOwnBranches(api)
	for (let count = 0; count < number; count += 1) branches.open()
	return branches.open()
}

const paths = [
	'/api/maintenance',
	'/api/licenses/current',
	'/api/licenses',
	'/api/multiple-domains',
	'/api/languages',
	'/api/languages/current',
	'/api/theme',
	'/api/dictionary',
]
const cases = paths.flatMap((path, row) =>
	readFaults.map((fault, column) => {
		const language = (row + column) % 2 ? ('en' as const) : ('nl' as const)
		return { path, fault, language, number: row * readFaults.length + column }
	}),
)
const words = {
	nl: { title: 'Inloggen', button: 'Inloggen', toggle: 'English', kind: 'Fout' },
	en: { title: 'Sign in', button: 'Sign in', toggle: 'Nederlands', kind: 'Error' },
}

describe(`A call for the set-up of the firm that fails (${cases.length} cases) leaves a login that works, with one notice`, () => {
	test.each(deal('faults', cases))('$path, $fault, $language [227] [244] [245] [246]', async (row) => {
		const { path, fault, language, number } = row
		const domain = await newBranch(number)
		await readers[language].visit(`/?domain=${domain}`, { redirects: false })
		api.forgetCalls()
		api.fault('GET', path, fault)
		const page = await readers[language].visit('/')
		expect(api.callsTo('GET', path).length).toBeGreaterThan(0)
		expect(page.status).toBe(200)
		expect(page.document.documentElement.lang).toBe(language)
		expect(page.document.querySelector('h1')?.textContent).toBe(words[language].title)
		expect(page.document.querySelectorAll('input[name=email], input[name=password]')).toHaveLength(2)
		expect(listNotices(page)).toEqual([`${words[language].kind} ${generic[language]}`])
		const toggles = page.queryAllByRole('button', { name: words[language].toggle })
		expect(toggles).toHaveLength(path === '/api/languages' ? 0 : 1)
		const sheet = page.document.querySelector('style')?.dataset.sheet ?? ''
		expect((await readers[language].visit(sheet)).status).toBe(200)
		expect(readText(page.document.body)).not.toMatch(machineTalk)
	})
})

test.each(deal('faults', paths))(
	'Without %s a client who was signed in still has a dashboard, also where nothing of it is cached [227]',
	async (path) => {
		await api.heal()
		await portal.forget()
		const { visitor } = await openOverview(portal.url, { branch: 'noord', email: 'bram@voorbeeld.nl' })
		api.fault('GET', path, { status: 500 })
		await portal.forget()
		const page = await visitor.visit('/dashboard')
		expect([page.status, page.path]).toEqual([200, '/dashboard'])
		expect(findCard(page, 'Wat je nu kunt doen')).toBeDefined()
		expect(listNotices(page)).toEqual([`Fout ${generic.nl}`])
	},
)

test('An API that is down from the start leaves a login with one notice; signing in says so too [227] [243]', async () => {
	await api.heal()
	await portal.forget()
	await api.refuse()
	const page = await startVisitor(portal.url).visit('/')
	expect(page.status).toBe(200)
	expect(listNotices(page)).toEqual([`Fout ${generic.nl}`])
	page.fill('E-mailadres of gebruikersnaam', 'anna@voorbeeld.nl')
	page.fill('Wachtwoord', 'geheim-woord')
	const answer = await page.press('Inloggen')
	expect(answer.isRefused).toBe(true)
	expect(answer.getByRole('alert').textContent).toContain(generic.nl)
	expect(answer.html).not.toContain('geheim-woord')
	await api.heal()
})

test('What was fetched before goes on serving while the API is down, without a word [227]', async () => {
	await api.heal()
	startOwnBranches(api)
	await portal.forget()
	const visitor = startVisitor(portal.url)
	await visitor.visit('/?domain=noord')
	await api.refuse()
	const page = await visitor.visit('/')
	expect(page.status).toBe(200)
	expect(listNotices(page)).toEqual([])
	expect(page.html).toContain('Kantoor noord')
	await api.heal()
})
