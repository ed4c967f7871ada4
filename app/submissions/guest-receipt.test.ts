import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createFeatureContext } from '#tests/support/feature-context'
import {
	createGuestReceipt,
	endEarlierReceipt,
	findGuestReceipt,
	showGuestReceipt,
} from './guest-receipt.server'
import { forgetKeptRecords } from './kept-records.server'
import { listReceipts, writeReceiptFile } from './receipts.server'
import { getRecordOwner } from './record-owner.server'

beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.now() }))
afterAll(() => void vi.useRealTimers())

const texts = [{ title: 'Voorwaarden', lines: ['Artikel 1'] }]
const content = { title: 'Check', sent: [{ term: 'Bellen', detail: 'Nee' }], next: 'Wij kijken.', texts }

async function open(id = crypto.randomUUID()) {
	const ctx = { ...(await createFeatureContext()), consumer: undefined, guest: { id, branch: 'noord' } }
	return { ctx, send: (sent = content) => createGuestReceipt(ctx, sent, '/') }
}

test('The session that sent it finds the receipt; the seal that stays is that of its file, and no list has it', async () => {
	const { ctx, send } = await open()
	const stays = await send()
	const found = await findGuestReceipt(ctx)
	const file = (found && writeReceiptFile(found.receipt)) ?? ''
	expect(file).toContain('| Artikel 1\n')
	expect(file).toContain(`key: ${stays?.key}\nsignature: ${stays?.signature}\n`)
	expect(stays?.sha256).toBe(createHash('sha256').update(file).digest('hex'))
	expect(await listReceipts(getRecordOwner(ctx))).toEqual([])
	const other = await open(ctx.guest.id)
	expect(await findGuestReceipt(other.ctx)).toBeUndefined()
})

test('An hour after the last look it is gone, and a client who erases takes it along', async () => {
	const { ctx, send } = await open()
	await send()
	vi.advanceTimersByTime(59 * 60_000)
	expect(await findGuestReceipt(ctx)).toBeDefined()
	vi.advanceTimersByTime(59 * 60_000)
	expect(await findGuestReceipt(ctx)).toBeDefined()
	vi.advanceTimersByTime(61 * 60_000)
	expect(await findGuestReceipt(ctx)).toBeUndefined()
	const again = await open()
	await again.send()
	await forgetKeptRecords(getRecordOwner(again.ctx))
	expect(await findGuestReceipt(again.ctx)).toBeUndefined()
})

test('Each send under one id has a receipt of its own: a session finds the one that it sent', async () => {
	const first = await open()
	await first.send()
	const second = await open(first.ctx.guest.id)
	await second.send({ ...content, sent: [{ term: 'Voornaam', detail: 'Roos' }] })
	const found = await Promise.all([first.ctx, second.ctx].map(findGuestReceipt))
	expect(found.map((one) => one?.receipt.sent[0]?.detail)).toEqual(['Nee', 'Roos'])
})

test('It ends when a new form is opened or the guest is done, not by a prefetch or a look by a scanner', async () => {
	const page = new Request('https://portaal.voorbeeld.nl/dossiers/create')
	const { ctx, send } = await open()
	await send()
	await endEarlierReceipt(ctx, new Request(page, { method: 'HEAD' }))
	await endEarlierReceipt(ctx, new Request(page, { headers: { 'Sec-Purpose': 'prefetch' } }))
	const { consumer } = getRecordOwner(ctx)
	const key = (await findGuestReceipt(ctx))?.receipt.id ?? ''
	expect(key).not.toBe('')
	await endEarlierReceipt(ctx, page)
	expect(await findGuestReceipt(ctx)).toBeUndefined()
	await showGuestReceipt(ctx, consumer, { id: key })
	expect(await findGuestReceipt(ctx)).toBeUndefined()
})
