import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openFileStore } from './file-store.server'

const [older, newer] = ['o'.repeat(32), 'n'.repeat(32)]
const later = Date.now() + 3600_000
const anna = { id: '1001', branch: 'noord' }

vi.stubEnv('NODE_ENV', 'test')
vi.stubEnv('LOG_LEVEL', 'silent')

let folder: string
let store: ReturnType<typeof openFileStore>
beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), 'portal-rotation-'))
	store = openFileStore(folder)
})
afterEach(() => {
	store.close()
	rmSync(folder, { recursive: true, force: true })
})

/** Readable records of the store for a process with these secrets. */
async function openWith(...secrets: string[]) {
	vi.stubEnv('SESSION_SECRET', secrets.join(', '))
	vi.resetModules()
	const { openConsumerRecords, openSessionRecords } = await import('./records.server')
	const { sign, verify, createSealer } = await import('#app/config/seal.server')
	const device = await import('./known-device.server')
	return {
		records: openConsumerRecords(store, anna),
		session: openSessionRecords(store, 'id'),
		sign,
		verify,
		sealer: createSealer('test'),
		openDevice: device.openDevice,
	}
}

const toRecord = (value: unknown, expected = 0) => ({ value, expected, expires: later, schemaVersion: 1 })

test('A record is read by every secret of the list; its next change is for the first alone', async () => {
	const before = await openWith(older)
	await before.records.write('draft', toRecord({ typed: 'half' }))
	await before.session.write('session', toRecord({ from: 'before' }))

	const both = await openWith(newer, older)
	const found = await both.records.read('draft')
	expect(found).toMatchObject({ value: { typed: 'half' }, version: 0, expires: later })
	expect(await both.records.write('draft', toRecord({ typed: 'whole' }))).toBe(true)
	expect(await both.records.read('draft')).toMatchObject({ value: { typed: 'whole' }, version: 1 })
	expect(await both.session.read('session')).toMatchObject({ value: { from: 'before' }, version: 1 })
	await both.session.write('session', toRecord({ from: 'both' }, 1))

	expect(await before.records.read('draft')).toBeUndefined()
	const after = await openWith(newer)
	expect(await after.records.read('draft')).toMatchObject({ value: { typed: 'whole' } })
	expect(await after.session.read('session')).toMatchObject({ value: { from: 'both' } })
})

test('Of two that bring a record over at once one does, and the other sees what that one wrote', async () => {
	await (await openWith(older)).records.write('draft', toRecord('first'))
	const { records } = await openWith(newer, older)
	const written = await Promise.all(['a', 'b'].map((value) => records.write('draft', toRecord(value))))
	expect(written.toSorted()).toEqual([false, true])
	expect(await records.read('draft')).toMatchObject({ value: written[0] ? 'a' : 'b', version: 1 })
})

test('What is removed is gone wherever it stood', async () => {
	await (await openWith(older)).records.write('draft', toRecord('first'))
	const { records } = await openWith(newer, older)
	await records.remove('draft')
	expect(await records.read('draft')).toBeUndefined()
	expect(await (await openWith(older)).records.read('draft')).toBeUndefined()
})

test('Records at old and new places are listed once each, and prolonged wherever they stand', async () => {
	const before = await openWith(older)
	await before.records.write('draft', toRecord('first'))
	await before.records.write('photo', toRecord('first'))
	const { records } = await openWith(newer, older)
	await records.write('form', toRecord('second'))
	await (await openWith(newer)).records.write('photo', toRecord('second'))
	expect((await records.list()).toSorted()).toEqual(['draft', 'form', 'photo'])
	await records.extend(['draft', 'form'], later + 1)
	const ends = await Promise.all(['draft', 'form', 'photo'].map(async (name) => records.read(name)))
	expect(ends.map((found) => found?.expires)).toEqual([later + 1, later + 1, later])
})

test('Signatures, seals and known browsers of before count on, and none of a secret that left the list', async () => {
	const before = await openWith(older)
	const signature = before.sign('image', 'a')
	const sealed = before.sealer.seal('x')
	const device = before.openDevice(null, false)
	await device.remember('anna')
	const [cookie = ''] = (await device.lines()).map((line) => line.split(';')[0])

	const both = await openWith(newer, older)
	expect([both.verify('image', 'a', signature), both.sealer.unseal(sealed)]).toEqual([true, 'x'])
	expect(both.sign('image', 'a')).not.toBe(signature)
	expect(await both.openDevice(cookie, false).idFor('anna')).toBeDefined()

	const after = await openWith(newer)
	expect([after.verify('image', 'a', signature), after.sealer.unseal(sealed)]).toEqual([false, undefined])
	expect(await after.openDevice(cookie, false).idFor('anna')).toBeUndefined()
})
