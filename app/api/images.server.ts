import { readWithin } from '#app/lib/read-within'
import { pathAtApi } from './addresses.server'
import { ApiUnreachable } from './errors'
import { overHttp, transport } from './transport.server'

const timeout = { headers: 5_000, body: 5_000 }
const largest = 5 * 1024 * 1024
const allowedType = /^image\/(png|jpeg|gif|webp|avif|svg\+xml)\b/

/** An image of the API or of another https host; undefined when it is none, too large or can't be had. */
export async function fetchImage(address: URL, signal: AbortSignal) {
	const path = pathAtApi(address)
	const call = { method: 'GET', headers: {}, timeout, signal } as const
	const ask = () =>
		path === undefined
			? overHttp(address.origin, { ...call, path: address.pathname + address.search })
			: transport({ ...call, path })
	try {
		const answer = await ask().catch((error: unknown) => {
			if (isBroken(error)) return ask()
			throw error
		})
		const type = answer.header('content-type') ?? ''
		const body = await readWithin(answer.stream(), largest)
		return answer.status === 200 && allowedType.test(type) && body ? { type, body } : undefined
	} catch {
		return undefined
	}
}

/** A connection that was kept open may close just as it is used again: that says nothing of the image. */
function isBroken(error: unknown) {
	const cause = error instanceof ApiUnreachable ? error.cause : undefined
	return (
		cause instanceof Error && 'code' in cause && ['ECONNRESET', 'UND_ERR_SOCKET'].includes(String(cause.code))
	)
}
