import { Readable } from 'node:stream'
import { request as send, type Dispatcher } from 'undici'
import { getConfig } from '#app/config/config.server'
import { traceCall } from '#app/config/tracing.server'
import type { Backend } from '#app/backend/backend.server'
import { toWebStream } from '#app/lib/web-stream'
import { decodeBody, readBytes, requireWithin } from './answer-body.server'
import { BrokenRequest, openConnections, type Connections } from './connections.server'
import { ApiUnreachable } from './errors'

export interface WireRequest {
	method: 'GET' | 'POST'
	/** Path and query, encoded; appended to API_URL. */
	path: string
	headers: Record<string, string>
	/** A streamed body is a function, so it can be sent again. */
	body?: string | (() => AsyncIterable<Uint8Array>)
	/** Milliseconds until the response headers, between two chunks of the body, and for the whole call. */
	timeout: { headers: number; body: number; total?: number }
	signal?: AbortSignal
}

/** Origin of the embedded API's own images. */
export const embeddedOrigin = 'http://embedded-api'

const apiConnections = openConnections({
	connections: 256,
	keepAliveTimeout: 10_000,
	connect: { timeout: 5_000 },
})

export interface WireAnswer {
	status: number
	/** By lower-case name. */
	header: (name: string) => string | undefined
	/** The decoded body. @throws UnreadableAnswer above `limit` bytes, without reading the rest; ApiUnreachable */
	bytes: (limit: number) => Promise<Uint8Array<ArrayBuffer>>
	/** The decoded body as a stream. */
	stream: () => ReadableStream<Uint8Array> | null
	/** Releases an unread body. */
	drop: () => Promise<void>
}

/**
 * Sends a call to API_URL, or to the embedded reference API. @throws ApiUnreachable without a response in time; an
 * abort by the caller is passed through
 */
export async function sendCall(request: WireRequest): Promise<WireAnswer> {
	const base = getConfig().API_URL
	return traceCall(request, async (traceHeaders) => {
		const traced = { ...request, headers: { ...request.headers, ...traceHeaders } }
		return base
			? sendOverHttp(base, traced)
			: fromBackend(await (await openEmbeddedBackend()).handle(embedded(traced)))
	})
}

/** `base` is the origin and path prefix; `connections` decide which addresses are allowed. */
export async function sendOverHttp(
	base: string,
	{ method, path, headers, body, timeout, signal }: WireRequest,
	{ kept, fresh }: Connections = apiConnections,
): Promise<WireAnswer> {
	const deadline = startDeadline({ timeout, signal })
	const sendThrough = (dispatcher: Dispatcher) =>
		send(base.replace(/\/$/, '') + path, {
			dispatcher,
			method,
			headers,
			body: typeof body === 'function' ? Readable.from(body()) : (body ?? null),
			headersTimeout: timeout.headers,
			bodyTimeout: timeout.body,
			signal: deadline.signal,
		})
	try {
		// A command on a reused connection that closes may or may not have arrived, so commands get a new connection.
		const answer = await (method === 'GET'
			? sendThrough(kept).catch((error: unknown) => {
					if (error instanceof BrokenRequest && error.isStale) return sendThrough(fresh)
					throw error
				})
			: sendThrough(fresh))
		answer.body.once('close', deadline.clear)
		return fromWire(answer)
	} catch (error) {
		deadline.clear()
		if (signal?.aborted) throw error instanceof BrokenRequest ? error.cause : error
		throw error instanceof BrokenRequest
			? new ApiUnreachable({ cause: error.cause, wasSent: error.isWritten })
			: new ApiUnreachable({ cause: error })
	}
}

/**
 * Aborts the call at its deadline or by its caller, also while the body streams. `AbortSignal.timeout` cannot be
 * cleared, and would keep a timer per call.
 */
function startDeadline({ timeout: { total }, signal }: Pick<WireRequest, 'timeout' | 'signal'>) {
	if (total === undefined) return { signal, clear: () => undefined }
	const late = new AbortController()
	const abort = () => late.abort(new DOMException('The call took too long', 'TimeoutError'))
	const timer = setTimeout(abort, total).unref()
	return {
		signal: signal ? AbortSignal.any([signal, late.signal]) : late.signal,
		clear: () => clearTimeout(timer),
	}
}

function fromWire({ statusCode, headers, body }: Dispatcher.ResponseData): WireAnswer {
	const header = (name: string) => [headers[name] ?? []].flat()[0]
	const coding = header('content-encoding')
	return {
		status: statusCode,
		// Content-Length counts compressed bytes, so it is dropped after decoding.
		header: (name) => (coding && name === 'content-length' ? undefined : header(name)),
		bytes: (limit) => readBytes(body, coding, limit),
		stream: () => toWebStream(decodeBody(body, coding)),
		drop: () => body.dump(),
	}
}

function fromBackend(response: Response): WireAnswer {
	return {
		status: response.status,
		header: (name) => response.headers.get(name) ?? undefined,
		bytes: async (limit) => {
			const bytes = new Uint8Array(await response.arrayBuffer())
			requireWithin(bytes.length, limit)
			return bytes
		},
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

/** Loaded on first use, and never when API_URL is set. */
export function openEmbeddedBackend() {
	backend ??= import('#app/backend/backend.server').then(({ createBackend }) =>
		createBackend({ dataDir: getConfig().DATA_DIR }),
	)
	return backend
}

/** Waits until its data is in its file. */
export async function closeEmbeddedBackend() {
	const opened = await backend?.catch(() => undefined)
	opened?.close()
}
