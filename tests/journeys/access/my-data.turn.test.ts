import { JSDOM } from 'jsdom'
import { beforeEach, expect, test } from 'vitest'
import { createStepsThrough, partnerAnswers } from '#tests/actions/hypact-answers'
import { fillWithoutScripts } from '#tests/actions/steps'
import { createApiHandler, getCard, listNotices } from '#tests/support/card'
import { files } from '#tests/support/files'
import type { Page } from '#tests/support/page'
import { readFacts } from '#tests/support/product-site'
import { readZip } from '#tests/support/read-zip'
import { openOverview } from '#tests/support/sign-in'
import { createListDocument } from '#tests/support/own-branches'
import type { Visitor } from '#tests/support/visitor'
import { useSite } from '#tests/support/use-site'

const site = await useSite({ as: 'anna' })
const address = '/settings/my-data'
const hypact = '/actions/11036/hypact-form?step=1'
beforeEach(() => site.api.backend.reset())

async function enter(email = 'anna@voorbeeld.nl') {
	return (await openOverview(site.portal.url, { branch: 'noord', email })).visitor
}

async function beginHypact(visitor: Visitor) {
	const steps = createStepsThrough(partnerAnswers.slice(0, 2))
	await (await fillWithoutScripts(await visitor.visit(hypact), steps)).press('Ga later verder')
}

async function sendValue(visitor: Visitor) {
	const form = await visitor.visit('/mortgages/10011/marketvalue/11033')
	form.choose('Nee')
	form.choose('WOZ-beschikking')
	form.fill('Nieuwe waarde in euro’s', '412500')
	form.fill('Van welke datum is deze waarde?', '1 januari 2026')
	await form.press('Verstuur de waarde')
	return form
}

async function sendFile(visitor: Visitor) {
	const page = await visitor.visit('/actions/21001/upload-document')
	page.attach('Kies een of meer bestanden', [files.pdf()])
	await page.press('Verstuur')
}

function openZip(archive: Page) {
	const found = readZip(archive.bytes)
	const page = new JSDOM(found.get('Lees dit.html')?.toString()).window.document
	const json = (name: string) => JSON.parse(found.get(name)?.toString() ?? 'null') as unknown
	return { found, page, json, words: page.body.textContent.replace(/\s+/g, ' ') }
}

test('Privacy and settings lead to a page that counts what is there, and how much this site keeps', async () => {
	const anna = await enter()
	const settings = await (await anna.visit('/settings')).follow('Bekijk en download uw gegevens')
	const page = await (await anna.visit('/privacy')).follow('Bekijk en download uw gegevens')
	expect([settings.path, page.path]).toEqual([address, address])
	const rows = [...page.document.querySelectorAll('main tbody tr')].map((row) =>
		[...row.children].map((cell) => cell.textContent),
	)
	expect(rows).toContainEqual(['Hypotheken', '3'])
	const groups = page.getAllByRole('table').map((table) => {
		const first = table.querySelector('tbody th')?.textContent
		return [table.querySelector('caption')?.textContent, first]
	})
	expect(groups).toEqual([
		['Over u', 'Uw gegevens bij ons'],
		['Taken, afspraken en papieren', 'Actiepunten'],
		['Producten', 'Hypotheken'],
	])
	expect(
		getCard(page, 'Uit het systeem van ons kantoor').getByRole('link', { name: 'Hypotheken' }),
	).toBeTruthy()
	expect(readFacts(page)).toMatchObject({
		'Half ingevulde formulieren': '0',
		'Bewijzen van wat u verstuurde': '0',
	})
})

test('The download has a page to read and a file for each part, as the portal read it, without keys or addresses', async () => {
	const anna = await enter()
	await beginHypact(anna)
	const page = await anna.visit(address)
	site.api.forgetCalls()
	const archive = await page.follow('Download uw gegevens (zip)')
	expect(archive.headers).toMatchObject({
		'content-type': 'application/zip',
		'content-disposition': 'attachment; filename="Uw gegevens.zip"',
		'cache-control': 'no-store',
	})
	expect(site.api.calls.filter(({ method }) => method !== 'GET')).toEqual([])
	const { found, json, words, page: read } = openZip(archive)
	expect(json('mortgages.json')).toMatchObject([
		{ id: '10011', loanParts: [{ interest: 3.85 }, {}, {}] },
		{},
		{},
	])
	expect(json('consumers.json')).toMatchObject([{ lastName: 'Vries' }])
	expect(json('portal.json')).toMatchObject({
		drafts: [{ closes: '11036' }],
		receipts: [],
		signIns: expect.arrayContaining([
			expect.objectContaining({ browser: 'Chrome', isCurrent: true }),
		]) as unknown,
	})
	expect([read.documentElement.lang, read.querySelector('h1')?.textContent]).toEqual(['nl', 'Uw gegevens'])
	expect(words).toContain('Half ingevuld formulier')
	for (const word of ['Wierde Hypotheken', 'Leningdelen', 'anna@voorbeeld.nl']) expect(words).toContain(word)
	expect(read.querySelectorAll('script, link, img, a, form, [style]')).toHaveLength(0)
	for (const [name, content] of found)
		expect([name, content.toString()]).toEqual([
			name,
			expect.not.stringMatching(/"(https?:\/)?\/\w|Bearer|token/i),
		])
})

test('A client of another language and register gets it in theirs', async () => {
	const bram = await enter('bram@voorbeeld.nl')
	const informal = openZip(await (await bram.visit(address)).follow('Download je gegevens (zip)'))
	expect(informal.words).toContain('Documenten zelf download je op de site.')
	const english = await (await bram.visit(address)).press('English')
	const archive = await (await bram.visit(english.path)).follow('Download your data (zip)')
	expect(archive.headers['content-disposition']).toContain('Your data.zip')
	const found = readZip(archive.bytes)
	expect([...found.keys()].slice(0, 2)).toEqual(['Start here.html', 'consumers.json'])
	expect(found.get('Start here.html')?.toString()).toContain('<html lang="en">')
})

test('What the API does not give is named, on the page, in the download and afterwards; the rest still comes', async () => {
	const anna = await enter()
	site.api.fault('GET', '/api/products/mortgages', { status: 500 })
	const page = await anna.visit(address)
	expect(listNotices(page)).toHaveLength(1)
	expect(getCard(page, 'Uit het systeem van ons kantoor').words).toContain('HypothekenNu niet op te halen')
	const { found, words } = openZip(await page.follow('Download uw gegevens (zip)'))
	expect([found.has('mortgages.json'), found.has('credits.json')]).toEqual([false, true])
	expect(words).toMatch(/Hypotheken ?Dit onderdeel konden wij nu niet ophalen/)
	await site.api.heal()
	expect(listNotices(await anna.visit('/invoices'))).toEqual([
		'Let op Uw zip-bestand is niet compleet. Dit konden wij niet ophalen: Hypotheken.',
	])
})

test('Of an area with more than a hundred products the page has the first, and the file has all', async () => {
	const anna = await enter()
	const fgvs = Array.from({ length: 101 }, (_, at) => ({ id: String(at), label: `Rente ${at}` }))
	site.api.answer(
		createApiHandler('/api/products/fgvs', createListDocument(fgvs)),
		createApiHandler('/api/products/appointments', createListDocument(fgvs)),
	)
	const { json, words } = openZip(await (await anna.visit(address)).follow('Download uw gegevens (zip)'))
	expect(words).toContain('Hier staan de eerste 100. De rest staat in fgvs.json.')
	expect([words.includes('Rente 99'), words.includes('Rente 100')]).toEqual([true, false])
	expect(words).toContain('Hier staan de eerste 100. De rest staat in appointments.json.')
	expect(json('fgvs.json')).toHaveLength(101)
	await site.api.heal()
})

test('A client erases what is kept after a question, here alone; it says what went and what stays', async () => {
	const [anna, elsewhere, bram] = [await enter(), await enter(), await enter('bram@voorbeeld.nl')]
	await beginHypact(anna)
	await sendValue(anna)
	await sendFile(bram)
	const others = readFacts(await bram.visit(address))
	site.api.forgetCalls()
	const question = await (await anna.visit(address)).follow('Wis wat deze site bewaart')
	expect(question.words).toMatch(
		/Dit gaat wegHalf ingevulde formulieren.*Dit blijftDat u een formulier verstuurde/,
	)
	expect(readFacts(await question.follow('Nee, bewaar alles'))).toMatchObject({
		'Half ingevulde formulieren': '1',
		'Bewijzen van wat u verstuurde': '1',
	})
	const done = await question.press('Ja, wis dit')
	expect(done.path).toBe(address)
	expect(listNotices(done)[0]).toMatch(
		/gewist: half ingevulde formulieren \(1\), bewijzen \(1\), .*uitgelogd: \d/,
	)
	expect(readFacts(done)).toMatchObject({
		'Half ingevulde formulieren': '0',
		'Bewijzen van wat u verstuurde': '0',
		'Apparaten waarop u bent ingelogd': '1',
	})
	expect((await anna.visit('/receipts')).words).toContain('geen bewijzen')
	expect((await anna.visit('/actions')).words).not.toContain('Bewaard op')
	expect((await elsewhere.visit('/dashboard')).path).toBe('/')
	expect(readFacts(await bram.visit(address))).toEqual(others)
	expect(site.api.calls.filter(({ method }) => method !== 'GET')).toEqual([])
})

test('What was sent once is not sent again after that', async () => {
	const anna = await enter()
	const form = await sendValue(anna)
	await (await (await anna.visit(address)).follow('Wis wat deze site bewaart')).press('Ja, wis dit')
	const again = await form.press('Verstuur de waarde')
	expect(listNotices(again)).toEqual([
		expect.stringMatching(/^Informatie U verstuurde dit al op .*verstuurd\.$/),
	])
	expect(site.api.callsTo('POST', /edit-market-value/)).toHaveLength(1)
})
