import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { findCard, getCard, readText } from '#tests/support/card'
import type { Page } from '#tests/support/page'
import { openOverview } from '#tests/support/sign-in'
import { useSite } from '#tests/support/use-site'

const site = await useSite({ as: 'anna' })
const path = '/api/documents'
const address = '/important-documents'
const dutch = { id: '1', label: 'Dienstenwijzer', filename: 'wijzer.pdf', language: 'nl' }
const english = { id: '2', label: 'Service guide', filename: 'guide.pdf', language: 'en' }
const spoken = { id: '3', label: 'Geluid', filename: 'uitleg.mp3', language: null }
const photo = { id: '4', label: 'Ons kantoor', filename: 'Kantoor.JPG', language: null }

/** Names and addresses of a document's links. */
function linksOf(page: Page, name: string) {
	const row = page.getByText(name, { selector: 'li div > span:first-child' }).closest('li')
	return [...(row?.querySelectorAll('a') ?? [])].map((link) => [readText(link), link.getAttribute('href')])
}

test('Documents stand under their category, each once, with what they are about [467] [468] [469] [471]', async () => {
	const wijzer = { ...dutch, description: 'Wat wij doen', category: { id: '9', name: 'Dienstverlening' } }
	site.tell(path, wijzer, { ...photo, category: { id: '8', name: 'Over ons' } }, wijzer, spoken)
	const page = await site.anna.visit(address)
	const cards = [...page.document.querySelectorAll('main section h2')].map(readText)
	expect(cards).toEqual(['Dienstverlening', 'Over ons', 'Documenten'])
	const { section, words } = getCard(page, 'Dienstverlening')
	expect(section.querySelectorAll('li')).toHaveLength(1)
	expect(words).toContain('Dienstenwijzer Wat wij doen')
	expect(getCard(page, 'Over ons').words).toContain('Ons kantoor')
	expect(getCard(page, 'Documenten').words).toContain('Geluid')
})

test('Beside the download of a PDF or an image a link opens it in a tab of its own, and says so [469]', async () => {
	site.tell(path, dutch, photo, spoken)
	const page = await site.anna.visit(address)
	expect(linksOf(page, 'Dienstenwijzer')).toEqual([
		['Download Dienstenwijzer', `${address}/1/download`],
		['Bekijk Dienstenwijzer (opent in een nieuw tabblad)', `${address}/1/download?open=1`],
	])
	expect(getCard(page, 'Documenten').words).toContain('Download Dienstenwijzer Bekijk Dienstenwijzer (')
	expect(linksOf(page, 'Ons kantoor')).toHaveLength(2)
	expect(linksOf(page, 'Geluid')).toEqual([['Download Geluid', `${address}/3/download`]])
	const opening = page.getByRole('link', { name: /^Bekijk Dienstenwijzer/ })
	expect([opening.getAttribute('target'), opening.getAttribute('rel')]).toEqual([
		'_blank',
		'noopener noreferrer',
	])
	expect(page.getByRole('link', { name: 'Download Dienstenwijzer' }).getAttribute('target')).toBeNull()
})

test('A document that is there in another language only has no links, and tells why [470]', async () => {
	site.tell(path, dutch, english, { ...dutch, id: '5', label: 'Op papier', filename: null, language: null })
	const page = await site.anna.visit(address)
	expect(linksOf(page, 'Service guide')).toEqual([])
	expect(getCard(page, 'Documenten').words).toContain(
		'Service guideDit document is er niet in het Nederlands.',
	)
	expect(linksOf(page, 'Op papier')).toEqual([])
	expect(linksOf(page, 'Dienstenwijzer')).toHaveLength(2)
})

test.each([
	['nl, en', 'nl', 'en'],
	['en, nl', 'en', 'nl'],
	['en_GB, nl_NL', 'en_GB', 'nl_NL'],
	['nl-NL, eng', 'nl-NL', 'eng'],
])('A document that is listed once per language (%s) has the row of the page [468] [470]', async (...row) => {
	const [, ...languages] = row
	const rows = languages.map((language) => (language.startsWith('n') ? dutch : english))
	site.tell(path, ...rows.map((document, index) => ({ ...document, id: '3', language: languages[index] })))
	const page = await site.anna.visit(address)
	expect(linksOf(page, 'Dienstenwijzer')).toHaveLength(2)
	expect([page.words.includes('Service guide'), page.words.includes('niet in het')]).toEqual([false, false])
	const { visitor, page: start } = await openOverview(site.portal.url, { branch: 'noord' })
	await start.press('English')
	const reader = await visitor.visit(address)
	expect(linksOf(reader, 'Service guide')).toHaveLength(2)
	expect(reader.words).not.toContain('Dienstenwijzer')
	site.api.answer(http.get('*/api/documents/3/download', () => new HttpResponse('inhoud')))
	const file = await reader.follow('Download Service guide')
	expect(file.headers['content-disposition']).toContain('guide.pdf')
})

test('Without a row in the language of the page the first row of a document counts; one for all languages goes before it [468] [470]', async () => {
	const french = { ...dutch, id: '3', label: 'Guide', language: 'fr' }
	const german = { ...dutch, id: '3', label: 'Leitfaden', language: 'de' }
	site.tell(path, french, german, { ...french, id: '4', label: 'Tarifs' }, { ...photo, id: '4' })
	const page = await site.anna.visit(address)
	expect([linksOf(page, 'Guide'), page.words.includes('Leitfaden')]).toEqual([[], false])
	expect([linksOf(page, 'Ons kantoor').length, page.words.includes('Tarifs')]).toEqual([2, false])
})

test('Without documents the page says so [466]', async () => {
	site.tell(path)
	const page = await site.anna.visit(address)
	expect(page.document.querySelector('main h2')?.textContent).toBe('Er zijn nog geen documenten.')
	expect(findCard(page, 'Documenten')).toBeUndefined()
	expect(page.queryByRole('link', { name: /zip/ })).toBeNull()
})

test('A reader of English gets the English links and documents [470] [471]', async () => {
	const { visitor, page } = await openOverview(site.portal.url, { branch: 'noord' })
	await page.press('English')
	site.tell(path, dutch, english)
	const documents = await visitor.visit(address)
	expect(linksOf(documents, 'Service guide')).toEqual([
		['Download Service guide', `${address}/2/download`],
		['View Service guide (opens in a new tab)', `${address}/2/download?open=1`],
	])
	expect(linksOf(documents, 'Dienstenwijzer')).toEqual([])
})

test('The link that opens a document leads to the document itself, under its own name [293] [471]', async () => {
	const page = await site.anna.visit(address)
	const answer = await page.follow(page.getByRole('link', { name: /^Bekijk Privacyverklaring/ }))
	expect(answer.headers).toMatchObject({
		'content-type': 'application/pdf',
		'content-disposition': 'inline; filename="Privacyverklaring.pdf"',
		'cache-control': 'no-store',
		'x-content-type-options': 'nosniff',
	})
	expect(answer.headers['content-security-policy']).toContain("default-src 'none'")
	const kept = await page.follow('Download Privacyverklaring')
	expect(kept.headers['content-disposition']).toBe('attachment; filename="Privacyverklaring.pdf"')
	expect(answer.bytes.equals(kept.bytes)).toBe(true)
})

test.each([
	['text/html', 'wijzer.html', '<script>alert(1)</script>'],
	['image/svg+xml', 'wijzer.svg', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
])(
	'A document that is sent as %s stays a download, also when it is asked to open [293]',
	async (type, name, body) => {
		const headers = { 'content-type': type, 'content-disposition': `inline; filename="${name}"` }
		site.api.answer(http.get('*/api/documents/10704/download', () => new HttpResponse(body, { headers })))
		const answer = await site.anna.visit(`${address}/10704/download?open=1`)
		expect(answer.headers).toMatchObject({
			'content-type': type,
			'content-disposition': `attachment; filename="${name}"`,
			'content-security-policy': "default-src 'none'",
		})
	},
)

test('A file of an action opens in the same way, from the address of its download [293]', async () => {
	const answer = await site.anna.visit('/actions/11017/download-otd?open=1')
	expect(answer.headers['content-type']).toBe('application/pdf')
	expect(answer.headers['content-disposition']).toMatch(/^inline; filename="Opdracht hypotheekadvies/)
})
