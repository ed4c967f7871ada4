import { randomBytes } from 'node:crypto'
import { beforeEach, expect, test, vi } from 'vitest'
import { computeHash } from '#app/config/seal.server'
import { createSessionCookie } from './cookie.server'
import { createPriorityCookies, endPriority, findMarkedSession, hasPriority } from './priority-mark.server'
import { refuseSession } from './refused-sessions.server'

vi.stubEnv('NODE_ENV', 'test')
vi.stubEnv('SESSION_SECRET', 's'.repeat(32))

const hour = 3600_000
const now = Date.parse('2026-05-01T12:00:00Z')
const valueOf = ([line = '']: string[]) => line.split(';')[0] ?? ''

/** Cookies of a signed-in client: the session, and the priority mark. */
let sessionId: string
let session: string
let mark: string
beforeEach(async () => {
	sessionId = randomBytes(32).toString('base64url')
	session = valueOf([await createSessionCookie(sessionId, false)])
	mark = valueOf(createPriorityCookies({ sessionId, sent: null, secure: false }, now))
})

test('Who signs in gets a mark that counts as long as a session can last', () => {
	expect(hasPriority(`preferences=x; ${mark}; ${session}; device=y`, now + 8 * hour - 1)).toBe(true)
	expect(hasPriority(`${session}; ${mark}`, now + 8 * hour)).toBe(false)
})

test('It is out of reach of scripts and other sites, and of other hosts over TLS', async () => {
	expect(createPriorityCookies({ sessionId, sent: null, secure: false }, now)[0]).toMatch(
		/^priority=[\w.-]+; Path=\/; HttpOnly; SameSite=Lax$/,
	)
	const secure = createPriorityCookies({ sessionId, sent: null, secure: true }, now)
	expect(secure[0]).toMatch(/^__Host-priority=[\w.-]+; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
	const hostSession = valueOf([await createSessionCookie(sessionId, true)])
	expect(hasPriority(`${valueOf(secure)}; ${hostSession}`, now)).toBe(true)
	expect(hasPriority(`${valueOf(secure)}; ${session}`, now)).toBe(false)
})

test('A mark that was made up, prolonged or cut counts for nothing', () => {
	const [ends = '', signature = ''] = mark.replace('priority=', '').split('.')
	const later = (Number.parseInt(ends, 36) + hour).toString(36)
	for (const wrong of [
		`${later}.${signature}`,
		`${ends}.${signature.slice(1)}`,
		`${ends}.`,
		'zzzzzzzzzzzz.abc',
		'1',
	])
		expect(hasPriority(`priority=${wrong}; ${session}`, now), wrong).toBe(false)
	expect(hasPriority(undefined, now)).toBe(false)
})

test('A mark counts beside its own session alone', async () => {
	const other = valueOf([await createSessionCookie(randomBytes(32).toString('base64url'), false)])
	for (const beside of ['preferences=x', other, 'accelerate=x', `x${session}`, 'accelerate=%E0%A4%A'])
		expect([beside, hasPriority(`${mark}; ${beside}`, now)]).toEqual([beside, false])
	expect(findMarkedSession(`${mark}; ${session}`, now)).toBe(computeHash(sessionId))
})

test('A mark that was copied counts no more after the logout', () => {
	const copied = `${mark}; ${session}`
	expect(hasPriority(copied, now)).toBe(true)
	refuseSession({ owner: computeHash(sessionId), isProven: true })
	expect(hasPriority(copied, now)).toBe(false)
})

test('Where another process ended the session, its mark counts until the store is read for it', () => {
	vi.setSystemTime(now)
	const copied = `${mark}; ${session}`
	endPriority(session)
	expect(hasPriority(copied)).toBe(true)
	endPriority(copied)
	expect(hasPriority(copied)).toBe(false)
	vi.useRealTimers()
})

test('It is taken back with the session, from a browser that has one', () => {
	const none = { sessionId: undefined, secure: false }
	expect(createPriorityCookies({ ...none, sent: 'priority=abc.def' }, now)[0]).toMatch(
		/^priority=; Max-Age=0; Path=\//,
	)
	expect(createPriorityCookies({ ...none, sent: 'preferences=x' }, now)).toEqual([])
})
