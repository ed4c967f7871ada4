import { serialize } from 'hono/utils/cookie'
import { LRUCache } from 'lru-cache'
import { computeHash, sign, verify } from '#app/config/seal.server'
import { findSessionId } from './cookie.server'
import { isRefused } from './refused-sessions.server'
import { absoluteLife } from './session-life'

const name = 'priority'
const pattern = /(?:^|;\s*)(__Host-|)priority=([\da-z]+)\.([\w-]+)/

/** Sessions of ours, by their hash, that the store no longer had when it was read for them. */
const ended = new LRUCache<string, true>({ max: 10_000, ttl: absoluteLife })

interface MarkInput {
	/** The session that the browser holds from now on; undefined for none, or that of a guest. */
	sessionId: string | undefined
	/** The Cookie header of the request. */
	sent: string | null
	secure: boolean
}

/**
 * Set-Cookie lines for a session that began or ended: who is signed in carries a mark of their session, so that their forms
 * go first while the portal is busy. It opens nothing, and is judged without the store.
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

/** The hash of the session whose mark a Cookie header carries beside the session itself; undefined for no mark that counts. */
export function findMarkedSession(header: string | null | undefined, now = Date.now()): string | undefined {
	const [, prefix = '', ends = '', signature = ''] = pattern.exec(header ?? '') ?? []
	if (!header || !(Number.parseInt(ends, 36) > now)) return undefined
	const id = findSessionId(header, prefix)
	return id && verify(name, signedText(ends, id), signature) ? computeHash(id) : undefined
}

/**
 * Whether a Cookie header carries a mark that counts: of the session beside it, which this process knows no end of. So a
 * mark counts for nothing after a logout in this process or another worker of its group, and in every other process after
 * one request for which the store was read.
 */
export function hasPriority(header: string | undefined, now = Date.now()) {
	const session = findMarkedSession(header, now)
	return session !== undefined && !isRefused(session) && !ended.has(session)
}

/** The store has no session for this Cookie header: its mark counts no more. Only our own marks take room. */
export function endPriority(header: string | null) {
	const session = findMarkedSession(header)
	if (session) ended.set(session, true)
}

function signedText(ends: string, sessionId: string) {
	return `${ends}\n${computeHash(sessionId)}`
}
