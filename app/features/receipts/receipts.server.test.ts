import { expect, test, vi } from 'vitest'
import { getSessionStore } from '#app/session/current-store.server'
import { getRecordOwner, openOwnerRecords } from '#app/submissions/record-owner.server'
import { createReceipt } from '#app/submissions/receipts.server'
import { createFeatureContext, locationOf, visit } from '#tests/support/feature-context'
import { readZip } from '#tests/support/read-zip'
import { sendAllReceipts, sendReceiptPaper } from './receipt-papers.server'
import { findLatestReceipts, getReceiptList, getReceiptPage } from './receipts.server'

const paper = {
	title: 'Loonstrook',
	sent: [{ term: 'Opmerking', detail: 'Van mei' }],
	next: 'Wij kijken ernaar.',
}

async function open(...receipts: object[]) {
	const ctx = await createFeatureContext()
	const ids: string[] = []
	for (const one of receipts)
		ids.push(await createReceipt(getRecordOwner(ctx), { ...paper, ...one }, ctx.say))
	return { ctx, ids }
}

test('The dashboard shows the latest three, the list all of them', async () => {
	const { ctx } = await open({ title: '1' }, { title: '2' }, { title: '3' }, { title: '4' })
	const latest = await findLatestReceipts(ctx)
	expect(latest?.rows.map(({ title }) => title)).toEqual(['4', '3', '2'])
	expect((await getReceiptList(ctx, visit('/receipts'))).rows).toHaveLength(4)
})

test('Hundreds of receipts come in pages of fifty, and can be searched', async () => {
	const { ctx } = await open(...Array.from({ length: 52 }, (_, at) => ({ title: `Bewijs ${at}` })))
	const titlesAt = async (address: string) =>
		(await getReceiptList(ctx, visit(address))).rows.map(({ title }) => title)
	expect(await titlesAt('/receipts')).toHaveLength(50)
	expect(await titlesAt('/receipts?page=2')).toEqual(['Bewijs 1', 'Bewijs 0'])
	expect(await titlesAt('/receipts?q=bewijs+51')).toEqual(['Bewijs 51'])
})

test('Who sent nothing has no receipts on the dashboard, and a sentence in the list', async () => {
	const { ctx } = await open()
	expect(await findLatestReceipts(ctx)).toBeUndefined()
	expect(await getReceiptList(ctx, visit('/receipts'))).toMatchObject({
		rows: [],
		list: { empty: { title: ctx.say('receipts.none', { days: 30 }) } },
	})
})

test('A receipt tells what was sent, its files and what comes next', async () => {
	const { ctx, ids } = await open({ files: [{ name: 'mei.pdf', size: 2048, sha256: 'ab' }] })
	const page = await getReceiptPage(ctx, ids[0])
	expect(page).toMatchObject({
		title: 'Loonstrook',
		details: {
			sent: { facts: paper.sent },
			files: { rows: [{ name: 'mei.pdf', sha256: 'ab' }] },
			next: { text: paper.next, link: undefined },
		},
	})
})

test('A receipt keeps the words of the page, as long as it lives', async () => {
	const texts = [{ title: 'Voorwaarden', lines: ['Artikel 1', 'Betaal op tijd.'] }]
	const { ctx, ids } = await open({ texts }, { title: '2', texts })
	for (const id of ids) {
		const page = await getReceiptPage(ctx, id)
		expect(page.details?.texts.rows).toMatchObject([
			{ ...texts[0], sha256: expect.stringMatching(/^[0-9a-f]{64}$/) as string },
		])
	}
})

test('Nobody reads the receipt of somebody else', async () => {
	const { ids } = await open({})
	const { ctx } = await open()
	expect(await locationOf(getReceiptPage(ctx, ids[0]))).toBe('/404')
	expect(await locationOf(getReceiptPage(ctx))).toBe('/404')
})

test('A receipt that cannot be read is said to be unread: in the list, on its page and in the archive, never as not sent', async () => {
	const { ctx, ids } = await open({})
	const records = openOwnerRecords(getRecordOwner(ctx))
	const write = { value: 'of a newer build', expected: 1, expires: Date.now() + 60_000, schemaVersion: 9 }
	for (const name of ['receipts', `receipt-${ids[0]}`]) await records.write(name, write)
	const { title, text } = ctx.say.table('receipts').unread
	expect(await getReceiptList(ctx, visit('/receipts'))).toMatchObject({
		list: { empty: undefined },
		rows: [{ title, when: undefined }],
	})
	expect(await getReceiptPage(ctx, ids[0])).toMatchObject({ title, purpose: text, details: undefined })
	expect(await locationOf(sendReceiptPaper(ctx, visit(), ids[0]))).toBe(`/receipts/${ids[0]}`)
	const archive = await sendAllReceipts(ctx, visit('/receipts/all.zip'))
	const entries = [...readZip(new Uint8Array(await archive.arrayBuffer()))]
	expect(entries.map(([name, file]) => [name, file.toString()])).toEqual([
		['Niet gelezen.txt', expect.stringContaining(title)],
	])
})

test('Where a secret is missing, neither the list nor a receipt says that there is none', async () => {
	const ctx = await createFeatureContext()
	const page = () => getReceiptList(ctx, visit('/receipts'))
	const none = ctx.say('receipts.none', { days: 30 })
	expect(await page()).toMatchObject({ list: { empty: { title: none }, note: undefined } })
	vi.stubEnv('SESSION_SECRET', 'o'.repeat(32))
	vi.resetModules()
	const { markSecret } = await import('#app/session/secret-marks.server')
	await markSecret(getSessionStore(), Date.now() + 1_000)
	const [title, note] = [ctx.say('unread.title'), ctx.say('unread.list')]
	expect(await page()).toMatchObject({ list: { empty: { title }, note } })
	expect(await getReceiptPage(ctx, 'x'.repeat(16))).toMatchObject({ title: ctx.say('receipts.unread.title') })
})
