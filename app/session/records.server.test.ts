import { expect, test } from 'vitest'
import { deriveKeys, computeHash, seal } from '#app/config/seal.server'
import { createSessionVisits, hour } from '#tests/support/session-visits'
import { openConsumerRecords, openNamedRecords, openSessionRecords } from './records.server'

const { getStore, now } = createSessionVisits()
const openAnna = () => openSessionRecords(getStore(), 'anna', now)

/** Copies a stored text to another place, as an attacker with access to the store could. */
async function copy(owner: string, from: string, to: string) {
	const stored = await getStore().read(owner, from)
	await getStore().write(owner, to, stored?.value ?? '', 0, now() + hour)
}

test('A record that was copied to another name opens for nobody', async () => {
	const records = openAnna()
	await records.write('kept', 'secret', 0, now() + hour, 1)
	await records.write('pair', 'secret', 0, now() + hour, 2)
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
	await records.write('pair', 'secret', 0, now() + hour, 2)
	const stored = await getStore().read(owner, 'pair')
	await getStore().write(owner, 'pair', stored?.value.replace('2.', '3.') ?? '', 1, now() + hour)
	expect(await records.read('pair')).toMatchObject({ value: undefined, schemaVersion: 3 })
})

test('A record from before there were versions is one of the first; a twelfth is one of the twelfth', async () => {
	const owner = computeHash('anna')
	const old = seal(deriveKeys('session records', 'anna'), `${owner} session`, 'from before')
	await getStore().write(owner, 'session', old, 0, now() + hour)
	expect(await openAnna().read('session')).toMatchObject({ value: 'from before', schemaVersion: 1 })
	await openAnna().write('session', 'new', 1, now() + hour, 12)
	expect(await openAnna().read('session')).toMatchObject({ value: 'new', schemaVersion: 12 })
})

test('Records of one name but another kind, consumer or branch are others', async () => {
	const anna = { id: '1', branch: 'noord' }
	await openConsumerRecords(getStore(), anna, now).write('draft', 'half', 0, now() + hour, 1)
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
	await openAnna().write('a', 1, 0, now() + hour, 1)
	await openAnna().write('b', 1, 0, now() + hour, 1)
	await openSessionRecords(getStore(), 'bram', now).write('c', 1, 0, now() + hour, 1)
	expect((await openAnna().list()).toSorted()).toEqual(['a', 'b'])
})
