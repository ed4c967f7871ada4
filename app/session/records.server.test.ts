import { expect, test } from 'vitest'
import { deriveKeys, computeHash, seal } from '#app/config/seal.server'
import { createSessionVisits, hour } from '#tests/support/session-visits'
import { openConsumerRecords, openNamedRecords, openSessionRecords } from './records.server'

const { getStore, now } = createSessionVisits()
const openAnna = () => openSessionRecords(getStore(), 'anna', now)

/** Copies a stored text to another place, as an attacker with access to the store could. */
async function copy(owner: string, from: string, to: string) {
	const stored = await getStore().read(owner, from)
	await getStore().write(owner, to, { value: stored?.value ?? '', expected: 0, expires: now() + hour })
}

test('A record that was copied to another name opens for nobody', async () => {
	const records = openAnna()
	await records.write('kept', { value: 'secret', expected: 0, expires: now() + hour, schemaVersion: 1 })
	await records.write('pair', { value: 'secret', expected: 0, expires: now() + hour, schemaVersion: 2 })
	await copy(records.owner, 'kept', 'reset')
	await copy(records.owner, 'pair', 'offer')
	const moved = [await records.read('reset'), await records.read('offer')]
	expect(moved).toMatchObject([{ value: undefined }, { value: undefined }])
	expect((await records.read('kept'))?.value).toBe('secret')
	expect(await records.read('pair')).toMatchObject({ value: 'secret', schemaVersion: 2 })
})

test('Under its own name but another version it opens for nobody either', async () => {
	const records = openAnna()
	const { owner } = records
	await records.write('pair', { value: 'secret', expected: 0, expires: now() + hour, schemaVersion: 2 })
	const stored = await getStore().read(owner, 'pair')
	await getStore().write(owner, 'pair', {
		value: stored?.value.replace('2.', '3.') ?? '',
		expected: 1,
		expires: now() + hour,
	})
	expect(await records.read('pair')).toMatchObject({ value: undefined, schemaVersion: 3 })
})

test('A record from before there were versions is one of the first; a twelfth is one of the twelfth', async () => {
	const owner = computeHash('anna')
	const old = seal(deriveKeys('session records', 'anna'), `${owner} session`, 'from before')
	await getStore().write(owner, 'session', { value: old, expected: 0, expires: now() + hour })
	expect(await openAnna().read('session')).toMatchObject({ value: 'from before', schemaVersion: 1 })
	await openAnna().write('session', { value: 'new', expected: 1, expires: now() + hour, schemaVersion: 12 })
	expect(await openAnna().read('session')).toMatchObject({ value: 'new', schemaVersion: 12 })
})

test('Records of one name but another kind, consumer or branch are others', async () => {
	const anna = { id: '1', branch: 'noord' }
	await openConsumerRecords(getStore(), anna, now).write('draft', {
		value: 'half',
		expected: 0,
		expires: now() + hour,
		schemaVersion: 1,
	})
	expect((await openConsumerRecords(getStore(), anna, now).read('draft'))?.value).toBe('half')
	for (const other of [
		openConsumerRecords(getStore(), { id: '1' }, now),
		openConsumerRecords(getStore(), { id: '1', branch: 'zuid' }, now),
		openConsumerRecords(getStore(), { id: '2', branch: 'noord' }, now),
		openNamedRecords(getStore(), 'form owner', 'noord\n1', now),
		openNamedRecords(getStore(), '', 'noord\n1', now),
	])
		expect(await other.read('draft')).toBeUndefined()
})

test('The names of an owner’s records are those that were written, whoever else has some', async () => {
	await openAnna().write('a', { value: 1, expected: 0, expires: now() + hour, schemaVersion: 1 })
	await openAnna().write('b', { value: 1, expected: 0, expires: now() + hour, schemaVersion: 1 })
	await openSessionRecords(getStore(), 'bram', now).write('c', {
		value: 1,
		expected: 0,
		expires: now() + hour,
		schemaVersion: 1,
	})
	expect((await openAnna().list()).toSorted()).toEqual(['a', 'b'])
})
