import { expect, test } from 'vitest'
import { createSessionVisits, hour } from '#tests/support/session-visits'

const { now, open, wait } = createSessionVisits()

test('Notices that were shown together are kept newest first with their time, before those of earlier', async () => {
	const session = await open()
	for (const count of [0, 1, 2, 3]) session.notify('info', 'notices.loggedIn', { count })
	const [first, second, third] = session.data.notices.map(({ id }) => id)
	session.moveNotices([first ?? ''])
	wait(hour)
	session.moveNotices([second ?? '', third ?? ''])
	expect(session.data.notices).toMatchObject([{ values: { count: 3 } }])
	expect(session.data.seenNotices).toMatchObject([
		{ values: { count: 2 }, at: now() },
		{ values: { count: 1 }, at: now() },
		{ values: { count: 0 }, at: now() - hour },
	])
})

test('Of notices that no page showed the newest twenty stay, equal ones once', async () => {
	const session = await open()
	for (let count = 0; count < 30; count += 1) session.notify('info', 'notices.loggedIn', { count })
	session.notify('info', 'notices.loggedIn', { count: 25 })
	const id = await session.commit()
	const again = await open(id ?? undefined)
	again.notify('info', 'notices.loggedIn', { count: 29 })
	const counts = again.data.notices.map(({ values }) => values?.count)
	expect(counts).toEqual([10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 26, 27, 28, 25, 29])
})

test('Where no notice was shown nothing is written: a guest gets no session for it', async () => {
	const guest = await open()
	guest.moveNotices([])
	guest.moveNotices(['unknown'])
	expect([guest.owner, await guest.commit()]).toEqual([undefined, undefined])
})
