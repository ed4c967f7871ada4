import { Readable } from 'node:stream'
import { Agent, request as send } from 'undici'
import { getConfig } from '#app/config/config.server'
import { traceCall } from '#app/config/report-error.server'
import type { Backend } from '#app/backend/backend.server'
import { toWebStream } from '#app/lib/web-stream'
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

export interface WireAnswer {
	status: number
	/** A header of the answer by its name in lower case. */
	header: (name: string) => string | undefined
	text: () => Promise<string>
	/** The body as it comes in. */
	stream: () => ReadableStream<Uint8Array> | null
	/** Lets go of a body that nobody reads. */
	drop: () => Promise<void>
}

/**
 * Sends one call to API_URL, or to the embedded reference API where none is set.
 * @throws ApiUnreachable when there is no answer in time; the caller's own abort passes through.
 */
export async function transport(request: WireRequest): Promise<WireAnswer> {
	const base = getConfig().API_URL
	return traceCall(request.method, request.path, async () =>
		base ? overHttp(base, request) : fromBackend(await (await embeddedBackend()).handle(embedded(request))),
	)
}

/** One call to any address; `base` is its origin and path prefix. */
export async function overHttp(
	base: string,
	{ method, path, headers, body, timeout, signal }: WireRequest,
): Promise<WireAnswer> {
	try {
		const answer = await send(base.replace(/\/$/, '') + path, {
			dispatcher: agent,
			method,
			headers,
			body: typeof body === 'function' ? Readable.from(body()) : (body ?? null),
			headersTimeout: timeout.headers,
			bodyTimeout: timeout.body,
			signal: signal ?? (timeout.total === undefined ? undefined : AbortSignal.timeout(timeout.total)),
		})
		return {
			status: answer.statusCode,
			header: (name) => [answer.headers[name] ?? []].flat()[0],
			text: () => answer.body.text(),
			stream: () => toWebStream(answer.body),
			drop: () => answer.body.dump(),
		}
	} catch (cause) {
		if (signal?.aborted) throw cause
		throw new ApiUnreachable({ cause })
	}
}

function fromBackend(response: Response): WireAnswer {
	return {
		status: response.status,
		header: (name) => response.headers.get(name) ?? undefined,
		text: () => response.text(),
		stream: () => response.body,
		drop: async () => response.body?.cancel(),
	}
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
