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

test('Where no notice was shown nothing is written: a guest gets no session for it', async () => {
	const guest = await open()
	guest.moveNotices([])
	guest.moveNotices(['unknown'])
	expect([guest.owner, await guest.commit()]).toEqual([undefined, undefined])
})
