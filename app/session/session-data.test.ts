import { expect, test } from 'vitest'
import { createSessionData, sessionDataSchema } from './session-data'

const link = { href: '/tasks', key: 'notices.loggedIn' }
const notice = { id: '1', kind: 'info', key: 'notices.loggedIn', links: [link] }
const isReadable = (notices: unknown) =>
	sessionDataSchema.safeParse({ ...createSessionData(1), notices }).success

test('A new session has nothing in it but its beginning, and is read as it was written', () => {
	const empty = createSessionData(1)
	expect(empty).toEqual({
		created: 1,
		notices: [],
		received: [],
		seenNotices: [],
		doneActions: [],
		announcedActions: [],
		cancelledAppointments: [],
		markVersions: {},
		agreedTerms: [],
		slots: [],
	})
	expect(sessionDataSchema.parse(JSON.parse(JSON.stringify(empty)))).toEqual(empty)
})

test('A notice and its links are read by the keys of their texts, never by another kind of value', () => {
	expect(isReadable([notice])).toBe(true)
	expect(isReadable([{ ...notice, key: 7 }])).toBe(false)
	expect(isReadable([{ ...notice, links: [{ ...link, key: ['notices.loggedIn'] }] }])).toBe(false)
})
