import { Readable } from 'node:stream'
import { Agent, request as send } from 'undici'
import { getConfig } from '#app/config/config.server'
import type { Backend } from '#app/backend/backend.server'
import { ApiUnreachable } from './errors'

export interface WireRequest {
	method: 'GET' | 'POST'
	/** Path and query, encoded; appended to the API's address. */
	path: string
	headers: Record<string, string>
	/** A streamed body is a function, so that the call can be sent again. */
	body?: string | (() => AsyncIterable<Uint8Array>)
	/** Milliseconds until the answer's headers, between two pieces of its body, and for the whole call. */
	timeout: { headers: number; body: number; total?: number }
	signal?: AbortSignal
}

/** The address under which the embedded API names its own images. */
export const embeddedOrigin = 'http://embedded-api'

const agent = new Agent({ connections: 256, keepAliveTimeout: 10_000, connect: { timeout: 5_000 } })

/**
 * Sends one call to API_URL, or to the embedded reference API where none is set; the answer's body is a stream.
 * @throws ApiUnreachable when there is no answer in time; the caller's own abort passes through.
 */
export async function transport(request: WireRequest): Promise<Response> {
	const base = getConfig().API_URL
	return base ? overHttp(base, request) : (await embeddedBackend()).handle(embedded(request))
}

async function overHttp(base: string, { method, path, headers, body, timeout, signal }: WireRequest) {
	const limits = [signal, timeout.total === undefined ? undefined : AbortSignal.timeout(timeout.total)]
	try {
		const answer = await send(base.replace(/\/$/, '') + path, {
			dispatcher: agent,
			method,
			headers,
			body: typeof body === 'function' ? Readable.from(body()) : (body ?? null),
			headersTimeout: timeout.headers,
			bodyTimeout: timeout.body,
			signal: AbortSignal.any(limits.filter((limit) => limit !== undefined)),
		})
		return toResponse(answer.statusCode, answer.headers, answer.body)
	} catch (cause) {
		if (signal?.aborted) throw cause
		throw new ApiUnreachable({ cause })
	}
}

function toResponse(status: number, raw: Record<string, string | string[] | undefined>, body: Readable) {
	const headers = new Headers()
	for (const [name, value] of Object.entries(raw)) {
		for (const line of [value ?? []].flat()) headers.append(name, line)
	}
	const stream = toWebStream(body)
	if (status !== 204 && status !== 304) return new Response(stream, { status, headers })
	body.resume()
	return new Response(null, { status, headers })
}

/** Readable.toWeb ends the process when its stream is cancelled while data waits (Node 20); this one just lets go. */
function toWebStream(body: Readable): ReadableStream<Uint8Array> {
	const pieces = body.on('error', () => undefined).iterator()
	return new ReadableStream<Uint8Array>(
		{
			async pull(controller) {
				const piece: IteratorResult<Uint8Array> = await pieces.next()
				if (piece.done) controller.close()
				else controller.enqueue(piece.value)
			},
			cancel: () => void body.destroy(),
		},
		{ highWaterMark: 0 },
	)
}

function embedded({ method, path, headers, body, signal }: WireRequest) {
	const stream = typeof body === 'function' ? toWebStream(Readable.from(body())) : undefined
	const init: RequestInit & { duplex?: 'half' } = { method, headers, signal }
	if (stream) Object.assign(init, { body: stream, duplex: 'half' })
	else if (typeof body === 'string') init.body = body
	return new Request(embeddedOrigin + path, init)
}

let backend: Promise<Backend> | undefined

/** The reference API inside this process; loaded on first use, never when API_URL is set. */
function embeddedBackend() {
	backend ??= import('#app/backend/backend.server').then(({ createBackend }) =>
		createBackend({ dataDir: getConfig().DATA_DIR }),
	)
	return backend
}
