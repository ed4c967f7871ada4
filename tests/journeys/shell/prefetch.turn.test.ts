import { join } from 'node:path'
import Database from 'libsql'
import { expect, test } from 'vitest'
import { prefetchedPages } from '#app/features/shell/late-scripts'
import { rows } from '../access/route-rows'
import { demoPassword, openOverview } from '../../support/sign-in'
import { startVisitor, type Visitor } from '../../support/visitor'
import { useSite } from '#tests/support/use-site'

const site = await useSite()

/** Chromium's request while the pointer is on a link. */
const pointAt = (visitor: Visitor, path: string) =>
	visitor.visit(path, {
		redirects: false,
		headers: {
			'sec-purpose': 'prefetch',
			'sec-fetch-site': 'none',
			referer: `${site.portal.url}/dashboard`,
		},
	})

/** A pattern with an optional end stands for two addresses. */
const listAddresses = () =>
	prefetchedPages.flatMap(listPaths).flatMap((page) => {
		const row = rows[page]
		return row && !row.unseeded ? [row.address] : page.includes(':') ? [] : [page]
	})

function listPaths(pattern: string) {
	const [start = '', end] = pattern.split(/[{}]/)
	return end === undefined ? [start] : [start, start + end]
}

/** Everything that the portal has stored. */
function dumpRecords() {
	const database = new Database(join(site.portal.dataDir, 'sessions.db'))
	const names = database.prepare("select name from sqlite_master where type = 'table' order by name").all()
	const tables = names.map((row) => database.prepare(`select * from "${String(Object(row).name)}"`).all())
	database.close()
	return JSON.stringify(tables)
}

test('A page that is fetched ahead asks the API for data alone, and leaves no trace', async () => {
	const { visitor } = await openOverview(site.portal.url, { branch: 'noord' })
	const addresses = listAddresses()
	expect(addresses.length).toBeGreaterThan(30)
	await pointAt(visitor, '/help')
	const before = dumpRecords()
	site.api.forgetCalls()
	for (const address of addresses)
		expect([address, (await pointAt(visitor, address)).status]).toEqual([address, 200])
	expect(site.api.calls.filter(({ method }) => method !== 'GET')).toEqual([])
	expect(dumpRecords()).toBe(before)
})

test('A notice waits for the page that is opened: a page that would tell it is not fetched ahead [86]', async () => {
	const visitor = startVisitor(site.portal.url)
	const login = await visitor.visit('/?domain=noord')
	login.fill('E-mailadres of gebruikersnaam', 'anna@voorbeeld.nl')
	login.fill('Wachtwoord', demoPassword)
	await login.press('Inloggen', { redirects: false })
	expect((await pointAt(visitor, '/important-documents')).status).toBe(409)
	const others = await visitor.visit('/important-documents', { headers: { 'sec-purpose': 'prefetch' } })
	expect(others.words).toContain('U bent ingelogd.')
	expect((await visitor.visit('/important-documents')).words).toContain('U bent ingelogd.')
	expect((await pointAt(visitor, '/important-documents')).status).toBe(200)
})

test('What leads to the login is not fetched ahead: the page that was asked for comes after it', async () => {
	const guest = startVisitor(site.portal.url)
	await guest.visit('/?domain=noord')
	expect((await pointAt(guest, '/timeline')).status).toBe(409)
})

test('A form makes browsers forget what they fetched ahead', async () => {
	const { page } = await openOverview(site.portal.url, { branch: 'noord' })
	const answer = await page.press('English', { redirects: false })
	expect(answer.headers['clear-site-data']).toBe('"prefetchCache"')
	expect(page.headers['clear-site-data']).toBeUndefined()
})

test('Rules stand on pages for who is signed in, has scripts and saves no data', async () => {
	const { visitor, page } = await openOverview(site.portal.url, { branch: 'noord' })
	const rulesOn = async (path: string, headers = {}) => {
		const { document } = await visitor.visit(path, { headers })
		return document.querySelector('script[type=speculationrules]')?.textContent
	}
	const mobile = { 'sec-ch-ua-mobile': '?1' }
	expect(JSON.parse((await rulesOn('/dashboard')) ?? '')).toMatchObject({
		prefetch: [{ eagerness: 'moderate' }],
	})
	expect(JSON.parse((await rulesOn('/mortgages/10001', mobile)) ?? '')).toMatchObject({
		prefetch: [{ eagerness: 'conservative' }],
	})
	expect(await rulesOn('/settings')).toContain('moderate')
	expect(await rulesOn('/dashboard', { 'save-data': 'on' })).toBeUndefined()
	await page.press('Eenvoudige versie')
	expect(await rulesOn('/dashboard')).toBeUndefined()
	const guest = await startVisitor(site.portal.url).visit('/privacy')
	expect(guest.document.querySelector('script[type=speculationrules]')).toBeNull()
})
