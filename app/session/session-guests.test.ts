import { expect, test, vi } from 'vitest'
import { anna, createSessionVisits, hour, pair } from '#tests/support/session-visits'
import { getGuestId, openSessionRecords } from './records.server'
import { listSignIns } from './sign-ins.server'
import type { SlotName, SlotValues } from './session-slots'

const { getStore, now, open, signIn } = createSessionVisits()

const pending = { accessToken: 'a', consumerId: 'CONS-1001', twoFactorSetup: false }
const kept: SlotValues['kept'] = [{ owner: 'o', address: '/a', fields: [['a', 'b']] }]
const reset = { token: 'reset', minimum: 3 }
const guestOf = (action: string, token = `token ${action}`) => ({ action, id: '1', token })
const guestForm: SlotValues['guestForm'] = [{ branch: 'noord', address: '/b', fields: [['c', 'd']] }]
const names: SlotName[] = ['pair', 'offer', 'pending', 'reset', 'renewed', 'temporary', 'kept', 'guestForm']

/** Id of a guest with a value in every slot, and a notice. */
async function fillAll() {
	const guest = await open()
	await guest.keep('pair', pair)
	await guest.keep('offer', pair)
	await guest.keep('pending', pending)
	await guest.keep('reset', reset)
	await guest.keep('renewed', true)
	await guest.keep('temporary', [guestOf('7')])
	await guest.keep('kept', kept)
	await guest.keep('guestForm', guestForm)
	guest.notify('info', 'notices.loggedOut')
	return (await guest.commit()) ?? ''
}

/** Contents of all filled slots. */
async function slotsOf(id: string | null | undefined) {
	const session = await open(id)
	const held = await Promise.all(names.map(async (name) => [name, await session.find(name)] as const))
	const filled = held.filter(([, value]) => value !== undefined)
	expect(names.filter((name) => session.has(name))).toEqual(filled.map(([name]) => name))
	return Object.fromEntries(filled)
}

test('Leaving the branch ends the session; reset link, waiting pair and waiting form go along under a new id', async () => {
	const before = await fillAll()
	const session = await open(before)
	await session.leaveBranch()
	const after = await session.commit()
	expect(after).toMatch(/^[\w-]{43}$/)
	expect(await slotsOf(after)).toEqual({ pair, reset, kept })
	expect([(await open(after)).data.notices, (await open(before)).isLost]).toEqual([[], true])
})

test('A guest’s form that goes on ends the session; it and a reset link go along under a new id', async () => {
	const before = await fillAll()
	const session = await open(before)
	await session.leaveForForm()
	expect(await slotsOf(await session.commit())).toEqual({ reset, guestForm })
	expect((await open(before)).isLost).toBe(true)
})

test('Who has none of these leaves the branch without a session', async () => {
	const session = await open(await signIn())
	await session.keep('offer', pair)
	await session.leaveBranch()
	expect([session.owner, session.data.consumer, await session.commit()]).toEqual([undefined, undefined, null])
})

test('A sign-in that waits for its code has a new id with the waiting form and the reset link', async () => {
	const before = await fillAll()
	const session = await open(before)
	await session.waitForCode({ ...pending, accessToken: 'next' })
	const after = await session.commit()
	expect(await slotsOf(after)).toEqual({ pending: { ...pending, accessToken: 'next' }, reset, kept })
	const { data, ends } = await open(after)
	expect([data.consumer, data.notices, ends]).toEqual([undefined, [], now() + hour])
	expect((await open(before)).isLost).toBe(true)
})

test.each([
	[{ ...anna, id: '2' }, []],
	[{ ...anna, branch: 'delta' }, []],
	[anna, ['notices.loggedOut']],
])('Notices of one client do not go over to another who signs in: %o', async (next, keys) => {
	const session = await open(await signIn())
	session.notify('info', 'notices.loggedOut')
	await session.signIn(next, pair)
	expect(session.data.notices.map(({ key }) => key)).toEqual(keys)
})

test('A guest who is let in has a new id with their notices, their own form, and what they are known for', async () => {
	const before = await fillAll()
	const session = await open(before)
	await session.admit(guestOf('8'), 'noord')
	const after = await session.commit()
	expect(await slotsOf(after)).toEqual({ temporary: [guestOf('7'), guestOf('8')], guestForm })
	expect((await open(after)).data.notices).toMatchObject([{ key: 'notices.loggedOut' }])
	expect((await open(before)).isLost).toBe(true)
})

test('For the same action point again the guest has the newest token only', async () => {
	const guest = await open()
	for (const one of [guestOf('7'), guestOf('8'), guestOf('7', 'newest')]) await guest.admit(one, 'noord')
	expect(await guest.find('temporary')).toEqual([guestOf('8'), guestOf('7', 'newest')])
})

test('Let in to an eleventh action point a guest is forgotten at the first', async () => {
	const actions = Array.from({ length: 11 }, (_, index) => `${index}`)
	const guest = await open()
	for (const action of actions) await guest.admit(guestOf(action), 'noord')
	expect((await guest.find('temporary'))?.map(({ action }) => action)).toEqual(actions.slice(1))
})

test('A guest who was let in before there could be several is known on', async () => {
	const guest = await open()
	await guest.keep('temporary', [guestOf('7')])
	const id = (await guest.commit()) ?? ''
	const records = openSessionRecords(getStore(), id, now)
	await records.remove('temporary')
	await records.write('temporary', {
		value: guestOf('6'),
		expected: 0,
		expires: now() + hour,
		schemaVersion: 1,
	})
	expect(await (await open(id)).find('temporary')).toEqual([guestOf('6')])
})

test('A slot that was never filled is not looked for, and emptying it makes no session', async () => {
	const guest = await open()
	await guest.drop('reset')
	expect([guest.owner, await guest.commit()]).toEqual([undefined, undefined])
	const session = await open(await signIn())
	const read = vi.spyOn(getStore(), 'read')
	expect([await session.find('reset'), session.has('reset'), read.mock.calls]).toEqual([undefined, false, []])
})

test('A slot that is emptied leaves the others filled', async () => {
	const id = await fillAll()
	const session = await open(id)
	await session.drop('offer')
	await session.commit()
	const left = await slotsOf(id)
	expect(Object.keys(left)).toEqual(names.filter((name) => name !== 'offer'))
})

test('The visit of a guest is listed under the client they are as a guest, so that erasing the client ends it', async () => {
	const guest = await open()
	await guest.admit(guestOf('7'), 'noord')
	const id = await guest.commit()
	const visits = await listSignIns(getStore(), { id: getGuestId(guestOf('7').id), branch: 'noord' })
	await Promise.all(visits.map(({ owner }) => getStore().destroy(owner)))
	expect(visits).toHaveLength(1)
	expect(await (await open(id)).find('temporary')).toBeUndefined()
})
