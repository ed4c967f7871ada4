import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { createSay } from '#app/i18n/say.server'
import { openFileStore } from '#app/session/file-store.server'
import { openConsumerRecords } from '#app/session/records.server'
import { connectRedis } from '#app/session/redis.server'
import { openRedisStore } from '#app/session/redis-store.server'
import { hasRedis, startRedis, type TestRedis } from '../../tests/support/redis'
import { findFormId, claimFormId, type LastSent } from './form-ids.server'
import type { RecordOwner } from './record-owner.server'
import { createReceipt, findReceipt, listReceipts } from './receipts.server'

const day = 24 * 3600_000
const start = Date.now()
const anna = { id: 'CONS-1001', branch: 'noord' }
const bram = { id: 'CONS-1002', branch: 'noord' }
const paper = {
	title: 'Loonstrook',
	sent: [{ term: 'Opmerking', detail: 'Van mei' }],
	next: 'Wij kijken ernaar.',
}

let redis: TestRedis | undefined
const say = createSay('nl', 'formal')

let folder: string
let clock = start
const closers: (() => void)[] = []
beforeAll(async () => {
	if (hasRedis()) redis = await startRedis()
})
beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), 'portal-sending-'))
	vi.stubEnv('NODE_ENV', 'test')
	vi.stubEnv('DATA_DIR', folder)
	clock = start
})
afterEach(() => {
	vi.unstubAllEnvs()
	for (const close of closers.splice(0)) close()
	rmSync(folder, { recursive: true, force: true })
})
afterAll(() => redis?.close())

async function openFile() {
	const store = openFileStore(folder, () => clock)
	closers.push(store.close)
	return store
}

async function openRedis() {
	const client = connectRedis(redis?.url ?? '')
	closers.push(client.close)
	return openRedisStore(client, () => clock)
}

const sentNow = (print = 'a', receipt?: string): LastSent => ({ print, at: clock, to: '/dashboard', receipt })
const stores = [
	['the file', openFile],
	['Redis', openRedis],
] as const

describe.each(stores)('Forms that are sent once, in %s', (name, open) => {
	const inStore = test.skipIf(name === 'Redis' && !hasRedis())
	let desk: RecordOwner
	beforeEach(async () => {
		if (name === 'Redis' && !redis) return
		// A new client per test, because Redis is not emptied.
		const consumer = { ...anna, id: `${anna.id}-${Math.random()}` }
		desk = { store: await open(), consumer, now: () => clock }
	})

	inStore(
		'The id of a form stays until it was sent, for every tab; then it is another for good',
		async () => {
			const first = await findFormId(desk, 'action 1')
			expect(await findFormId(desk, 'action 1')).toBe(first)
			expect(await findFormId(desk, 'action 2')).not.toBe(first)
			expect(await findFormId({ ...desk, consumer: bram }, 'action 1')).not.toBe(first)
			const turn = await claimFormId(desk, 'action 1', first)
			expect(turn.isFree).toBe(true)
			if (turn.isFree) await turn.end(sentNow('a', 'r1'))
			const second = await findFormId(desk, 'action 1')
			expect(second).not.toBe(first)
			const used = { isFree: false, last: sentNow('a', 'r1'), hasWaited: false }
			expect(await claimFormId(desk, 'action 1', first)).toEqual(used)
		},
	)

	inStore('Of twenty at once one sends; the others wait for it and hear where it landed', async () => {
		const id = await findFormId(desk, 'action 1')
		const turns = await Promise.all(
			Array.from({ length: 20 }, async () => {
				const turn = await claimFormId(desk, 'action 1', id)
				if (turn.isFree) await turn.end(sentNow())
				return turn
			}),
		)
		expect(turns.filter(({ isFree }) => isFree)).toHaveLength(1)
		for (const turn of turns) if (!turn.isFree) expect(turn.last).toEqual(sentNow())
	})

	inStore('A sending that failed gives the turn back, to the same form', async () => {
		const id = await findFormId(desk, 'action 1')
		const turn = await claimFormId(desk, 'action 1', id)
		if (turn.isFree) await turn.giveBack()
		expect((await claimFormId(desk, 'action 1', id)).isFree).toBe(true)
	})

	inStore(
		'A doubt whether it arrived is told in every tab until the form was sent, or is known',
		async () => {
			const id = await findFormId(desk, 'damage 1')
			const lost = await claimFormId(desk, 'damage 1', id)
			if (lost.isFree) await lost.giveBack({ since: start })
			const next = await claimFormId(desk, 'damage 1', id)
			expect(next).toMatchObject({ isFree: true, doubt: { since: start } })
			if (next.isFree) await next.giveBack()
			const known = await claimFormId(desk, 'damage 1', id)
			expect(known).toMatchObject({ isFree: true, doubt: undefined })
			if (known.isFree) await known.giveBack({ since: start })
			const meant = await claimFormId(desk, 'damage 1', id)
			if (meant.isFree) await meant.end(sentNow())
			const fresh = await claimFormId(desk, 'damage 1', await findFormId(desk, 'damage 1'))
			expect(fresh).toMatchObject({ isFree: true, doubt: undefined })
		},
	)

	inStore('Who never comes back holds nobody up for ever; what they say too late does no harm', async () => {
		const id = await findFormId(desk, 'action 1')
		const lost = await claimFormId(desk, 'action 1', id)
		clock += 151_000
		const next = await claimFormId(desk, 'action 1', id)
		expect(next.isFree).toBe(true)
		if (lost.isFree) await lost.giveBack()
		if (next.isFree) await next.end(sentNow('b'))
		expect(await claimFormId(desk, 'action 1', id)).toMatchObject({ isFree: false, last: { print: 'b' } })
	})

	inStore.each(['', 'x', 'A'.repeat(22)])('An id that was never given ("%s") sends nothing', async (id) => {
		expect(await claimFormId(desk, 'action 1', id)).toEqual({
			isFree: false,
			last: undefined,
			hasWaited: false,
		})
	})

	inStore('A form of two sendings ago is told to be out of date', async () => {
		const first = await findFormId(desk, 'damage 1')
		for (const print of ['a', 'b']) {
			const turn = await claimFormId(desk, 'damage 1', await findFormId(desk, 'damage 1'))
			if (turn.isFree) await turn.end(sentNow(print))
		}
		expect(await claimFormId(desk, 'damage 1', first)).toEqual({
			isFree: false,
			last: undefined,
			hasWaited: false,
		})
	})

	inStore(
		'A receipt stays for 30 days, for its client alone, and is gone from the store after that',
		async () => {
			const id = await createReceipt(desk, paper, say)
			clock += day
			const later = await createReceipt(desk, { ...paper, title: 'Paspoort' }, say)
			expect((await listReceipts(desk)).map(({ title }) => title)).toEqual(['Paspoort', 'Loonstrook'])
			expect(await findReceipt(desk, id)).toMatchObject({
				...paper,
				id,
				at: start,
				until: start + 30 * day,
				texts: [],
			})
			expect(await findReceipt({ ...desk, consumer: bram }, id)).toBeUndefined()
			clock = start + 30 * day
			expect((await listReceipts(desk)).map(({ id: one }) => one)).toEqual([later])
			expect(await findReceipt(desk, id)).toBeUndefined()
			await createReceipt(desk, paper, say)
			const name = `receipt-${id}`
			clock = start
			expect(await openConsumerRecords(desk.store, desk.consumer).read(name)).toBeUndefined()
		},
	)

	inStore(
		'Receipts made at once are all listed; none goes before its day, whatever their number',
		async () => {
			await Promise.all(Array.from({ length: 20 }, () => createReceipt(desk, paper, say)))
			for (let more = 0; more < 85; more += 1) await createReceipt(desk, paper, say)
			expect(await listReceipts(desk)).toHaveLength(105)
		},
	)

	inStore(
		'A receipt that cannot be read is unknown, also when the index is lost; none of it is missing',
		async () => {
			const [lost, found] = [await createReceipt(desk, paper, say), await createReceipt(desk, paper, say)]
			const records = openConsumerRecords(desk.store, desk.consumer, desk.now)
			const write = { value: 'of a newer build', expected: 1, expires: clock + day, schemaVersion: 9 }
			for (const name of ['receipts', `receipt-${lost}`]) {
				const stored = await records.read(name)
				await records.write(name, { ...write, expected: stored?.version ?? 0 })
			}
			expect(await listReceipts(desk)).toEqual([
				{ id: found, at: clock, title: paper.title, byLink: false },
				{ id: lost },
			])
			expect(await findReceipt(desk, lost)).toBe('unknown')
			expect(await findReceipt(desk, found)).toMatchObject(paper)
			const later = await createReceipt(desk, paper, say)
			expect((await listReceipts(desk)).map(({ id }) => id).toSorted()).toEqual(
				[lost, found, later].toSorted(),
			)
		},
	)

	inStore.each(['', '..', 'x'.repeat(16), '../receipts', 'a'.repeat(300)])(
		'"%s" is no receipt',
		async (id) => {
			expect(await findReceipt(desk, id)).toBeUndefined()
		},
	)
})
