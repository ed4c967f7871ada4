import { expect, test } from 'vitest'
import { createSessionVisits, newerPair, pair } from '#tests/support/session-visits'

const { open, signIn, wait } = createSessionVisits()

test('The right to refresh is leased to one at a time, who may renew it and gives it back', async () => {
	const id = await signIn()
	const [one, other] = [await open(id), await open(id)]
	const taken = [await one.lease('one'), await other.lease('other'), await one.lease('one')]
	expect(taken).toEqual([true, false, true])
	await other.release('other')
	expect(await other.lease('other')).toBe(false)
	await one.release('one')
	expect(await other.lease('other')).toBe(true)
})

test('Who stood still for five seconds has lost the lease; one that was renewed lasts from then', async () => {
	const session = await open(await signIn())
	await session.lease('one')
	wait(3_000)
	await session.lease('one')
	wait(4_999)
	expect(await session.lease('other')).toBe(false)
	wait(1)
	expect([await session.lease('other'), await session.lease('one')]).toEqual([true, false])
})

test('A guest has no tokens to replace or to expire, and no right to refresh', async () => {
	const guest = await open()
	expect(await guest.tokens()).toBeUndefined()
	expect(await guest.replaceTokens(pair, 0)).toBe(false)
	expect(await guest.expire(1, 'refused')).toBe(false)
	expect(await guest.lease('one')).toBe(false)
	await expect(guest.release('one')).resolves.toBeUndefined()
})

test('A session whose tokens were renewed meanwhile neither ends nor says that it did', async () => {
	const id = await signIn()
	const [early, late] = [await open(id), await open(id)]
	await early.replaceTokens(newerPair, 1)
	expect(await late.expire(1, 'expired')).toBe(false)
	expect([(await open(id)).isLost, await (await open(id)).findEndCause()]).toEqual([false, 'idle'])
	expect(await early.expire(2, 'expired')).toBe(true)
	expect([(await open(id)).isLost, await (await open(id)).findEndCause()]).toEqual([true, 'expired'])
})
