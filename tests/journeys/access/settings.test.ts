import { expect, test } from 'vitest'
import { createApiHandler, findCard, getCard, listNotices } from '#tests/support/card'
import { createDocument, createListDocument } from '#tests/support/own-branches'
import { signIn } from '#tests/support/sign-in'
import { startVisitor } from '#tests/support/visitor'
import { oneBranch, useSite } from '#tests/support/use-site'

const { api, portal } = await useSite({ env: oneBranch })
const anna = (await signIn(portal.url)).visitor

const consumerWith = (attributes: object) =>
	createApiHandler('/api/consumers', createDocument({ display_name: 'Anna', ...attributes }))

test('The header leads a client to the settings, in their own form of address [44] [7]', async () => {
	const page = await (await anna.visit('/dashboard')).follow('Instellingen')
	expect([page.status, page.path, page.title]).toEqual([
		200,
		'/settings',
		'Instellingen - Noorderlicht Financieel Advies',
	])
	expect(page.words).toContain('Waar u bent ingelogd')
	const bram = (await signIn(portal.url, { email: 'bram@voorbeeld.nl' })).visitor
	expect((await bram.visit('/settings')).words).toContain('Waar je bent ingelogd')
})

test('The language in use is the chosen row, another one holds from then on [171] [674]', async () => {
	const { visitor } = await signIn(portal.url)
	const page = await visitor.visit('/settings')
	const rows = getCard(page, 'Taal').getAllByRole('radio') as HTMLInputElement[]
	expect(rows.map(({ value, checked }) => [value, checked])).toEqual([
		['nl', true],
		['en', false],
	])
	page.choose('English')
	const answer = await page.press('Taal opslaan', { redirects: false })
	expect([answer.status, answer.headers.location]).toEqual([303, '/settings'])
	const english = await visitor.visit('/settings')
	expect(english.getByRole('heading', { level: 1 }).textContent).toBe('Settings')
	expect((english.getByLabelText('English') as HTMLInputElement).checked).toBe(true)
})

test('Where a firm has one language there is nothing to choose [171]', async () => {
	await portal.forget()
	api.answer(
		createApiHandler(
			'/api/languages',
			createListDocument([{ name: 'Nederlands', iso_code: 'nl', is_default: true }]),
		),
	)
	const { visitor } = await signIn(portal.url)
	const page = await visitor.visit('/settings')
	expect(page.queryByRole('radio')).toBeNull()
	expect(findCard(page, 'Extra beveiliging')).toBeTruthy()
	await portal.forget()
})

test.each([
	[true, 'Staat aan', 'Zet extra beveiliging uit', '/settings?confirm=two-factor-off'],
	['1', 'Staat aan', 'Zet extra beveiliging uit', '/settings?confirm=two-factor-off'],
	[false, 'Staat uit', 'Zet extra beveiliging aan', '/settings/two-factor'],
	[undefined, 'Staat uit', 'Zet extra beveiliging aan', '/settings/two-factor'],
])(
	'An API that says two_factor %j shows "%s" and the way to "%s" [172] [177]',
	async (two_factor, status, link, address) => {
		api.answer(consumerWith({ two_factor }))
		const card = getCard(await anna.visit('/settings'), 'Extra beveiliging')
		expect(card.words).toContain(status)
		expect(card.getAllByRole('link').map((one) => [one.textContent, one.getAttribute('href')])).toEqual([
			[link, address],
		])
	},
)

test('A status that cannot be asked costs only its own part [177] [249]', async () => {
	api.fault('GET', '/api/consumers', { status: 500 })
	const page = await anna.visit('/settings')
	expect(page.status).toBe(200)
	const card = getCard(page, 'Extra beveiliging')
	expect(card.words).toContain('Wij kunnen nu niet zien of uw extra beveiliging aanstaat.')
	expect(card.queryAllByRole('link')).toEqual([])
	expect(listNotices(page)).toEqual(['Fout Er is een fout opgetreden, probeer het nog een keer.'])
	expect(findCard(page, 'Taal')).toBeTruthy()
})

test('The settings lead to the preferences, which hold for the browser rather than the account', async () => {
	const card = getCard(await anna.visit('/settings'), 'Voorkeuren')
	const link = card.getByRole('link', { name: 'Kies uw voorkeuren' })
	expect(link.getAttribute('href')).toBe('/preferences')
})

test('The partner stands under the settings too, and not where there is none [505]', async () => {
	expect(getCard(await anna.visit('/settings'), 'Uw partner').words).toContain('Geboortedatum')
	api.answer(createApiHandler('/api/consumers/partner', { data: null }))
	expect(findCard(await anna.visit('/settings'), 'Uw partner')).toBeUndefined()
	await api.heal()
	api.fault('GET', '/api/consumers/partner', { status: 500 })
	const page = await anna.visit('/settings')
	expect(getCard(page, 'Uw partner').words).toContain(
		'Wij kunnen de gegevens van uw partner nu niet laten zien.',
	)
	expect(findCard(page, 'Extra beveiliging')).toBeTruthy()
})

test('This device is in the list of sign-ins, with since when, and cannot be signed out by itself there', async () => {
	const card = getCard(await anna.visit('/settings'), 'Waar u bent ingelogd')
	const rows = card.getAllByRole('listitem')
	const own = rows.find((row) => row.textContent.includes('Dit apparaat'))
	expect(own?.textContent).toMatch(/Ingelogd op \d+ [a-z]+ \d{4}, \d\d:\d\d uur\./)
	expect(own?.querySelector('button')).toBeNull()
})

test('Signing out everywhere leads to the login, says so and clears what the browser kept [136]', async () => {
	const { visitor } = await signIn(portal.url)
	const page = await visitor.visit('/settings')
	const answer = await page.press('Log overal uit', { redirects: false })
	expect([answer.status, answer.headers.location]).toEqual([303, '/'])
	expect(answer.headers['clear-site-data']).toBe('"cache", "storage"')
	expect((await visitor.visit('/')).words).toContain('U bent uitgelogd.')
	expect((await visitor.visit('/dashboard')).path).toBe('/')
})

test('A form that names no device, or one that is not there, changes nothing', async () => {
	const anna = (await signIn(portal.url)).visitor
	const page = await anna.visit('/settings')
	for (const fields of ['', 'session=bestaat-niet']) {
		const token = page.document.querySelector<HTMLInputElement>('[name=formToken]')?.value ?? ''
		const body = {
			type: 'application/x-www-form-urlencoded',
			body: Buffer.from(`${fields}&formToken=${encodeURIComponent(token)}`),
		}
		const answer = await anna.visit('/settings', { method: 'POST', body, from: page, redirects: false })
		expect([answer.status, answer.headers.location]).toEqual([303, '/settings'])
	}
	expect((await anna.visit('/dashboard')).path).toBe('/dashboard')
})

test('Who came by a token in the address sees the settings of its owner, and no sign-ins of somebody else [80]', async () => {
	const anna = (await signIn(portal.url)).visitor
	await anna.visit('/settings')
	const bearer = api.callsTo('GET', '/api/consumers')[0]?.headers.authorization?.replace('Bearer ', '') ?? ''
	for (const visitor of [startVisitor(portal.url), (await signIn(portal.url, { email: 'bram' })).visitor]) {
		const page = await visitor.visit(`/settings?accessToken=${bearer}`)
		expect(page.status).toBe(200)
		expect(findCard(page, 'Extra beveiliging')).toBeTruthy()
		expect(page.words).not.toMatch(/Waar (u|je) bent ingelogd/)
		expect(page.html).not.toContain(bearer)
	}
})
