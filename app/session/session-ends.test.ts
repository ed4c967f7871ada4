import { expect, test, vi } from 'vitest'
import { anna, createSessionVisits, hour, minute, pair } from '#tests/support/session-visits'
import { openConsumerRecords } from './records.server'
import { openSession } from './session.server'
import { listSignIns, signInsRecord } from './sign-ins.server'

const { getStore, now, open, signIn, wait } = createSessionVisits()
const reset = { token: 't', minimum: 3 }

/** Id of a guest's session, created by a reset link. */
async function beginAsGuest() {
	const guest = await open()
	await guest.keep('reset', reset)
	return guest.commit()
}

test('A visit within five minutes of the last moves no end; one after them gives an hour again', async () => {
	const id = await signIn()
	const first = now() + hour
	const extend = vi.spyOn(getStore(), 'extend')
	wait(5 * minute)
	expect([(await open(id)).ends, extend.mock.calls]).toEqual([first, []])
	wait(1)
	const { ends, owner } = await open(id)
	expect([ends, extend.mock.calls]).toEqual([now() + hour, [[owner, ['session', 'tokens'], ends]]])
	expect((await open(id)).ends).toBe(ends)
})

test('Who asks for more time gets an hour at once, on every node', async () => {
	const id = await signIn()
	wait(minute)
	const session = await open(id)
	await session.prolong()
	expect([session.ends, (await open(id)).ends]).toEqual([now() + hour, now() + hour])
})

test('Once the end is eight hours after the sign-in no visit writes it again', async () => {
	const id = await signIn()
	const longest = now() + 8 * hour
	for (let turn = 0; turn < 8; turn += 1) {
		wait(55 * minute)
		await open(id)
	}
	const extend = vi.spyOn(getStore(), 'extend')
	wait(20 * minute)
	expect([(await open(id)).ends, extend.mock.calls]).toEqual([longest, []])
})

test('A session beyond eight hours is gone though the store still has it', async () => {
	const id = await signIn()
	await getStore().extend((await open(id)).owner ?? '', ['session'], now() + 10 * hour)
	wait(8 * hour - 1)
	expect((await open(id)).data.consumer).toEqual(anna)
	wait(1)
	const late = await open(id)
	expect([late.data.consumer, late.owner, late.isLost]).toEqual([undefined, undefined, true])
})

test('Of a session that was used and then left inactivity is the cause', async () => {
	const id = await signIn()
	wait(10 * minute)
	await open(id)
	wait(hour)
	const late = await open(id)
	expect([late.isLost, await late.findEndCause()]).toEqual([true, 'idle'])
})

test('No cause is told of a session that another sign-in, branch or form replaced; an invented one is not there', async () => {
	const [again, branch, form] = [await signIn(), await signIn(), await signIn()]
	await (await open(again)).signIn(anna, pair)
	await (await open(branch)).leaveBranch()
	await (await open(form)).leaveForForm()
	const late = await Promise.all([again, branch, form, 'x'.repeat(43)].map((id) => open(id)))
	expect(late.map(({ isLost }) => isLost)).toEqual([true, true, true, true])
	const causes = await Promise.all(late.map((session) => session.findEndCause()))
	expect(causes).toEqual([undefined, undefined, undefined, 'gone'])
})

test('A guest’s session is no longer there at its end: neither the eight hours nor an end elsewhere is told', async () => {
	const used = await beginAsGuest()
	for (let turn = 0; turn < 10; turn += 1) {
		wait(55 * minute)
		await open(used)
	}
	expect([(await open(used)).isLost, await (await open(used)).findEndCause()]).toEqual([true, 'gone'])
	const ended = await beginAsGuest()
	await (await open(ended)).end('elsewhere')
	expect([(await open(ended)).isLost, await (await open(ended)).findEndCause()]).toEqual([true, 'gone'])
})

test('A guest without a session has none to lose, to prolong or to end, and no cause', async () => {
	const guest = await open()
	await guest.prolong()
	expect([guest.isLost, guest.ends, await guest.findEndCause()]).toEqual([false, now() + hour, undefined])
	await guest.end('elsewhere')
	expect([guest.ends, await guest.commit()]).toEqual([now() + hour, undefined])
})

test('The browser forgets an id that ended in this request, if it had one; one that was lost stays', async () => {
	const unseen = await open()
	await unseen.keep('reset', reset)
	await unseen.end()
	const ended = await open(await signIn())
	await ended.end()
	const lost = await open('a'.repeat(43))
	const ids = [await unseen.commit(), await ended.commit(), await lost.commit()]
	expect(ids).toEqual([undefined, null, undefined])
})

test('A session is stored under another name than its id, and written once for its changes', async () => {
	const id = await signIn()
	const session = await open(id)
	const find = async () => getStore().read(session.owner ?? '', 'session')
	session.notify('info', 'notices.loggedIn')
	expect([session.isLost, session.owner === id, (await find())?.version]).toEqual([false, false, 1])
	expect([await session.commit(), (await find())?.version]).toEqual([id, 2])
	expect([await session.commit(), (await find())?.version]).toEqual([id, 2])
})

test.each(['', 'a'.repeat(42), 'a'.repeat(44), `${'a'.repeat(42)}.`, `../${'a'.repeat(43)}`])(
	'The id "%s" has not the form of ours: it is lost, and the store is not asked for it',
	async (id) => {
		const read = vi.spyOn(getStore(), 'read')
		const session = await open(id)
		expect([session.isLost, session.owner, read.mock.calls]).toEqual([true, undefined, []])
	},
)

test('A session that ends is struck from the sign-ins of its consumer, the others stay', async () => {
	const [left, other] = [await signIn(), await signIn()]
	const names = async () =>
		Object.keys((await signInsRecord.of(openConsumerRecords(getStore(), anna)).read()) ?? {})
	const owner = (await open(other)).owner
	expect(await names()).toHaveLength(2)
	await (await open(left)).end()
	expect(await names()).toEqual([owner])
})

test('A sign-in of eight hours ago is struck by the next one', async () => {
	await signIn()
	wait(1)
	const second = (await open(await signIn())).owner
	wait(4 * hour)
	const third = (await open(await signIn())).owner
	wait(4 * hour - 1)
	const fourth = (await open(await signIn())).owner
	const record = await signInsRecord.of(openConsumerRecords(getStore(), anna)).read()
	expect(new Set(Object.keys(record ?? {}))).toEqual(new Set([second, third, fourth]))
	expect(await listSignIns(getStore(), anna)).toMatchObject([{ owner: fourth, since: now() }])
})

test('A visit that keeps the end moves it neither late nor at its longest', async () => {
	const id = await signIn()
	const first = now() + hour
	wait(20 * minute)
	const look = () => openSession(getStore(), id, { now, keepsEnd: true })
	expect([(await look()).ends, (await look()).data.consumer]).toEqual([first, anna])
	expect((await open(id)).ends).toBe(now() + hour)
})
