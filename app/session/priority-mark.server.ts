import { serialize } from 'hono/utils/cookie'
import { LRUCache } from 'lru-cache'
import { computeHash, sign, verify } from '#app/config/seal.server'
import { findSessionId } from './cookie.server'
import { isRefused } from './refused-sessions.server'
import { absoluteLife } from './session-data'

const name = 'priority'
const pattern = /(?:^|;\s*)(__Host-|)priority=([\da-z]+)\.([\w-]+)/

/** Hashes of marked sessions that the store no longer had. */
const ended = new LRUCache<string, true>({ max: 10_000, ttl: absoluteLife })

interface MarkInput {
	/** The new session; undefined for none, or a guest's. */
	sessionId: string | undefined
	sent: string | null
	secure: boolean
}

/**
 * Set-Cookie values for a session that began or ended. Signed-in browsers carry a mark that gives their forms priority
 * under load. It grants no access and is verified without the store.
 */
export function createPriorityCookies({ sessionId, sent, secure }: MarkInput, now = Date.now()) {
	if (sessionId === undefined && !pattern.test(sent ?? '')) return []
	const ends = (now + absoluteLife).toString(36)
	const value = sessionId === undefined ? '' : `${ends}.${sign(name, signedText(ends, sessionId))}`
	const life = sessionId === undefined ? { maxAge: 0 } : {}
	const options = { path: '/', httpOnly: true, sameSite: 'Lax', ...life } as const
	return [
		secure
			? serialize(`__Host-${name}`, value, { ...options, secure: true })
			: serialize(name, value, options),
	]
}

/** Hash of the session whose valid mark is in the Cookie header, next to the session itself. */
export function findMarkedSession(header: string | null | undefined, now = Date.now()): string | undefined {
	const [, prefix = '', ends = '', signature = ''] = pattern.exec(header ?? '') ?? []
	if (!header || !(Number.parseInt(ends, 36) > now)) return undefined
	const id = findSessionId(header, prefix)
	return id && verify(name, signedText(ends, id), signature) ? computeHash(id) : undefined
}

/**
 * Whether the Cookie header has a valid mark of a session not known to have ended. After a logout the mark is invalid
 * in this group of workers at once, and elsewhere after one request that reads the store.
 */
export function hasPriority(header: string | undefined, now = Date.now()) {
	const session = findMarkedSession(header, now)
	return session !== undefined && !isRefused(session) && !ended.has(session)
}

/** Invalidates the mark of a session that the store does not have. Only valid marks are remembered. */
export function endPriority(header: string | null) {
	const session = findMarkedSession(header)
	if (session) ended.set(session, true)
}

function signedText(ends: string, sessionId: string) {
	return `${ends}\n${computeHash(sessionId)}`
}
