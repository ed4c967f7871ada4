import type { MiddlewareHandler } from 'hono'
import type { ServerEnv } from './request-facts.server'

/** Bytes and milliseconds that a client may still send: if cut at once, it might not read the response. */
const mostDrained = 4 * 1024 * 1024
const patience = 500

/** Ends the connection with a response to a body that was not read, and says so in its headers. */
export const announceClose: MiddlewareHandler<ServerEnv> = async (c, next) => {
	await next()
	const { incoming } = c.env
	const isUnread = () => incoming?.complete === false
	// A body that breaks off, or whose address is none, changes nothing in the response.
	if (isUnread()) await drainBody(c.req).catch(() => undefined)
	if (isUnread()) c.header('Connection', 'close')
}

async function drainBody({ raw }: { raw: Request }) {
	if (raw.body?.locked === false) await drain(raw.body)
}

async function drain(body: ReadableStream<Uint8Array>) {
	const reader = body.getReader()
	const timer = setTimeout(() => void reader.cancel(), patience)
	let bytes = 0
	try {
		for (let part = await reader.read(); !part.done; part = await reader.read()) {
			bytes += part.value.length
			if (bytes > mostDrained) return
		}
	} finally {
		clearTimeout(timer)
	}
}
