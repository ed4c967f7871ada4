import { beforeEach, expect, test } from 'vitest'
import { overviewHeading } from '#tests/support/overview-heading'
import { createApiHandler, findCard, getCard } from '#tests/support/card'
import { createListDocument } from '#tests/support/own-branches'
import { signIn } from '#tests/support/sign-in'
import { deal } from '#tests/support/full'
import { useSite } from '#tests/support/use-site'

const { api, portal } = await useSite()
const anna = (await signIn(portal.url, { branch: 'noord' })).visitor
// Fewer actions make the page faster to parse.
beforeEach(() => api.answer(createApiHandler('/api/actions', createListDocument([]))))

const picture = 'https://beelden.voorbeeld.nl/rente.png'
const address = 'https://www.voorbeeld.nl/rente'

type Wording = string | null | { nl?: string; en?: string }

function banner(title: string, url: Wording, image: Wording) {
	return { title, url, image }
}

test("The dashboard opens with the firm's own greeting, formatted as the firm wrote it [160]", async () => {
	const page = await anna.visit('/dashboard')
	expect(page.getByRole('heading', { level: 1 }).textContent).toMatch(overviewHeading)
	const card = getCard(page, 'Welkom bij Noorderlicht')
	expect(card.section.querySelector('p')?.textContent).toBe(
		'Alles over wonen, geld en zekerheid op één plek. Vragen? Bel ons op werkdagen tussen 9.00 en 17.30 uur.',
	)
})

test("The firm's own footer stands under every page, its links included [169]", async () => {
	const footer = (await anna.visit('/dashboard')).getByRole('contentinfo')
	expect(footer.textContent).toContain('Noorderlicht Financieel Advies · Ossenmarkt 8, Groningen')
	expect(footer.querySelector('a[href="tel:+31505550100"]')?.textContent).toBe('050 555 01 00')
	expect(footer.textContent).not.toContain('©')
})

test('A banner is a link with its own picture, which comes through the portal [161] [291]', async () => {
	api.forgetCalls()
	const page = await anna.visit('/dashboard')
	expect(api.callsTo('GET', '/api/banners')).toHaveLength(1)
	const link = page.getByRole('link', { name: /^Rente vastzetten\? Lees hoe dat werkt/ })
	expect(link.getAttribute('href')).toBe('https://www.noorderlicht.voorbeeld.nl/rente-vastzetten')
	const source = link.querySelector('img')?.getAttribute('src') ?? ''
	expect(source).toMatch(/^\/images\//)
	const image = await anna.visit(source)
	expect(image.status).toBe(200)
	expect(image.headers['content-type']).toContain('image/svg+xml')
	expect(image.bytes.toString()).toContain('<svg')
})

test.each(
	deal('pages', [
		['without an address', banner('Zonnepanelen', '', picture)],
		['without a picture', banner('Zonnepanelen', address, '')],
		['without either', banner('Zonnepanelen', null, null)],
		['whose address is a script', banner('Zonnepanelen', 'javascript:alert(1)', picture)],
		['that has an address in English only', banner('Zonnepanelen', { nl: '', en: address }, picture)],
		['that has a picture in English only', banner('Zonnepanelen', address, { en: picture })],
	]),
)('A banner %s is not shown [161]', async (_what, item) => {
	api.answer(createApiHandler('/api/banners', createListDocument([item])))
	const page = await anna.visit('/dashboard')
	expect(page.status).toBe(200)
	expect(page.queryByRole('link', { name: /Zonnepanelen/ })).toBeNull()
	expect(page.html).not.toContain('javascript:alert')
})

test('Of several banners the first whole one is shown, in the language of the reader [161]', async () => {
	const items = [
		banner('Half', address, ''),
		{ title: { nl: 'Nieuws', en: 'News' }, url: { nl: address, en: `${address}/en` }, image: picture },
		banner('Te laat', address, picture),
	]
	api.answer(createApiHandler('/api/banners', createListDocument(items)))
	const dutch = await anna.visit('/dashboard')
	expect(dutch.getByRole('link', { name: /^Nieuws/ }).getAttribute('href')).toBe(address)
	expect(dutch.queryByRole('link', { name: /Half|Te laat/ })).toBeNull()
	const english = await dutch.press('English')
	expect(english.getByRole('link', { name: /^News/ }).getAttribute('href')).toBe(`${address}/en`)
	await english.press('Nederlands')
})

test("The firm's messages for a client stand on the dashboard, in the language of the reader [170]", async () => {
	const labels = [{ label: { nl: 'Kantoor dicht', en: 'Office closed' } }, { label: 'Voor iedereen' }]
	api.answer(createApiHandler('/api/notifications', createListDocument(labels)))
	const dutch = await anna.visit('/dashboard')
	const said = getCard(dutch, 'Berichten')
	expect([...said.section.querySelectorAll('li')].map((item) => item.textContent)).toEqual([
		'Kantoor dicht',
		'Voor iedereen',
	])
	const english = await dutch.press('English')
	expect(getCard(english, 'Announcements').words).toContain('Office closed')
	await english.press('Nederlands')
})

test('What the firm wrote in Dutch alone is told as Dutch on an English page [5]', async () => {
	const onlyDutch = {
		title: { nl: 'Rente omlaag' },
		url: { nl: address, en: address },
		image: { nl: picture, en: picture },
	}
	api.answer(
		createApiHandler('/api/notifications', createListDocument([{ label: { nl: 'Kantoor dicht' } }])),
		createApiHandler('/api/banners', createListDocument([onlyDutch])),
	)
	const english = await (await anna.visit('/dashboard')).press('English')
	const dutchTexts = [...english.document.querySelectorAll('main [lang=nl]')].map((part) => part.textContent)
	await english.press('Nederlands')
	expect(dutchTexts).toEqual(expect.arrayContaining(['Kantoor dicht', 'Rente omlaag']))
})

test('Without messages and banners there is no empty place for them [161] [170]', async () => {
	api.answer(
		createApiHandler('/api/notifications', createListDocument([])),
		createApiHandler('/api/banners', createListDocument([])),
	)
	const page = await anna.visit('/dashboard')
	expect(findCard(page, 'Berichten')).toBeUndefined()
	expect(page.document.querySelector('main a img')).toBeNull()
})
