import { JSDOM } from 'jsdom'
import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { getRecordOwner } from '#app/submissions/record-owner.server'
import { createReceipt } from '#app/submissions/receipts.server'
import { createFeatureContext, locationOf, visit } from '#tests/support/feature-context'
import { readZip } from '#tests/support/read-zip'
import { sendAllReceipts, sendReceiptFile, sendReceiptPaper } from './receipt-papers.server'

const sha256 = 'ab'.repeat(32)
const paper = {
	title: 'Loonstrook',
	sent: [{ term: 'Opmerking', detail: 'Van <b>mei</b>' }],
	files: [{ name: 'mei.pdf', size: 2048, sha256 }],
	next: 'Wij kijken ernaar.',
	link: { href: 'https://geheim.example/sleutel', label: 'Betaal' },
}

beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T12:00:00Z') }))
afterAll(() => void vi.useRealTimers())

async function open(...receipts: object[]) {
	const ctx = await createFeatureContext()
	const ids: string[] = []
	for (const one of receipts)
		ids.push(await createReceipt(getRecordOwner(ctx), { ...paper, ...one }, ctx.say))
	return { ctx, ids }
}

function read(html: string) {
	const { document } = new JSDOM(html).window
	return { document, words: document.body.textContent.replace(/\s+/g, ' ') }
}

test('A receipt is a page that stands alone: title, firm, who, when, all that was sent, its numbers unfolded', async () => {
	const { ctx, ids } = await open({})
	const answer = await sendReceiptPaper(ctx, visit(), ids[0])
	const { document, words } = read(await answer.text())
	expect([document.title, document.documentElement.lang]).toEqual(['Loonstrook - Noord Advies', 'nl'])
	expect(document.querySelector('h1')?.textContent).toBe('Loonstrook')
	for (const text of [
		'Verstuurd op22 november 2026',
		'Verstuurd doorAnna de Vries',
		'Verstuurd aanNoord Advies',
		'OpmerkingVan <b>mei</b>',
		'mei.pdf (2 kB)',
		paper.next,
	])
		expect(words).toContain(text)
	expect(document.querySelector('details[open]')?.textContent).toContain(sha256)
	expect(document.querySelectorAll('script, link, img, form, [style]')).toHaveLength(0)
	expect(words).not.toContain('geheim')
})

test('On paper stand the seal, the number of its key, and where anybody can have it checked', async () => {
	const { ctx, ids } = await open({})
	const { document } = read(await (await sendReceiptPaper(ctx, visit(), ids[0])).text())
	const file = await (await sendReceiptFile(ctx, ids[0])).text()
	const facts = [...document.querySelectorAll('dt')].map((term) => [
		term.textContent,
		term.nextElementSibling?.textContent,
	])
	const { origin } = new URL(visit().url)
	expect(Object.fromEntries(facts)).toMatchObject({
		'Nummer van dit bewijs': ids[0],
		'Nummer van de sleutel': /^key: (.*)$/m.exec(file)?.[1],
		'Zegel (Ed25519)': /^signature: (.*)$/m.exec(file)?.[1],
		'Controleren kan op': `${origin}/receipts/check`,
		'Publieke sleutel': `${origin}/receipt-key.txt`,
	})
})

test('It is shown, not saved, with a policy that lets its one style through and nothing else', async () => {
	const { ctx, ids } = await open({})
	const { headers, ...answer } = await sendReceiptPaper(ctx, visit(), ids[0]).then(async (response) => ({
		headers: response.headers,
		style: read(await response.text()).document.querySelector('style')?.textContent ?? '',
	}))
	const digest = createHash('sha256').update(answer.style).digest('base64')
	expect(headers.get('Content-Disposition')).toBeNull()
	expect(headers.get('Content-Security-Policy')).toContain(
		`default-src 'none'; style-src 'sha256-${digest}';`,
	)
})

test('All of them come as one archive of such pages, by day and title, without a way back', async () => {
	const { ctx } = await open({}, { title: 'Loonstrook' }, { title: 'Werk/inkomen' })
	const answer = await sendAllReceipts(ctx, visit('/receipts/all.zip'))
	expect(answer.headers.get('Content-Disposition')).toBe('attachment; filename="Bewijzen van verzending.zip"')
	const entries = readZip(new Uint8Array(await answer.arrayBuffer()))
	expect([...entries.keys()]).toEqual([
		'2026-11-22 Werk-inkomen.html',
		'2026-11-22 Werk-inkomen.txt',
		'2026-11-22 Loonstrook.html',
		'2026-11-22 Loonstrook.txt',
		'2026-11-22 Loonstrook (2).html',
		'2026-11-22 Loonstrook (2).txt',
	])
	for (const html of entries.values())
		expect(read(html.toString()).document.querySelector('a, nav')).toBeNull()
})

test('Nobody gets the page of somebody else, and who sent nothing is led to the list', async () => {
	const { ids } = await open({})
	const { ctx } = await open()
	expect(await locationOf(sendReceiptPaper(ctx, visit(), ids[0]))).toBe('/404')
	expect(await locationOf(sendAllReceipts(ctx, visit()))).toBe('/receipts')
})
