import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openFileStore } from './file-store.server'

let folder: string
let clock: number
let store: ReturnType<typeof openFileStore>
beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), 'portal-store-'))
	clock = 1_000
	store = openFileStore(folder, () => clock)
})
afterEach(() => {
	store.close()
	rmSync(folder, { recursive: true, force: true })
})

const later = 100_000

test('A record is read as it was written, with a version that grows', async () => {
	expect(await store.read('a', 'session')).toBeUndefined()
	expect(await store.write('a', 'session', { notices: ['é'] }, 0, later)).toBe(true)
	expect(await store.read('a', 'session')).toEqual({ version: 1, value: { notices: ['é'] } })
	expect(await store.write('a', 'session', 2, 1, later)).toBe(true)
	expect(await store.read('a', 'session')).toEqual({ version: 2, value: 2 })
	expect(await store.read('a', 'tokens')).toBeUndefined()
	expect(await store.read('b', 'session')).toBeUndefined()
})

test('Who writes on an old version writes nothing', async () => {
	await store.write('a', 'session', 'first', 0, later)
	await store.write('a', 'session', 'second', 1, later)
	expect(await store.write('a', 'session', 'late', 1, later)).toBe(false)
	expect(await store.write('a', 'session', 'late', 0, later)).toBe(false)
	expect(await store.read('a', 'session')).toMatchObject({ value: 'second' })
})

test('A record past its time is gone; one that is used lives longer', async () => {
	await store.write('a', 'session', 1, 0, 2_000)
	await store.write('a', 'tokens', 1, 0, 2_000)
	await store.extend('a', 3_000)
	clock = 2_500
	expect(await store.read('a', 'tokens')).toBeDefined()
	clock = 3_000
	expect(await store.read('a', 'session')).toBeUndefined()
	expect(await store.read('a', 'tokens')).toBeUndefined()
})

test('What was destroyed comes back through no write that was still on its way', async () => {
	await store.write('a', 'session', 1, 0, later)
	await store.write('a', 'tokens', 1, 0, later)
	await store.destroy('a')
	expect(await store.read('a', 'session')).toBeUndefined()
	expect(await store.read('a', 'tokens')).toBeUndefined()
	expect(await store.write('a', 'session', 2, 1, later)).toBe(false)
	expect(await store.write('a', 'session', 2, 0, later)).toBe(false)
	expect(await store.write('b', 'session', 2, 0, later)).toBe(true)
})

test('Records survive a restart', async () => {
	await store.write('a', 'session', 'kept', 0, later)
	store.close()
	store = openFileStore(folder, () => clock)
	expect(await store.read('a', 'session')).toEqual({ version: 1, value: 'kept' })
})

test('Two processes on one folder see the same, and only one of two writers wins', async () => {
	const other = openFileStore(folder, () => clock)
	await store.write('a', 'session', 0, 0, later)
	const results = [
		await store.write('a', 'session', 1, 1, later),
		await other.write('a', 'session', 2, 1, later),
	]
	expect(results).toEqual([true, false])
	expect(await other.read('a', 'session')).toMatchObject({ value: 1 })
	other.close()
})

test('A folder that cannot be written to is a fault at the start, not later', () => {
	const file = join(folder, 'a-file')
	writeFileSync(file, '')
	expect(() => openFileStore(join(file, 'below'))).toThrow()
	expect(readdirSync(folder)).toContain('sessions.db')
})
