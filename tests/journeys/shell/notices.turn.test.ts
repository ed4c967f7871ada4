import { expect, test } from 'vitest'
import { useBranches, createListDocument } from '../../support/own-branches'
import { openOverview } from '../../support/sign-in'
import { startVisitor } from '../../support/visitor'

const { portal, branches } = await useBranches()

test('A notice is shown once, and closing it leads back to the same page [86] [111] [228] [674]', async () => {
	const { visitor, page } = await openOverview(portal.url, { branch: 'noord' })
	const area = page.getByRole('region', { name: 'Meldingen' })
	expect(area.textContent).toContain('U bent ingelogd.')
	const closed = await page.press('Melding sluiten')
	expect([closed.status, closed.path]).toEqual([200, '/dashboard'])
	expect(closed.queryByRole('region', { name: 'Meldingen' })).toBeNull()
	expect((await visitor.visit('/dashboard')).words).not.toContain('U bent ingelogd.')
})

test('A notice waits for a page that is seen: files, data for scripts and redirects do not use it up [86]', async () => {
	const visitor = startVisitor(portal.url)
	const login = await visitor.visit('/?domain=noord')
	login.fill('E-mailadres of gebruikersnaam', 'anna@voorbeeld.nl')
	login.fill('Wachtwoord', 'Welkom-2026!')
	await login.press('Inloggen', { redirects: false })
	await visitor.visit('/actions/11012/download')
	await visitor.visit('/', { redirects: false })
	await visitor.visit('/dashboard?_data=routes%2Fportal%2Fdashboard')
	await visitor.visit('/assets/nergens.css')
	expect((await visitor.visit('/important-documents')).words).toContain('U bent ingelogd.')
})

test('Notices belong to one visitor [86]', async () => {
	const [anna, bram] = await Promise.all([
		openOverview(portal.url, { branch: 'noord' }),
		openOverview(portal.url, { branch: 'noord', email: 'bram@voorbeeld.nl' }),
	])
	expect(anna.page.words).toContain('U bent ingelogd.')
	expect(bram.page.words).toContain('Je bent ingelogd.')
	expect(bram.page.words).not.toContain('U bent')
})

test('The messages of the firm stand on the dashboard in the language of the reader, as text [170]', async () => {
	const branch = branches.open({
		'/api/notifications': createListDocument([
			{ label: { nl: 'Wij zijn <b>dicht</b>', en: 'We are closed' } },
			{ label: 'Voor allebei' },
			{ label: '{"nl":"Als tekst","en":"As text"}' },
		]),
	})
	const { visitor, page } = await openOverview(portal.url, { branch })
	for (const text of ['Wij zijn <b>dicht</b>', 'Voor allebei', 'Als tekst'])
		expect(page.getByText(text)).toBeTruthy()
	const again = await visitor.visit('/dashboard')
	expect(again.getByText('Voor allebei')).toBeTruthy()
	const english = await again.press('English')
	for (const text of ['We are closed', 'Voor allebei', 'As text'])
		expect(english.getByText(text)).toBeTruthy()
})

test('Without messages there is no empty list of them [170]', async () => {
	const { page } = await openOverview(portal.url, {
		branch: branches.open({ '/api/notifications': { data: [] } }),
	})
	expect(page.words).not.toContain('Berichten')
})

test('A client who missed a notice finds it in the list of recent ones, newest first', async () => {
	const { visitor, page } = await openOverview(portal.url, { branch: 'noord' })
	expect(page.getByRole('link', { name: 'Meldingen' }).getAttribute('href')).toBe('/notices')
	await (await visitor.visit('/dashboard')).press('Langer ingelogd blijven')
	const rows = (await visitor.visit('/notices')).getAllByRole('row').slice(1)
	expect(rows.map((row) => row.textContent)).toEqual([
		expect.stringMatching(/uurGeluktU blijft ingelogd tot \d\d[.:]\d\d uur\.$/),
		expect.stringMatching(/uurGeluktU bent ingelogd\.$/),
	])
})

test('Recent notices are those of one visit, and say so while there are none', async () => {
	const { visitor } = await openOverview(portal.url, { branch: 'noord' })
	await visitor.visit('/logout')
	const { visitor: next } = await openOverview(portal.url, { branch: 'noord', email: 'bram@voorbeeld.nl' })
	const rows = (await next.visit('/notices')).getAllByRole('row').slice(1)
	expect(rows).toHaveLength(1)
	const nobody = await startVisitor(portal.url).visit('/notices?domain=noord')
	expect(nobody.path).toBe('/')
})
