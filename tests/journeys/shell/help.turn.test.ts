import { describe, expect, test } from 'vitest'
import { createApiHandler, findCard, getCard, readText } from '#tests/support/card'
import { machineTalk, readFaults } from '#tests/support/fault-list'
import type { Page } from '#tests/support/page'
import { openOverview } from '#tests/support/sign-in'
import { startVisitor } from '#tests/support/visitor'
import { useSite } from '#tests/support/use-site'

const site = await useSite({ as: 'anna', isFresh: true })

async function guest(options = {}, branch = 'noord') {
	const visitor = startVisitor(site.portal.url, options)
	await visitor.visit(`/?domain=${branch}`)
	return visitor
}

const linksOf = (part: ParentNode) => [...part.querySelectorAll('a')].map((link) => link.getAttribute('href'))
const mainOf = ({ document }: Page) => readText(document.querySelector('main') ?? document.body)
const advisors = 'Uw adviseurs'

test('A guest who cannot log in finds help: the firm, a new password, and what explains more', async () => {
	const visitor = await guest({ textBrowser: true })
	const page = await (await visitor.visit('/')).follow('Hulp')
	expect([page.path, page.status]).toEqual(['/help', 200])
	const contact = getCard(page, 'Contact met ons')
	expect(contact.words).toContain('Ossenmarkt 8, Groningen')
	expect(linksOf(contact.section)).toContain('tel:+31505550100')
	expect(linksOf(getCard(page, 'Lukt inloggen niet?').section)).toEqual(['/forgot/password'])
	expect(findCard(page, advisors)).toBeUndefined()
	expect((await page.follow('Kies een nieuw wachtwoord')).path).toBe('/forgot/password')
})

test('Help leads to the glossary, the preferences, the simple version, accessibility and privacy', async () => {
	const visitor = await guest()
	const page = await visitor.visit('/help')
	const links = linksOf(getCard(page, 'Meer hulp op deze site').section).map(String)
	expect(links).toEqual([
		'/glossary',
		'/preferences',
		'/preferences#preferences-scripts',
		'/accessibility',
		'/privacy',
	])
	for (const link of links) expect((await visitor.visit(link)).status, link).toBe(200)
	const choice = (await visitor.visit('/preferences')).document.getElementById('preferences-scripts')
	expect(choice?.getAttribute('name')).toBe('scripts')
})

test('A client finds the advisors of the dashboard, and no help with a login that worked', async () => {
	const page = await (await site.anna.visit('/dashboard')).follow('Hulp')
	const card = getCard(page, advisors)
	const namesOf = (place: typeof card) =>
		place.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
	expect(namesOf(card)).toEqual(namesOf(getCard(await site.anna.visit('/dashboard'), advisors)))
	expect(card.getByRole('link', { name: /^050.555.01.12, bel Marieke Hoekstra$/ }).getAttribute('href')).toBe(
		'tel:0505550112',
	)
	expect(findCard(page, 'Lukt inloggen niet?')).toBeUndefined()
	expect(page.document.querySelector('nav [href="/dashboard"]')).not.toBeNull()
})

test('A client without advisors reads how to reach the firm', async () => {
	site.api.answer(createApiHandler('/api/dossiers', { data: [] }))
	const page = await site.anna.visit('/help')
	expect(findCard(page, advisors)).toBeUndefined()
	expect(getCard(page, 'Contact met ons').words).toContain('Ossenmarkt 8')
})

test('Where the firm tells nothing of itself, a sentence says where its details are', async () => {
	site.api.fault('GET', '/api/licenses/current', { status: 500 })
	const page = await (await guest({}, 'delta')).visit('/help')
	expect([page.status, getCard(page, 'Contact met ons').words]).toEqual([
		200,
		'Contact met onsU vindt onze contactgegevens in onze brieven en e-mails.',
	])
})

describe('Advisors that cannot be fetched are told in a sentence, never by an error page', () => {
	test.each(readFaults)('%j [227]', async (fault) => {
		site.api.fault('GET', '/api/dossiers', fault)
		const page = await site.anna.visit('/help')
		expect([page.status, page.path]).toEqual([200, '/help'])
		expect(getCard(page, advisors).words).toContain('Wij kunnen uw adviseurs nu niet laten zien.')
		expect(getCard(page, 'Contact met ons').words).toContain('Ossenmarkt 8')
		expect(mainOf(page)).not.toMatch(machineTalk)
	})
})

test('Nothing of a dossier is asked for a guest, nor before extra security is set up', async () => {
	const { visitor: eva } = await signInAsEva()
	const visitors = [await guest(), eva]
	site.api.forgetCalls()
	for (const visitor of visitors) expect((await visitor.visit('/help')).status).toBe(200)
	expect(site.api.callsTo('GET', '/api/dossiers')).toEqual([])
	await site.anna.visit('/help')
	expect(site.api.callsTo('GET', '/api/dossiers')).toHaveLength(1)
})

test('An informal client is helped informally, and English is English', async () => {
	const { visitor: bram, page } = await openOverview(site.portal.url, {
		email: 'bram@voorbeeld.nl',
		branch: 'noord',
	})
	expect(mainOf(await bram.visit('/help'))).not.toMatch(/\b(u|uw)\b/i)
	await page.press('English')
	const help = await bram.visit('/help')
	expect([help.title.split(' - ')[0], help.document.documentElement.lang]).toEqual(['Help', 'en'])
})

/** Eva must set up two-factor authentication, so her login ends at the settings. */
async function signInAsEva() {
	const visitor = await guest()
	const login = await visitor.visit('/')
	login.fill('E-mailadres of gebruikersnaam', 'eva@voorbeeld.nl')
	login.fill('Wachtwoord', 'Welkom-2026!')
	expect((await login.press('Inloggen')).path).toBe('/settings')
	return { visitor }
}
