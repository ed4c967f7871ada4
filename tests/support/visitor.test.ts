import { afterAll, beforeAll, expect, test } from 'vitest'
import { startSampleSite } from './sample-site'
import { startVisitor } from './visitor'

let site: Awaited<ReturnType<typeof startSampleSite>>
beforeAll(async () => {
	site = await startSampleSite()
})
afterAll(() => site.close())

test('The visitor fills in a form, sends the pressed button and a file, and lands where the answer leads', async () => {
	const visitor = startVisitor(site.url)
	const page = await (await visitor.visit('/')).follow('Naar het formulier')
	expect(page.title).toBe('Formulier')
	page.fill('Naam', 'Bram "B"')
	page.fill('Wachtwoord', 'geheim')
	page.fill('Bericht', 'een\ntwee')
	page.choose('Groen')
	page.choose('Maat', 'Groot')
	page.untick('Post')
	page.attach('Bestand', [{ name: 'loon strook.pdf', type: 'application/pdf', bytes: Buffer.from('%PDF-1') }])
	const done = await page.press('Opslaan')

	expect(done.status).toBe(200)
	expect(done.path).toBe('/done')
	expect(done.words).toContain('Koekjes: seen=1; sent=1')
	const sent = site.calls.find((call) => call.method === 'POST')
	expect(sent?.parts.map((part) => [part.name, part.filename ?? part.bytes.toString()])).toEqual([
		['name', 'Bram "B"'],
		['pin', 'geheim'],
		['colour', 'g'],
		['size', 'l'],
		['note', 'een\r\ntwee'],
		['file[]', 'loon strook.pdf'],
		['intent', 'Opslaan'],
	])
	expect(sent?.parts.find((part) => part.filename)?.bytes.toString()).toBe('%PDF-1')
})

test('The visitor sends the headers of a browser: origin and site, and a null origin from a silent page', async () => {
	const visitor = startVisitor(site.url)
	site.calls.splice(0)
	await (await visitor.visit('/form')).press('Weg')
	await (await visitor.visit('/quiet')).press('Weg')
	const [open, silent] = site.calls.filter((call) => call.method === 'POST')
	expect(open?.headers).toMatchObject({
		origin: site.url,
		referer: `${site.url}/form`,
		'sec-fetch-site': 'same-origin',
		'sec-fetch-mode': 'navigate',
	})
	expect(silent?.headers.origin).toBe('null')
	expect(silent?.headers.referer).toBeUndefined()
})

test('A visitor with a text browser sends neither origin nor fetch metadata', async () => {
	const visitor = startVisitor(site.url, { textBrowser: true })
	site.calls.splice(0)
	await (await visitor.visit('/form')).press('Weg')
	const [sent] = site.calls.filter((call) => call.method === 'POST')
	expect(Object.keys(sent?.headers ?? {})).not.toContain('origin')
	expect(Object.keys(sent?.headers ?? {}).filter((name) => name.startsWith('sec-'))).toEqual([])
})
