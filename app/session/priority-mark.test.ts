import { expect, test, vi } from 'vitest'
import { hasPriority, createPriorityCookies } from './priority-mark.server'

vi.stubEnv('SESSION_SECRET', 's'.repeat(32))

const hour = 3600_000
const now = Date.parse('2026-05-01T12:00:00Z')
const markOf = ([line = '']: string[]) => line.split(';')[0] ?? ''

test('Who signs in gets a mark that counts as long as a session can last', () => {
	const mark = markOf(createPriorityCookies(true, null, false, now))
	expect(hasPriority(`preferences=x; ${mark}; accelerate=y`, now + 8 * hour - 1)).toBe(true)
	expect(hasPriority(mark, now + 8 * hour)).toBe(false)
})

test('It is out of reach of scripts and other sites, and of other hosts over TLS', () => {
	expect(createPriorityCookies(true, null, false, now)[0]).toMatch(
		/^priority=[\w.-]+; Path=\/; HttpOnly; SameSite=Lax$/,
	)
	const secure = createPriorityCookies(true, null, true, now)
	expect(secure[0]).toMatch(/^__Host-priority=[\w.-]+; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
	expect(hasPriority(markOf(secure), now)).toBe(true)
})

test('A mark that was made up, prolonged or cut counts for nothing', () => {
	const mark = markOf(createPriorityCookies(true, null, false, now))
	const [ends = '', signature = ''] = mark.replace('priority=', '').split('.')
	const later = (Number.parseInt(ends, 36) + hour).toString(36)
	for (const wrong of [
		`${later}.${signature}`,
		`${ends}.${signature.slice(1)}`,
		`${ends}.`,
		'zzzzzzzzzzzz.abc',
		'1',
	])
		expect(hasPriority(`priority=${wrong}`, now), wrong).toBe(false)
	expect(hasPriority(undefined, now)).toBe(false)
})

test('It is taken back with the session, from a browser that has one', () => {
	expect(createPriorityCookies(false, 'priority=abc.def', false, now)[0]).toMatch(
		/^priority=; Max-Age=0; Path=\//,
	)
	expect(createPriorityCookies(false, 'preferences=x', false, now)).toEqual([])
})
