import { serialize } from 'hono/utils/cookie'
import { sign, verify } from '#app/config/seal.server'
import { absoluteLife } from './session-state.server'

const name = 'priority'
const pattern = /(?:^|;\s*)(?:__Host-)?priority=([\da-z]+)\.([\w-]+)/

/**
 * Set-Cookie lines for a session that began or ended: who is signed in carries a mark, so that their forms go first while
 * the portal is busy. It opens nothing, and is judged without the store; `sent` is the Cookie header of the request.
 */
export function createPriorityCookies(
	isSignedIn: boolean,
	sent: string | null,
	secure: boolean,
	now = Date.now(),
) {
	if (!isSignedIn && !pattern.test(sent ?? '')) return []
	const ends = (now + absoluteLife).toString(36)
	const value = isSignedIn ? `${ends}.${sign(name, ends)}` : ''
	const options = { path: '/', httpOnly: true, sameSite: 'Lax', ...(!isSignedIn && { maxAge: 0 }) } as const
	return [
		secure
			? serialize(`__Host-${name}`, value, { ...options, secure: true })
			: serialize(name, value, options),
	]
}

/** Whether a Cookie header carries a mark of ours that still counts. */
export function hasPriority(header: string | undefined, now = Date.now()) {
	const [, ends = '', signature = ''] = pattern.exec(header ?? '') ?? []
	return Number.parseInt(ends, 36) > now && verify(name, ends, signature)
}
