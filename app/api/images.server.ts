import { request as send } from 'undici'
import { pathAtApi } from './addresses.server'
import { transport } from './transport.server'

const patience = { headers: 5_000, body: 5_000, total: 10_000 }
const largest = 5 * 1024 * 1024
const allowedType = /^image\/(png|jpeg|gif|webp|avif|svg\+xml)\b/

/** An image of the API or of another https host; undefined when it is none, too large or can't be had. */
export async function fetchImage(address: URL, signal: AbortSignal) {
	const path = pathAtApi(address)
	try {
		const answer = await (path === undefined
			? fetchForeign(address, signal)
			: transport({ method: 'GET', path, headers: {}, timeout: patience, signal }))
		const type = answer.headers.get('Content-Type') ?? ''
		const body = await answer.arrayBuffer()
		return answer.status === 200 && allowedType.test(type) && body.byteLength <= largest
			? { type, body }
			: undefined
	} catch {
		return undefined
	}
}

async function fetchForeign(address: URL, signal: AbortSignal) {
	const { statusCode, headers, body } = await send(address, {
		headersTimeout: 5_000,
		bodyTimeout: 5_000,
		signal,
	})
	return new Response(await body.arrayBuffer(), {
		status: statusCode,
		headers: { 'Content-Type': String(headers['content-type']) },
	})
}
