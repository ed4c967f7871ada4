import { expect, test } from 'vitest'
import { listNotices } from '#tests/support/card'
import type { Page } from '#tests/support/page'
import { demoPassword, signIn } from '#tests/support/sign-in'
import { startVisitor } from '#tests/support/visitor'
import { createPair, logOutElsewhere } from './entry-site'
import { oneBranch, useSite } from '#tests/support/use-site'

const site = await useSite({ env: oneBranch })

function logIn(login: Page, email = 'anna@voorbeeld.nl') {
	login.fill('E-mailadres of gebruikersnaam', email)
	login.fill('Wachtwoord', demoPassword)
	return login.press('Inloggen')
}

test.each([
	['/actions/11025/validate-ideal-payment', 'Log in om te zien of uw betaling is aangekomen.'],
	['/actions/11001/upload-document', 'Log in. Daarna opent uw taak.'],
	['/invoices/all.zip', 'Log in voor het bestand dat u wilde openen.'],
])('On the way to %s the login says for what', async (address, words) => {
	const login = await startVisitor(site.portal.url).visit(address)
	expect([login.path, login.words]).toEqual(['/', expect.stringContaining(words)])
})

test('The login of who came for nothing in particular promises nothing', async () => {
	const visitor = startVisitor(site.portal.url)
	for (const address of ['/', '/dashboard', '/mortgages'])
		expect((await visitor.visit(address)).words).not.toMatch(/Daarna opent|Log in voor|Log in om/)
})

test('A form that was posted after the end waits behind the login, which says that nothing was sent', async () => {
	const { visitor } = await signIn(site.portal.url)
	const form = await visitor.visit('/actions/11001/upload-document')
	form.fill(/^Uw opmerking/, 'Dit is de nieuwste')
	await (await visitor.visit('/logout/confirm')).press('Ja, log uit')
	const login = await form.press('Verstuur')
	expect([login.path, login.words]).toEqual([
		'/',
		expect.stringContaining('Uw antwoorden staan er nog. Er is niets verstuurd.'),
	])
})

test('What was typed waits for its owner when somebody else signs in first', async () => {
	const { visitor } = await signIn(site.portal.url)
	const form = await visitor.visit('/actions/11001/upload-document')
	form.fill(/^Uw opmerking/, 'Dit is de nieuwste')
	await (await visitor.visit('/logout/confirm')).press('Ja, log uit')
	const bram = await logIn(await form.press('Verstuur'), 'bram@voorbeeld.nl')
	expect(bram.words).not.toContain('Dit is de nieuwste')
	await (await visitor.visit('/logout/confirm')).press('Ja, log uit')
	const anna = await logIn(await visitor.visit('/'))
	const again = await anna.follow('Ga naar het formulier')
	expect(again.path).toBe('/actions/11001/upload-document')
	expect(again.words).toContain('Dit is de nieuwste')
})

test.each(['/appointments/10062/calendar.ics', '/invoices/all.zip', '/settings/my-data/all.zip'])(
	'Signing in on the way to %s ends on a page with its link, and starts no download',
	async (address) => {
		const visitor = startVisitor(site.portal.url)
		const landed = await logIn(await visitor.visit(address))
		expect([landed.status, landed.path]).toEqual([200, '/waiting-file'])
		expect([landed.title, listNotices(landed)]).toEqual([expect.stringMatching(/^Uw bestand - /), []])
		expect(landed.words).toContain('Hier is het bestand dat u wilde openen.')
		const link = landed.getByRole('link', { name: 'Open het bestand' })
		expect(link.getAttribute('href')).toBe(address)
	},
)

test('A link with tokens to a file, in the session of another client, is told', async () => {
	const { visitor: bram } = await signIn(site.portal.url, { email: 'bram@voorbeeld.nl' })
	const { query } = await createPair(site.api)
	const page = await bram.visit(`/actions/11012/download?${query}`)
	expect(page.path).toBe('/dashboard')
	expect(listNotices(page)).toEqual([expect.stringMatching(/opende een link van een ander account/)])
})

const ofAnna = '/actions/11001/upload-document'
const refused = 'De pagina die je wilde openen, is niet van dit account of bestaat niet meer.'

test('The page that one client wanted when the session ended is not opened to the next', async () => {
	const { visitor } = await signIn(site.portal.url)
	await logOutElsewhere(site.portal, visitor)
	const bram = await logIn(await visitor.visit(ofAnna), 'bram@voorbeeld.nl')
	expect([bram.path, bram.words]).toEqual(['/dashboard', expect.not.stringContaining(refused)])
	expect((await visitor.visit(ofAnna)).status).toBe(404)
})

test('The same client gets there after the end of the session', async () => {
	const { visitor } = await signIn(site.portal.url)
	await logOutElsewhere(site.portal, visitor)
	expect((await logIn(await visitor.visit(ofAnna))).path).toBe(ofAnna)
})

test('A link on another site is opened by whoever signs in, also after the session of another client', async () => {
	const { visitor } = await signIn(site.portal.url, { email: 'bram@voorbeeld.nl' })
	await logOutElsewhere(site.portal, visitor)
	const login = await visitor.visit(ofAnna, { headers: { 'sec-fetch-site': 'cross-site' } })
	expect((await logIn(login)).path).toBe(ofAnna)
})

test('A page that refuses right after the sign-in is told on the overview, once; later it is a page of its own', async () => {
	const visitor = startVisitor(site.portal.url)
	const overview = await logIn(await visitor.visit(ofAnna), 'bram@voorbeeld.nl')
	expect([overview.status, overview.path]).toEqual([200, '/dashboard'])
	expect(listNotices(overview)).toContainEqual(expect.stringContaining(refused))
	const later = await visitor.visit(ofAnna)
	expect([later.status, later.path]).toEqual([404, '/404'])
	expect(later.words).toContain('Misschien hoort de link bij een ander account.')
	expect(listNotices(await visitor.visit('/dashboard'))).toEqual([])
})

test.each(['/appointments/99999/calendar.ics', '/actions/99999/download', '/actions/99999/quotes.zip?x=1'])(
	'A file that is refused after the sign-in, %s, is told on the overview, and any other file as ever',
	async (address) => {
		const visitor = startVisitor(site.portal.url)
		const landed = await logIn(await visitor.visit(address), 'bram@voorbeeld.nl')
		for (const page of [await landed.follow('Open het bestand'), await visitor.visit(address)]) {
			expect([page.status, page.path]).toEqual([200, '/dashboard'])
			expect(listNotices(page)).toEqual([expect.stringContaining(refused)])
		}
		const other = await visitor.visit('/actions/99998/download')
		expect([other.status, other.words]).toEqual([404, expect.stringContaining('een ander account')])
	},
)

test('A link with tokens to a page that is gone ends on the overview as well', async () => {
	const { query } = await createPair(site.api)
	const page = await startVisitor(site.portal.url).visit(`/mortgages/99999?${query}`)
	expect(page.path).toBe('/dashboard')
	expect(listNotices(page)).toContainEqual(
		expect.stringContaining('is niet van dit account of bestaat niet meer'),
	)
})

const conditionsPath = '/actions/11105/update-date-conditions-precedent'
const dateField = 'Tot en met welke datum gelden de ontbindende voorwaarden?'

test('Two forms that were posted after the end both wait, and a notice links to the one that does not open', async () => {
	const { visitor } = await signIn(site.portal.url)
	const form = await visitor.visit('/actions/11001/upload-document')
	form.fill(/^Uw opmerking/, 'Dit is de nieuwste')
	const conditions = await visitor.visit(conditionsPath)
	conditions.fill(dateField, '24-12-2026')
	await (await visitor.visit('/logout/confirm')).press('Ja, log uit')
	await form.press('Verstuur')
	const login = await conditions.press('Verstuur de datum')
	const shown = await logIn(login)
	expect([shown.path, shown.getByLabelText<HTMLInputElement>(dateField).value]).toEqual([
		conditionsPath,
		'24-12-2026',
	])
	const other = await shown.follow('Ga naar het formulier')
	expect(other.path).toBe('/actions/11001/upload-document')
	expect(other.words).toContain('Dit is de nieuwste')
})

test('A form that was posted after the end with nothing filled in promises no answers, and opens after the login', async () => {
	const { visitor } = await signIn(site.portal.url)
	const form = await visitor.visit('/actions/11001/upload-document')
	await (await visitor.visit('/logout/confirm')).press('Ja, log uit')
	const login = await form.press('Verstuur')
	expect([login.path, login.words]).toEqual(['/', expect.not.stringContaining('antwoorden staan er nog')])
	const shown = await logIn(login)
	expect([shown.path, shown.words]).toEqual([
		'/actions/11001/upload-document',
		expect.not.stringContaining('antwoorden staan er nog'),
	])
})

test('A link keeps its query as it was spelled: a space, a plus sign and their codes stay apart', async () => {
	const address = '/invoices?q=a%20b+c%2Bd&page=1'
	const login = await startVisitor(site.portal.url).visit(`${address}&accessToken=`)
	expect(login.path).toBe('/')
	expect((await logIn(login)).path).toBe(address)
})
