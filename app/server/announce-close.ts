import type { MiddlewareHandler } from 'hono'
import { isCrumbled } from '#app/lib/read-pieces'
import type { ServerEnv } from './request-facts.server'

/** Bytes and milliseconds that a client may still send: if cut at once, it might not read the response. */
const mostDrained = 4 * 1024 * 1024
const patience = 500

/**
 * Ends the connection with a response to a body that was not read, and says so in its headers. A body in crumbs ends at
 * once, for each of them costs as much as a long chunk.
 */
export const announceClose: MiddlewareHandler<ServerEnv> = async (c, next) => {
	await next()
	const { incoming, outgoing } = c.env
	const isUnread = () => incoming?.complete === false
	// A body that breaks off, or whose address is none, changes nothing in the response.
	const isInCrumbs = isUnread() && (await drainBody(c.req).catch(() => false))
	if (isUnread()) c.header('Connection', 'close')
	if (isInCrumbs) outgoing?.once('finish', () => incoming?.destroy())
}

/** True for a body in crumbs. */
async function drainBody({ raw: { body } }: { raw: Request }) {
	if (body?.locked !== false) return false
	const reader = body.getReader()
	const timer = setTimeout(() => void reader.cancel(), patience)
	let [count, bytes] = [0, 0]
	try {
		for (let part = await reader.read(); !part.done; part = await reader.read()) {
			count += 1
			bytes += part.value.length
			if (isCrumbled(count, bytes)) return true
			if (bytes > mostDrained) return false
		}
	} finally {
		clearTimeout(timer)
	}
	return false
}
