import { once } from 'node:events'
import { connect } from 'node:net'
import { connect as connectByTls } from 'node:tls'
import { getLogger } from '#app/config/log.server'
import { findErrorCode } from '#app/lib/error-code'

/** Milliseconds until a connection counts as unanswered. */
const limit = 5_000

/** Warns when nobody accepts connections at API_URL, or its certificate is refused. No call is sent. */
export async function probeApi(apiUrl: string) {
	const { protocol, hostname, port } = new URL(apiUrl)
	// A literal IPv6 address stands in brackets in a URL.
	const host = hostname.replace(/^\[|\]$/g, '')
	const isSecure = protocol === 'https:'
	const socket = isSecure
		? connectByTls({ host, port: Number(port || 443) })
		: connect({ host, port: Number(port || 80) })
	const signal = AbortSignal.timeout(limit)
	try {
		await once(socket, isSecure ? 'secureConnect' : 'connect', { signal })
	} catch (error) {
		const code = error instanceof Error ? findErrorCode(error) : undefined
		getLogger().warn({ reason: signal.aborted ? 'ETIMEDOUT' : code }, 'nobody answers at API_URL')
	} finally {
		socket.destroy()
	}
}
