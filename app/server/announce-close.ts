import type { MiddlewareHandler } from 'hono'
import { hasTinyChunks } from '#app/lib/read-pieces'
import type { ServerEnv } from './request-facts.server'
import { createServer } from 'node:http'

/** Milliseconds and bytes of one connection; Node responds with 431 and 408. */
const serverLimits = {
	maxHeaderSize: 16 * 1024,
	headersTimeout: 20_000,
	/** Turned off, because `slow-bodies.ts` ends bodies that stand still. */
	requestTimeout: 0,
	keepAliveTimeout: 65_000,
	connectionsCheckingInterval: 5_000,
	// `raw-answers.server.ts` refuses these, with our headers.
	requireHostHeader: false,
}

/** Header lines are unlimited: above a limit Node silently drops lines, among them those of a trusted proxy. */
export function createLimitedServer(limits: Partial<typeof serverLimits> = {}) {
	return Object.assign(createServer({ ...serverLimits, ...limits }), { maxHeadersCount: 0 })
}

/** Bytes and milliseconds that a client may still send: if cut at once, it might not read the response. */
const mostDrained = 4 * 1024 * 1024
const patience = 500

/**
 * Sends `Connection: close` with a response to a body that was not read. Destroys the connection after the response when
 * the body consists of tiny chunks, because each costs as much as a long one.
 */
export const announceClose: MiddlewareHandler<ServerEnv> = async (c, next) => {
	await next()
	const { incoming, outgoing } = c.env
	const isUnread = () => incoming?.complete === false
	// A body that breaks off, or whose address is none, changes nothing in the response.
	const isTiny = isUnread() && (await drainBody(c.req).catch(() => false))
	if (isUnread()) c.header('Connection', 'close')
	if (isTiny) outgoing?.once('finish', () => incoming?.destroy())
}

/** Returns true for a body of tiny chunks. */
async function drainBody({ raw: { body } }: { raw: Request }) {
	if (body?.locked !== false) return false
	const reader = body.getReader()
	const timer = setTimeout(() => void reader.cancel(), patience)
	let [count, bytes] = [0, 0]
	try {
		for (let part = await reader.read(); !part.done; part = await reader.read()) {
			count += 1
			bytes += part.value.length
			if (hasTinyChunks(count, bytes)) return true
			if (bytes > mostDrained) return false
		}
	} finally {
		clearTimeout(timer)
	}
	return false
}
