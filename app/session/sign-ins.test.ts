import { expect, test } from 'vitest'
import { anna, createSessionVisits, hour, minute } from '#tests/support/session-visits'
import { listConsumerOwners } from './records.server'
import { listSignIns } from './sign-ins.server'

const { getStore, now, open, signIn, wait } = createSessionVisits()
const often = 107

/** Each from a browser of its own. */
async function signInOften(count: number) {
	const ids: string[] = []
	for (let number = 0; number < count; number += 1) {
		ids.push(await signIn({ browser: `Browser ${number}` }))
		wait(1_000)
	}
	return ids
}

async function measureRecords() {
	const [owner = ''] = listConsumerOwners(anna)
	const names = await getStore().list(owner)
	const sizeOf = async (name: string) => (await getStore().read(owner, name))?.value.length ?? 0
	const sizes = await Promise.all(names.map(sizeOf))
	return { together: await sizeOf('sign-ins'), count: names.length, largest: Math.max(...sizes) }
}

test('After 107 sign-ins the record that each of them rewrites is as large as after ten, and all are listed', async () => {
	await signInOften(10)
	const { together } = await measureRecords()
	const ids = await signInOften(often - 10)
	const later = await measureRecords()
	expect(later.largest).toBe(later.together)
	expect(later.together).toBeLessThan(together * 1.1)
	const list = await listSignIns(getStore(), anna)
	expect(new Set(list.map(({ owner }) => owner)).size).toBe(often)
	expect(list.map(({ browser }) => browser)).toContain('Browser 0')
	expect((await open(ids[0])).data.consumer).toEqual(anna)
})

test('Of many sign-ins only live ones stay: an ended one has no record, and one of an hour ago is dropped by the next', async () => {
	const ids = await signInOften(15)
	expect(await measureRecords()).toMatchObject({ count: 6 })
	await (await open(ids[0])).end()
	await (await open(ids[14])).end()
	expect(await listSignIns(getStore(), anna)).toHaveLength(13)
	expect(await measureRecords()).toMatchObject({ count: 5 })
	wait(hour)
	await signInOften(20)
	// Sign-ins of an hour ago were not moved. Their records end with the longest life of a session.
	expect(await measureRecords()).toMatchObject({ count: 5 + 10 })
	expect(await listSignIns(getStore(), anna)).toHaveLength(20)
	wait(7 * hour)
	expect(await measureRecords()).toMatchObject({ count: 1 + 10 })
})

test('A session whose sign-in was moved stays in use: its last visit is noted where it is listed', async () => {
	const [first] = await signInOften(12)
	wait(20 * minute)
	const { owner } = await open(first)
	expect(await listSignIns(getStore(), anna)).toContainEqual(
		expect.objectContaining({ owner, browser: 'Browser 0', lastSeen: now() }),
	)
})

test('Sign-ins at the same moment are all listed', async () => {
	await signInOften(9)
	await Promise.all(Array.from({ length: 12 }, () => signIn()))
	expect(await listSignIns(getStore(), anna)).toHaveLength(21)
})

test('Of 200 sign-ins the 130 that were used last stay open and are listed', async () => {
	const ids = await signInOften(200)
	const list = await listSignIns(getStore(), anna)
	expect(list).toHaveLength(130)
	expect(list.map(({ browser }) => browser)).not.toContain('Browser 69')
	expect(list.map(({ browser }) => browser)).toContain('Browser 70')
	expect((await open(ids[70])).data.consumer).toEqual(anna)
	const ended = await open(ids[69])
	expect([ended.data.consumer, await ended.findEndCause()]).toEqual([undefined, 'elsewhere'])
	expect(await measureRecords()).toMatchObject({ count: 1 + 120 })
})
