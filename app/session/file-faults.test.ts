import {
	closeSync,
	mkdirSync,
	mkdtempSync,
	openSync,
	renameSync,
	rmSync,
	statSync,
	writeFileSync,
	writeSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'libsql'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openFileStore } from './file-store.server'
import { createBusyRetry, runInTransaction } from './sqlite.server'
import { getLogger } from '#app/config/log.server'
import { StoreUnavailable, type SessionStore } from './store.server'

vi.stubEnv('NODE_ENV', 'test')
vi.stubEnv('DATA_DIR', tmpdir())
vi.stubEnv('LOG_LEVEL', 'silent')

const wayOut = 'see "A damaged sessions.db" in .github/RUNBOOK.md'
const later = Date.now() + 3600_000

let folder: string
let file: string
let store: SessionStore & { close: () => void }
let other: Database.Database
beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), 'portal-file-'))
	file = join(folder, 'sessions.db')
	store = openFileStore(folder)
	other = new Database(file)
})
afterEach(() => {
	store.close()
	other.close()
	rmSync(folder, { recursive: true, force: true })
})

const fails = async (call: Promise<unknown>) => {
	await expect(call).rejects.toBeInstanceOf(StoreUnavailable)
	await expect(call).rejects.toThrow(file)
}

/** Turns of the event loop during a call. */
async function roundsDuring(call: Promise<unknown>) {
	let rounds = 0
	const counting = setInterval(() => (rounds += 1), 1)
	await call.finally(() => clearInterval(counting))
	return rounds
}

test('Another process that holds the lock is waited for, beside everything else', async () => {
	await store.write('a', 'session', { value: 'first', expected: 0, expires: later })
	other.exec('BEGIN IMMEDIATE')
	const writes = [
		store.write('a', 'session', { value: 'second', expected: 1, expires: later }),
		store.destroy('b'),
		store.extend('a', ['session'], later),
		store.lease('c', 'me', 5_000),
		store.check(),
	]
	expect(await store.read('a', 'session')).toMatchObject({ value: 'first' })
	setTimeout(() => other.exec('COMMIT'), 600)
	expect(await roundsDuring(Promise.all(writes))).toBeGreaterThan(20)
	expect(await store.read('a', 'session')).toMatchObject({ value: 'second' })
	expect(await store.lease('c', 'you', 5_000)).toBe(false)
})

test('A lock that is never let go of makes the store unavailable, and nothing was written', async () => {
	other.exec('BEGIN IMMEDIATE')
	await Promise.all([
		fails(store.write('a', 'session', { value: 'x', expected: 0, expires: later })),
		fails(store.destroy('a')),
		fails(store.check()),
	])
	other.exec('COMMIT')
	expect(await store.read('a', 'session')).toBeUndefined()
	expect(await store.write('a', 'session', { value: 'x', expected: 0, expires: later })).toBe(true)
})

test.each([
	['full', `PRAGMA max_page_count = 1`],
	['read-only', 'PRAGMA query_only = 1'],
])(
	'A database that is %s refuses writes, single and together, and can still be read',
	async (_what, limit) => {
		await store.write('a', 'session', { value: 'kept', expected: 0, expires: later })
		other.exec(limit)
		const { read, write } = createBusyRetry(file)
		const add = other.prepare(`INSERT INTO leases VALUES ('x', '${'x'.repeat(50_000)}', ?)`)
		await fails(write(() => add.run(later)))
		await fails(write(() => runInTransaction(other, () => [add.run(later), add.run(later)])))
		expect(other.inTransaction).toBe(false)
		await expect(read(() => other.prepare('SELECT value FROM records').get())).resolves.toMatchObject({
			value: 'kept',
		})
		expect(await store.write('a', 'session', { value: 'more', expected: 1, expires: later })).toBe(true)
	},
)

test('A file that is no database any more stops the start, and tells which', () => {
	const place = join(folder, 'broken')
	mkdirSync(place)
	const broken = join(place, 'sessions.db')
	writeFileSync(broken, 'not a database '.repeat(1_000))
	expect(() => openFileStore(place)).toThrow(
		`DATA_DIR: ${broken} can't be used: file is not a database (SQLITE_NOTADB): ${wayOut}`,
	)
	expect(() => openFileStore(place)).toThrow(StoreUnavailable)
})

/** Overwrites all pages but the first one. */
function damage() {
	other.prepare('PRAGMA wal_checkpoint(TRUNCATE)').all()
	const descriptor = openSync(file, 'r+')
	writeSync(descriptor, Buffer.alloc(statSync(file).size - 4_096, 'x'), 0, undefined, 4_096)
	closeSync(descriptor)
}

test('A file that is damaged while the portal runs fails the probe, and one line names the way out', async () => {
	const logged = vi.spyOn(getLogger(), 'error')
	// More than the driver caches.
	const owners = Array.from({ length: 1_500 }, (_, index) => `owner ${index}`)
	const value = 'x'.repeat(4_000)
	for (const owner of owners) await store.write(owner, 'session', { value, expected: 0, expires: later })
	await store.check()
	damage()
	const read = Promise.all(owners.map((owner) => store.read(owner, 'session')))
	await expect(read).rejects.toThrow(`${file} can't be used: `)
	await fails(store.check())
	await expect(store.check()).rejects.toThrow(wayOut)
	expect(logged.mock.calls.map(([, words]) => words as unknown)).toEqual([
		`sessions.db is damaged: ${wayOut}`,
	])
	expect(() => openFileStore(folder)).toThrow(wayOut)
})

test.each([
	['file', 'removed', ''],
	['file', 'replaced', ''],
	['journal', 'removed', '-wal'],
	['journal', 'replaced', '-wal'],
])('A %s that was %s under the portal fails the probe: what it takes is lost', async (_, what, suffix) => {
	await store.check()
	renameSync(`${file}${suffix}`, `${file}.old`)
	if (what === 'replaced') writeFileSync(`${file}${suffix}`, '')
	await fails(store.check())
})

test('A journal that a backup or another worker used is the same one', async () => {
	other.exec('PRAGMA wal_checkpoint(TRUNCATE)')
	other.close()
	openFileStore(folder).close()
	await store.write('owner', 'name', { value: 'a', expected: 0, expires: later })
	await store.check()
	expect(await store.list('owner')).toEqual(['name'])
})
