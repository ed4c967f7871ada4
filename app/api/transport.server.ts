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
	/** Path and query, encoded; appended to the API's address. */
	path: string
	headers: Record<string, string>
	/** A streamed body is a function, so that the call can be sent again. */
	body?: string | (() => AsyncIterable<Uint8Array>)
	/** Milliseconds on the wire: until the answer's headers, between two pieces of its body, and for the whole call. */
	timeout: { headers: number; body: number; total?: number }
	signal?: AbortSignal
}

/** The address under which the embedded API names its own images. */
export const embeddedOrigin = 'http://embedded-api'

const apiConnections = openConnections({
	connections: 256,
	keepAliveTimeout: 10_000,
	connect: { timeout: 5_000 },
})

export interface WireAnswer {
	status: number
	/** A header of the answer by its name in lower case. */
	header: (name: string) => string | undefined
	/** The body, decoded, within so many bytes. @throws UnreadableAnswer for a larger one, whose rest is not read; ApiUnreachable */
	bytes: (limit: number) => Promise<Uint8Array<ArrayBuffer>>
	/** The body as it comes in, decoded. */
	stream: () => ReadableStream<Uint8Array> | null
	/** Lets go of a body that nobody reads. */
	drop: () => Promise<void>
}

/**
 * Sends one call to API_URL, or to the embedded reference API where none is set.
 * @throws ApiUnreachable when there is no answer in time; the caller's own abort passes through.
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

/** Sends a call to any address; `base` is its origin and path prefix, `connections` decide what may be connected to. */
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
		// A command on a connection that closes as it is reused may have arrived or not: each has its own.
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
 * The call ends with its time or its caller, also while its body comes in. `AbortSignal.timeout` could not be cleared: of each
 * call it would stand for seconds after the answer, and then fire.
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
		// A length is told of the bytes on the way, not of those that come out.
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

/** The reference API inside this process; loaded on first use, never when API_URL is set. */
export function openEmbeddedBackend() {
	backend ??= import('#app/backend/backend.server').then(({ createBackend }) =>
		createBackend({ dataDir: getConfig().DATA_DIR }),
	)
	return backend
}

/** At the end of the process: what the reference API was told is in its file then. */
export async function closeEmbeddedBackend() {
	const opened = await backend?.catch(() => undefined)
	opened?.close()
}
