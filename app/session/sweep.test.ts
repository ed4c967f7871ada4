import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import Database from 'libsql'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openFileStore } from './file-store.server'
import { enableShrinking, readPragma } from './sqlite.server'

vi.stubEnv('NODE_ENV', 'test')
vi.stubEnv('DATA_DIR', tmpdir())
vi.stubEnv('LOG_LEVEL', 'silent')

const hour = 3600_000
const mostTurns = 2_000

let folder: string
let file: string
let clock: number
let closers: (() => void)[]
beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), 'portal-sweep-'))
	file = join(folder, 'sessions.db')
	clock = Date.now()
	closers = []
})
afterEach(() => {
	for (const close of closers) close()
	rmSync(folder, { recursive: true, force: true })
})

function open() {
	const store = openFileStore(folder, () => clock)
	closers.push(store.close)
	return store
}

/** A store of an earlier process: each table has expired and live rows. */
function fill(rows: number, value: string) {
	openFileStore(folder, () => clock).close()
	const db = new Database(file)
	closers.push(() => db.close())
	db.exec('DELETE FROM leases; BEGIN')
	const add = db.prepare("INSERT INTO records VALUES (?, 'session', 1, ?, ?)")
	const bury = db.prepare('INSERT INTO destroyed VALUES (?, ?)')
	for (let index = 0; index < rows; index += 1) {
		add.run(`owner ${index}`, value, clock - 1)
		bury.run(`owner ${index}`, clock - 1)
	}
	add.run('of a client', 'kept', clock + hour)
	bury.run('of a client who left', clock + hour)
	db.exec('COMMIT')
	const count = (table: string) => {
		const row = db.prepare(`SELECT count(*) AS many FROM ${table}`).get() as { many: number }
		return row.many
	}
	return { db, count }
}

/** Largest change of a figure between two turns of the event loop, until it reaches `end`. */
async function measureSteps(read: () => number, end: number) {
	let [largest, before] = [0, read()]
	for (let turn = 0; before > end && turn < mostTurns; turn += 1) {
		await nextTurn()
		const after = read()
		largest = Math.max(largest, before - after)
		before = after
	}
	return { largest, end: before }
}

test('Expired rows go in small batches, and requests are answered between them', async () => {
	const { count } = fill(1_500, 'x')
	const before = count('records') + count('destroyed')
	const store = open()
	const steps = measureSteps(() => count('records') + count('destroyed'), 2)
	expect(before).toBe(3_002)
	expect(await store.read('of a client', 'session')).toMatchObject({ value: 'kept' })
	expect(count('records')).toBeGreaterThan(1_000)
	expect(await steps).toEqual({ largest: 200, end: 2 })
})

test('Of large rows fewer go at a time', async () => {
	const { count } = fill(100, 'x'.repeat(100_000))
	open()
	expect(await measureSteps(() => count('records'), 1)).toEqual({ largest: 11, end: 1 })
})

test('What was swept is neither in the file nor in its journal, and the file is small again', async () => {
	const { db, count } = fill(1_500, 'a-sealed-record '.repeat(200))
	const find = () => [file, `${file}-wal`].map((path) => readFileSync(path).includes('a-sealed-record'))
	const pages = readPragma(db, 'page_count')
	expect(find()).toContain(true)
	open()
	await measureSteps(() => count('records'), 1)
	const { largest } = await measureSteps(() => readPragma(db, 'freelist_count'), 0)
	expect(largest).toBeGreaterThan(100)
	expect(largest).toBeLessThanOrEqual(200)
	expect(readPragma(db, 'page_count')).toBeLessThan(pages / 20)
	await expect.poll(() => statSync(`${file}-wal`).size).toBe(0)
	expect(find()).toEqual([false, false])
})

test('One of several processes sweeps, and another where that one is gone', async () => {
	const { db, count } = fill(300, 'x')
	db.prepare("INSERT INTO leases VALUES ('sweep', 'another process', ?)").run(clock + 1)
	open()
	for (let turn = 0; turn < 50; turn += 1) await nextTurn()
	expect(count('records')).toBe(301)
	clock += 1
	open()
	expect(await measureSteps(() => count('records'), 1)).toEqual({ largest: 200, end: 1 })
})

test('A start with a clock that is weeks ahead removes nothing, and the right clock sweeps on', async () => {
	const { count } = fill(1, 'x')
	openFileStore(folder, () => clock).close()
	const right = clock
	open()
	await expect.poll(() => count('records')).toBe(1)
	for (const close of closers.splice(1)) close()
	clock += 40 * 24 * hour
	const ahead = open()
	for (let turn = 0; turn < 50; turn += 1) await nextTurn()
	expect(await ahead.read('of a client', 'session')).toBeUndefined()
	ahead.close()
	closers.pop()
	clock = right + 2 * hour
	const passed = vi.spyOn(performance, 'now')
	vi.useFakeTimers({ toFake: ['setInterval'] })
	const store = open()
	for (let turn = 0; turn < 50; turn += 1) await nextTurn()
	expect(count('records')).toBe(1)
	passed.mockReturnValue(performance.now() + hour)
	vi.advanceTimersByTime(10 * 60_000)
	await expect.poll(() => count('records')).toBe(0)
	expect(await store.read('of a client', 'session')).toBeUndefined()
	vi.useRealTimers()
	passed.mockRestore()
})

test('A store that is closed in the middle of a sweep is left at that', async () => {
	const { count } = fill(1_000, 'x')
	const store = openFileStore(folder, () => clock)
	await nextTurn()
	store.close()
	for (let turn = 0; turn < 20; turn += 1) await nextTurn()
	expect(count('records')).toBeGreaterThan(1)
})

test('A file of an older build is rewritten once so that it can shrink, unless it is too large', () => {
	const db = new Database(file)
	db.exec(
		'PRAGMA journal_mode = WAL; CREATE TABLE old (text TEXT); INSERT INTO old VALUES (zeroblob(100000))',
	)
	enableShrinking(db, 50_000)
	expect(readPragma(db, 'auto_vacuum')).toBe(0)
	db.close()
	open()
	const after = new Database(file)
	closers.push(() => after.close())
	expect(readPragma(after, 'auto_vacuum')).toBe(2)
})

test('Only their owner reads the folder and the database files that the portal makes', () => {
	const data = join(folder, 'below', 'data')
	const store = openFileStore(data, () => clock)
	closers.push(store.close)
	expect(modesOf(join(folder, 'below'), data)).toEqual(['700', '700'])
	expect(modesOf(...databaseIn(data))).toEqual(['600', '600', '600'])
})

test('Files that an older build left readable are narrowed; a folder keeps the rights that the operator gave it', () => {
	const shared = join(folder, 'shared')
	mkdirSync(shared)
	chmodSync(shared, 0o750)
	const first = openFileStore(shared, () => clock)
	closers.push(first.close)
	for (const path of databaseIn(shared)) chmodSync(path, 0o664)
	closers.push(openFileStore(shared, () => clock).close)
	expect(modesOf(shared, ...databaseIn(shared))).toEqual(['750', '600', '600', '600'])
})

const databaseIn = (data: string) => ['', '-wal', '-shm'].map((end) => join(data, `sessions.db${end}`))
const modesOf = (...paths: string[]) => paths.map((path) => (statSync(path).mode & 0o777).toString(8))
