import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { anna, createSessionVisits, hour, minute, newerPair, pair } from '#tests/support/session-visits'
import { listSignIns } from './sign-ins.server'

const { getFolder, getStore, now, open, signIn, wait } = createSessionVisits()

test('A visitor who changes nothing gets no session', async () => {
	const session = await open()
	expect([session.owner, await session.commit()]).toEqual([undefined, undefined])
	expect(await getStore().read('x', 'session')).toBeUndefined()
})

test('A session that nobody uses is over after an hour; each use gives it an hour again', async () => {
	const id = await signIn()
	wait(59 * minute)
	expect((await open(id)).data.consumer).toEqual(anna)
	wait(59 * minute)
	const session = await open(id)
	expect([session.data.consumer?.id, session.ends - now()]).toEqual(['CONS-1001', hour])
	expect((await session.tokens())?.pair).toEqual(pair)
	wait(hour)
	const late = await open(id)
	expect([late.data.consumer, late.isLost, await late.tokens()]).toEqual([undefined, true, undefined])
})

test('After eight hours a session is over, however much it was used', async () => {
	const id = await signIn()
	for (let used = 0; used < 15; used++) {
		wait(30 * minute)
		await open(id)
	}
	const last = await open(id)
	expect(last.ends - now()).toBe(30 * minute)
	await last.prolong()
	expect(last.ends - now()).toBe(30 * minute)
	wait(30 * minute)
	expect((await open(id)).data.consumer).toBeUndefined()
})

test('What two requests change at the same time is all there afterwards', async () => {
	const id = await signIn()
	const sessions = await Promise.all(Array.from({ length: 30 }, () => open(id)))
	sessions.forEach((session, index) => session.change((data) => void data.doneActions.push(`${index}`)))
	await Promise.all(sessions.map((session) => session.commit()))
	expect(new Set((await open(id)).data.doneActions).size).toBe(30)
})

test('A request that was still running at the logout brings nothing back, and does not take the new cookie away', async () => {
	const id = await signIn()
	const running = await open(id)
	running.notify('info', 'notices.loggedIn')
	const leaving = await open(id)
	await leaving.end()
	expect(await leaving.commit()).toBeNull()
	expect(await running.commit()).toBe(id)
	await running.keep('reset', { token: 't', minimum: 1 })
	expect(await running.replaceTokens(newerPair, 1)).toBe(false)
	const again = await open(id)
	expect([again.data.consumer, await again.tokens(), await again.find('reset')]).toEqual([
		undefined,
		undefined,
		undefined,
	])
})

test('Notices that were shown are kept, the last twenty, newest first', async () => {
	const session = await open(await signIn())
	for (let count = 0; count < 25; count += 1) {
		session.notify('info', 'notices.loggedIn', { count })
		session.moveNotices(session.data.notices.map(({ id }) => id))
	}
	expect(session.data.notices).toEqual([])
	const counts = session.data.seenNotices.map(({ values }) => values?.count)
	expect(counts).toEqual(Array.from({ length: 20 }, (_, index) => 24 - index))
})

test('Signing in gives a new id; notices and the form that waits come along, other slots do not', async () => {
	const guest = await open()
	guest.notify('info', 'notices.loggedOut')
	const kept = [{ owner: 'o', address: '/a', fields: [['a', 'b'] as [string, string]] }]
	await guest.keep('kept', kept)
	await guest.keep('temporary', [{ action: '7', id: '1', token: 'temporary-token' }])
	const before = await guest.commit()
	const session = await open(before)
	await session.signIn(anna, pair)
	const after = await session.commit()
	expect(after).toMatch(/^[\w-]{43}$/)
	expect(after).not.toBe(before)
	const signedIn = await open(after)
	expect(signedIn.data.notices).toHaveLength(1)
	expect(await signedIn.find('kept')).toEqual(kept)
	expect(await signedIn.find('temporary')).toBeUndefined()
	expect((await open(before)).isLost).toBe(true)
})

test.each([
	['pending', { accessToken: 'a', consumerId: '1', twoFactorSetup: false, name: 'anna' }, 10],
	['temporary', [{ action: '7', id: '1', token: 't' }], 60],
	['pair', pair, 10],
	['reset', { token: 't', minimum: 3 }, 60],
	['kept', [{ owner: 'o', address: '/a', fields: [] }], 60],
	['offer', pair, 10],
] as const)('The slot %s holds its value for its own time only [146]', async (name, value, minutes) => {
	const session = await open()
	const held: unknown = Array.isArray(value) ? value : { ...value, fields: [] }
	await session.keep(name, held as never)
	const id = await session.commit()
	wait(minutes * minute - 1)
	expect(await (await open(id)).find(name)).toMatchObject(value)
	wait(1)
	expect(await (await open(id)).find(name)).toBeUndefined()
})

test('A slot that is emptied holds nothing, and can be filled again', async () => {
	const session = await open()
	await session.keep('reset', { token: 'first', minimum: 3 })
	await session.drop('reset')
	expect([session.has('reset'), await session.find('reset')]).toEqual([false, undefined])
	await session.keep('reset', { token: 'second', minimum: 3 })
	const id = await session.commit()
	expect(await (await open(id)).find('reset')).toEqual({ token: 'second', minimum: 3 })
})

test('Tokens are renewed once for a version; who comes late neither overwrites nor ends what is newer', async () => {
	const id = await signIn()
	const [early, late] = [await open(id), await open(id)]
	expect(await early.replaceTokens(newerPair, 1)).toBe(true)
	expect(await late.replaceTokens({ ...pair, accessToken: 'late' }, 1)).toBe(false)
	expect(await late.expire(1, 'refused')).toBe(false)
	expect((await (await open(id)).tokens())?.pair).toEqual(newerPair)
	expect(await late.expire(2, 'refused')).toBe(true)
	expect((await open(id)).isLost).toBe(true)
	expect(await (await open(id)).findEndCause()).toBe('refused')
})

test('Why a session ended is known where it was ended, and where its time was over', async () => {
	const [ended, idle] = [await signIn(), await signIn()]
	await (await open(ended)).end('elsewhere')
	wait(2 * hour)
	const causes = [await (await open(ended)).findEndCause(), await (await open(idle)).findEndCause()]
	expect(causes).toEqual(['elsewhere', 'idle'])
})

test('A session in use ends after eight hours, and that is known: not that nobody came back', async () => {
	const [used, left] = [await signIn(), await signIn()]
	for (let turn = 0; turn < 8; turn += 1) {
		wait(58 * minute)
		expect((await open(used)).data.consumer).toEqual(anna)
	}
	wait(13 * minute)
	expect((await open(used)).data.consumer).toEqual(anna)
	wait(4 * minute)
	const late = await open(used)
	expect([late.isLost, await late.findEndCause()]).toEqual([true, 'longest'])
	expect(await (await open(left)).findEndCause()).toBe('idle')
})

test('The last visit before eight hours moves the end there, however little that adds', async () => {
	const id = await signIn()
	for (const pause of [58, 58, 58, 58, 58, 58, 58, 11, 6]) {
		wait(pause * minute)
		await open(id)
	}
	wait(56 * minute)
	expect((await open(id)).data.consumer).toEqual(anna)
	wait(2 * minute)
	expect(await (await open(id)).findEndCause()).toBe('longest')
})

test('What ends it before that is the cause, also in its last hour', async () => {
	const id = await signIn()
	for (let turn = 0; turn < 8; turn += 1) {
		wait(57 * minute)
		await open(id)
	}
	await (await open(id)).end('elsewhere')
	expect(await (await open(id)).findEndCause()).toBe('elsewhere')
})

test('One more check leaves the token of the one before; another branch leaves none', async () => {
	const guest = await open()
	await guest.admit({ action: '7', id: '1', token: 'first' }, 'noord')
	await guest.admit({ action: '8', id: '1', token: 'second' }, 'noord')
	expect((await guest.find('temporary'))?.map(({ token }) => token)).toEqual(['first', 'second'])
	await guest.keep('reset', { token: 'reset', minimum: 3 })
	await guest.keep('pair', pair)
	await guest.leaveBranch()
	const waiting = [await guest.find('temporary'), await guest.find('reset'), await guest.find('pair')]
	expect(waiting).toEqual([undefined, { token: 'reset', minimum: 3 }, pair])
})

test('The sign-ins of a consumer are those that have not ended, by browser and time', async () => {
	const first = await signIn({ browser: 'Firefox', system: 'Windows' })
	wait(20 * minute)
	const second = await signIn({ browser: 'Safari', system: 'iPhone' })
	wait(10 * minute)
	await open(second)
	expect(await listSignIns(getStore(), anna)).toMatchObject([
		{ browser: 'Firefox', since: now() - 30 * minute, lastSeen: now() - 30 * minute },
		{ browser: 'Safari', since: now() - 10 * minute, lastSeen: now() },
	])
	await (await open(first)).end()
	expect(await listSignIns(getStore(), anna)).toMatchObject([{ browser: 'Safari' }])
	expect(await listSignIns(getStore(), { ...anna, branch: 'delta' })).toEqual([])
	wait(2 * hour)
	expect(await listSignIns(getStore(), anna)).toEqual([])
})

test.each(['', 'x', 'a'.repeat(43), '../../etc/passwd', 'é'.repeat(43)])(
	'The id "%s" is nobody',
	async (id) => {
		const session = await open(id)
		expect([session.data.consumer, session.owner]).toEqual([undefined, undefined])
	},
)

test('The file shows no token, name or id of anybody', async () => {
	const id = await signIn({ browser: 'Firefox' })
	const session = await open(id)
	await session.keep('temporary', [{ action: 'ACTION-77', id: 'CONS-2002', token: 'temporary-token' }])
	session.notify('info', 'notices.loggedIn', { name: 'Anna de Vries' })
	await session.commit()
	const bytes = readdirSync(getFolder())
		.filter((name) => name.startsWith('sessions.db'))
		.map((name) => readFileSync(join(getFolder(), name), 'latin1'))
		.join()
	for (const secret of [
		id,
		'CONS-1001',
		'CONS-2002',
		'Anna',
		'access-token',
		'refresh-token',
		'temporary-token',
		'ACTION-77',
		'noord',
		'Firefox',
	])
		expect(bytes.includes(secret), secret).toBe(false)
})
