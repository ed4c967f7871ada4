import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openFileStore } from '#app/session/file-store.server'

const day = 24 * 3600_000
const start = Date.now()
const [older, newer] = ['o'.repeat(32), 'n'.repeat(32)]
const texts = [{ title: 'Voorwaarden', lines: ['Betaal op tijd.'] }]
const paper = { title: 'Opdracht', sent: [], next: 'Wij kijken ernaar.', texts }

vi.stubEnv('NODE_ENV', 'test')
vi.stubEnv('LOG_LEVEL', 'silent')

let folder: string
let clock = start
let store: ReturnType<typeof openFileStore>
beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), 'portal-receipts-'))
	clock = start
	store = openFileStore(folder, () => clock)
})
afterEach(() => {
	store.close()
	rmSync(folder, { recursive: true, force: true })
})

/** The receipts of one client for a process with this environment. */
async function startWith(environment: Record<string, string>) {
	for (const [name, value] of Object.entries({ SESSION_SECRET: older, ...environment }))
		vi.stubEnv(name, value)
	vi.resetModules()
	const { areReceiptsLost, createReceipt, findReceipt, listReceipts } = await import('./receipts.server')
	const { createSay } = await import('#app/i18n/say.server')
	const owner = { store, consumer: { id: '1001', branch: 'noord' }, now: () => clock }
	return {
		create: () => createReceipt(owner, paper, createSay('nl', 'formal')),
		find: (id: string) => findReceipt(owner, id),
		list: async () => (await listReceipts(owner)).map(({ id }) => id),
		isLost: () => areReceiptsLost(owner),
	}
}

test('A receipt and its texts stay until the day it was given, also after RECEIPT_DAYS became less', async () => {
	const long = await (await startWith({ RECEIPT_DAYS: '60' })).create()
	const { create, find, list } = await startWith({ RECEIPT_DAYS: '7' })
	const short = await create()
	clock = start + 8 * day
	expect(await list()).toEqual([long])
	expect(await find(short)).toBeUndefined()
	clock = start + 60 * day - 1
	expect(await find(long)).toMatchObject({ until: start + 60 * day, texts })
	clock += 1
	expect([await find(long), await list()]).toEqual([undefined, []])
})

test('A receipt sealed by an older secret is read as long as that secret is listed', async () => {
	const before = await (await startWith({})).create()
	const { create, find, list } = await startWith({ SESSION_SECRET: `${newer},${older}` })
	expect(await find(before)).toMatchObject({ title: 'Opdracht', texts })
	clock += 1
	const after = await create()
	expect(await list()).toEqual([after, before])
	expect(await find(before)).toMatchObject({ texts })
})

test('Without the secret of before it is unknown what was sent, as long as something of then may be there', async () => {
	const before = await (await startWith({ RECEIPT_DAYS: '30' })).create()
	const { create, find, list, isLost } = await startWith({ SESSION_SECRET: newer, RECEIPT_DAYS: '30' })
	expect([await list(), await isLost(), await find(before)]).toEqual([[], true, 'unknown'])
	const after = await create()
	expect([await list(), await isLost()]).toEqual([[after], true])
	expect(await find(after)).toMatchObject({ title: 'Opdracht' })
	clock = start + 31 * day
	expect([await list(), await isLost(), await find(before)]).toEqual([[], false, undefined])
})

test('The old secret put back makes everything readable', async () => {
	const before = await (await startWith({})).create()
	expect(await (await startWith({ SESSION_SECRET: newer })).isLost()).toBe(true)
	const { find, isLost } = await startWith({ SESSION_SECRET: `${newer},${older}` })
	expect([await isLost(), await find(before)]).toMatchObject([false, { title: 'Opdracht' }])
})

test('A secret that was changed by the book, and a store without receipts, have lost nothing', async () => {
	expect(await (await startWith({ SESSION_SECRET: newer })).isLost()).toBe(false)
	await (await startWith({ RECEIPT_DAYS: '30' })).create()
	const both = await startWith({ SESSION_SECRET: `${newer},${older}`, RECEIPT_DAYS: '30' })
	await both.create()
	clock = start + 31 * day
	await both.create()
	const { isLost, find } = await startWith({ SESSION_SECRET: newer, RECEIPT_DAYS: '30' })
	expect([await isLost(), await find('x'.repeat(16))]).toEqual([false, undefined])
})

test('A third secret needs both older ones', async () => {
	await (await startWith({})).create()
	await (await startWith({ SESSION_SECRET: newer })).create()
	const third = 't'.repeat(32)
	expect(await (await startWith({ SESSION_SECRET: third })).isLost()).toBe(true)
	expect(await (await startWith({ SESSION_SECRET: `${third},${newer}` })).isLost()).toBe(true)
	expect(await (await startWith({ SESSION_SECRET: `${third},${newer},${older}` })).isLost()).toBe(false)
})
