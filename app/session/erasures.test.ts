import {
	appendFileSync,
	copyFileSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	utimesSync,
	writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { getLogger } from '#app/config/log.server'
import { applyErasures, eraseForGood } from './erasures.server'
import { openFileStore } from './file-store.server'
import { listConsumerOwners, openConsumerRecords } from './records.server'

const day = 24 * 3600_000
const root = mkdtempSync(join(tmpdir(), 'portal-erasures-'))
const list = join(root, 'erasures')
vi.stubEnv('NODE_ENV', 'test')
vi.stubEnv('LOG_LEVEL', 'silent')
vi.stubEnv('DATA_DIR', root)
vi.stubEnv('BACKUP_DAYS', '10')
vi.stubEnv('SESSION_SECRET', `${'new'.repeat(20)},${'old'.repeat(20)}`)

const [anna, bram] = [
	{ id: '1', branch: 'noord' },
	{ id: '2', branch: 'noord' },
]
const later = Date.now() + 90 * day

let folder: string
let store: ReturnType<typeof openFileStore>
beforeEach(async () => {
	folder = mkdtempSync(join(root, 'store-'))
	store = openFileStore(folder)
	await applyErasures(store)
	for (const client of [anna, bram]) await write(client, 'draft')
})
afterEach(() => {
	store.close()
	rmSync(list, { recursive: true, force: true })
})

const write = (client: typeof anna, name: string) =>
	openConsumerRecords(store, client).write(name, {
		value: 'typed',
		schemaVersion: 1,
		expected: 0,
		expires: later,
	})
const names = (client: typeof anna) => openConsumerRecords(store, client).list()

/** A copy of the store as it is now. */
function backUp() {
	const copy = mkdtempSync(join(root, 'copy-'))
	store.close()
	copyFileSync(join(folder, 'sessions.db'), join(copy, 'sessions.db'))
	store = openFileStore(folder)
	return copy
}

function restore(copy: string) {
	store.close()
	folder = copy
	store = openFileStore(copy)
}

test('A client who was erased does not come back with an older backup, and others do', async () => {
	const backup = backUp()
	await eraseForGood(store, listConsumerOwners(anna))
	expect(await names(anna)).toEqual([])
	restore(backup)
	expect(await names(anna)).toEqual(['draft'])
	await applyErasures(store)
	expect([await names(anna), await names(bram)]).toEqual([[], ['draft']])
})

test('What a client writes after the erasure survives a restart and a later backup', async () => {
	await eraseForGood(store, listConsumerOwners(anna))
	await write(anna, 'new draft')
	await applyErasures(store)
	restore(backUp())
	await applyErasures(store)
	expect(await names(anna)).toEqual(['new draft'])
})

test('The list has keyed hashes alone: no id and no branch', async () => {
	await eraseForGood(store, listConsumerOwners({ id: 'client-4711', branch: 'noord' }))
	const files = readdirSync(list).filter((name) => name !== 'id')
	const text = files.map((name) => readFileSync(join(list, name), 'utf8')).join('')
	expect(text).toContain(openConsumerRecords(store, { id: 'client-4711', branch: 'noord' }).owner)
	expect(text).not.toMatch(/4711|noord/)
})

test('A store whose list of erased clients is missing or another one stops the start', async () => {
	rmSync(list, { recursive: true })
	const words = /^ERASURES_DIR: .*belongs to the list of erased clients [\w-]{36}: see "Erase, then restore"/
	await expect(applyErasures(store)).rejects.toThrow(words)
	const fresh = openFileStore(mkdtempSync(join(root, 'other-')))
	await applyErasures(fresh)
	fresh.close()
	await expect(applyErasures(store)).rejects.toThrow(words)
})

test('A new store beside a list that is older says so: another DATA_DIR or REDIS_URL may be meant', async () => {
	const warn = vi.spyOn(getLogger(), 'warn')
	onTestFinished(() => warn.mockRestore())
	const empty = openFileStore(mkdtempSync(join(root, 'empty-')))
	onTestFinished(() => empty.close())
	const together = openFileStore(mkdtempSync(join(root, 'together-')))
	onTestFinished(() => together.close())
	await applyErasures(together)
	expect(warn).not.toHaveBeenCalled()
	const before = new Date(Date.now() - day)
	utimesSync(join(list, 'id'), before, before)
	await applyErasures(empty)
	expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('the store is new'))
	await applyErasures(empty)
	expect(warn).toHaveBeenCalledOnce()
})

test('A line that a full disk cut off stops no start and no later erasure; the log names its file', async () => {
	const backup = backUp()
	const today = `${new Date().toISOString().slice(0, 10)}.log`
	appendFileSync(join(list, today), '{"id":"cut off","at":17')
	await eraseForGood(store, listConsumerOwners(anna))
	restore(backup)
	const complain = vi.spyOn(getLogger(), 'error')
	await applyErasures(store)
	expect([await names(anna), await names(bram)]).toEqual([[], ['draft']])
	expect(complain.mock.calls).toEqual([
		[{ files: [today] }, 'an erasure cannot be read: a restored backup may bring that client back'],
	])
})

test('An empty file of the id, as a full disk leaves it, is no list', async () => {
	writeFileSync(join(list, 'id'), '')
	await expect(applyErasures(store)).rejects.toThrow('belongs to the list of erased clients')
	const fresh = openFileStore(mkdtempSync(join(root, 'other-')))
	await expect(applyErasures(fresh)).rejects.toThrow(
		`ERASURES_DIR: ${list} can't be used: its file id is empty`,
	)
	fresh.close()
})

test('Erasures are dropped with the oldest backup', async () => {
	const backup = backUp()
	await eraseForGood(store, listConsumerOwners(anna))
	expect(readdirSync(list)).toHaveLength(2)
	restore(backup)
	const tell = vi.spyOn(getLogger(), 'info')
	for (const days of [13, 14]) await startAhead(days)
	expect(readdirSync(list)).toEqual([nameDay(13), nameDay(14), 'id'])
	expect(tell.mock.calls).toEqual([[{ files: 1 }, 'erasures older than every backup were dropped']])
	expect(await names(anna)).toEqual(['draft'])
})

const nameDay = (days: number) => `${new Date(Date.now() + days * day).toISOString().slice(0, 10)}.log`

function startAhead(days: number) {
	store.close()
	store = openFileStore(folder, () => Date.now() + days * day)
	return applyErasures(store)
}

test('A machine 60 days ahead drops no erasure, however often it starts that day', async () => {
	const backup = backUp()
	await eraseForGood(store, listConsumerOwners(anna))
	for (const days of [60, 60, 60]) await startAhead(days)
	expect(readdirSync(list)).toEqual([nameDay(0), nameDay(60), 'id'])
	restore(backup)
	await applyErasures(store)
	expect([await names(anna), await names(bram)]).toEqual([[], ['draft']])
})

test("With Redis the store's clock dates and drops erasures, whatever the process's clock is", async () => {
	onTestFinished(() => {
		vi.useRealTimers()
		for (const name of ['REDIS_URL', 'ERASURES_DIR']) vi.stubEnv(name, '')
	})
	vi.stubEnv('REDIS_URL', 'redis://redis:6379')
	vi.stubEnv('ERASURES_DIR', list)
	vi.resetModules()
	const { applyErasures: apply, eraseForGood: erase } = await import('./erasures.server')
	vi.useFakeTimers({ now: Date.now() + 60 * day, toFake: ['Date'] })
	const right = { ...store, now: () => Date.now() - 60 * day }
	await apply(right)
	await erase(right, listConsumerOwners(anna))
	vi.useRealTimers()
	expect(readdirSync(list)).toEqual([nameDay(0), 'id'])
	expect(readFileSync(join(list, nameDay(0)), 'utf8')).toContain('"owners"')
	await apply({ ...store, now: () => Date.now() + 13 * day })
	expect(readdirSync(list)).toEqual([nameDay(13), 'id'])
})

test('A list that cannot be made is told by the name of its variable', async () => {
	rmSync(list, { recursive: true, force: true })
	writeFileSync(list, '')
	const other = openFileStore(mkdtempSync(join(root, 'store-')))
	await expect(applyErasures(other)).rejects.toThrow(`ERASURES_DIR: ${list} can't be used`)
	other.close()
})

test('A list that cannot be written stops the start, and an erasure meanwhile is told as not recorded', async () => {
	const today = join(list, `${new Date().toISOString().slice(0, 10)}.log`)
	rmSync(today, { force: true })
	mkdirSync(today)
	await expect(applyErasures(store)).rejects.toThrow(`ERASURES_DIR: ${list} can't be used: EISDIR`)
	expect(await eraseForGood(store, listConsumerOwners(anna))).toEqual({ isRecorded: false })
	expect(await names(anna)).toEqual([])
	rmSync(today, { recursive: true })
	expect(await eraseForGood(store, listConsumerOwners(bram))).toEqual({ isRecorded: true })
})

test('A list that is gone or another one while the portal runs gets no erasure and no folder, and the log says so', async () => {
	const complain = vi.spyOn(getLogger(), 'error').mockClear()
	rmSync(list, { recursive: true })
	expect(await eraseForGood(store, listConsumerOwners(anna))).toEqual({ isRecorded: false })
	expect([readdirSync(root).includes('erasures'), await names(anna)]).toEqual([false, []])
	mkdirSync(list)
	expect(await eraseForGood(store, listConsumerOwners(bram))).toEqual({ isRecorded: false })
	expect(readdirSync(list)).toEqual([])
	writeFileSync(join(list, 'id'), 'other\n')
	expect(await eraseForGood(store, listConsumerOwners(bram))).toEqual({ isRecorded: false })
	expect(readdirSync(list)).toEqual(['id'])
	const words = 'an erasure was not recorded: a restore would bring the records back'
	expect(complain.mock.calls).toEqual(
		['no list', 'no list', 'another list'].map((reason) => [{ reason }, words]),
	)
})
