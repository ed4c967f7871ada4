import { getConfig } from '#app/config/config.server'
import { timeouts } from './call-rules'
import { publicConnections } from './public-hosts.server'
import { embeddedOrigin, sendOverHttp, sendCall } from './transport.server'

const largest = 5 * 1024 * 1024
const allowedType = /^image\/(png|jpeg|gif|webp|avif|svg\+xml)\b/

/** Undefined when the response is no image, too large or unavailable. */
export async function fetchImage(address: URL, signal: AbortSignal) {
	try {
		const answer = await requestImage(address, signal)
		const type = answer.header('content-type') ?? ''
		if (answer.status === 200 && allowedType.test(type)) return { type, body: await answer.bytes(largest) }
		await answer.drop()
		return undefined
	} catch {
		return undefined
	}
}

/** Does not follow redirects. Private networks are blocked, but for the API's own address. */
function requestImage({ origin, pathname, search }: URL, signal: AbortSignal) {
	const call = {
		method: 'GET',
		path: pathname + search,
		headers: {},
		timeout: timeouts.side,
		signal,
	} as const
	const api = getConfig().API_URL
	if (api === undefined) return origin === embeddedOrigin ? sendCall(call) : sendOverHttp(origin, call)
	return new URL(api).origin === origin
		? sendOverHttp(origin, call)
		: sendOverHttp(origin, call, publicConnections)
}
