import { isUtf8 } from 'node:buffer'
import { Agent, Client, Pool, type Dispatcher } from 'undici'
import { decodeHeaderText } from '#app/lib/content-disposition'
import { findErrorCode } from '#app/lib/error-code'

export interface Connections {
	/** Keep-alive connections. */
	kept: Dispatcher
	/** Opens a connection per request. */
	fresh: Dispatcher
}

/** A request that failed before the response headers; `cause` is the client's error. */
export class BrokenRequest extends Error {
	constructor(
		cause: Error,
		/** The request was written to the socket. */
		readonly isWritten: boolean,
		/** A reused connection closed before the first byte of the response. */
		readonly isStale: boolean,
	) {
		super('request broke off', { cause })
	}
}

const closedCodes = ['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE']

export function openConnections(options: Agent.Options): Connections {
	return {
		kept: createAgent(options),
		fresh: createAgent({ ...options, pipelining: 0 }),
	}
}

function createAgent(options: Agent.Options) {
	return new Agent({
		...options,
		factory: (origin, shared) => new Pool(origin, { ...shared, factory: createClient }),
	})
}

/** Creates a client with a single connection and no pipelining. */
function createClient(origin: URL, options: object) {
	const client = new Client(origin, options)
	const connection = { isUsed: false }
	client.on('connect', () => void (connection.isUsed = false))
	const dispatch = client.dispatch.bind(client)
	return Object.assign(client, {
		dispatch: (request: Dispatcher.DispatchOptions, handler: Dispatcher.DispatchHandlers) =>
			dispatch(request, watch(handler, connection)),
	})
}

/** Wraps errors as `BrokenRequest`, and encodes headers as UTF-8. */
function watch(handler: Dispatcher.DispatchHandlers, connection: { isUsed: boolean }) {
	const { onConnect, onResponseStarted, onHeaders, onError } = bindAll(handler)
	const request = { isWritten: false, isReused: false, hasBegun: false, hasHeaders: false }
	return Object.assign(handler, {
		onConnect: (abort: (error?: Error) => void) => {
			let isAborted = false
			onConnect?.((error) => {
				isAborted = true
				abort(error)
			})
			request.isReused = connection.isUsed
			request.isWritten = !isAborted
			connection.isUsed ||= !isAborted
		},
		onResponseStarted: () => {
			request.hasBegun = true
			onResponseStarted?.()
		},
		onHeaders: (status: number, headers: Buffer[], resume: () => void, text: string) => {
			request.hasHeaders = true
			return onHeaders?.(status, headers.map(toUtf8), resume, text) ?? true
		},
		onError: (error: Error) => {
			if (request.hasHeaders) return onError?.(error)
			const isClosed = closedCodes.includes(findErrorCode(error) ?? '')
			const isStale = request.isReused && !request.hasBegun && isClosed
			onError?.(new BrokenRequest(error, request.isWritten, isStale))
		},
	})
}

function bindAll(handler: Dispatcher.DispatchHandlers) {
	return {
		onConnect: handler.onConnect?.bind(handler),
		onResponseStarted: handler.onResponseStarted?.bind(handler),
		onHeaders: handler.onHeaders?.bind(handler),
		onError: handler.onError?.bind(handler),
	}
}

/** Undici decodes headers as UTF-8, which would break file names in Latin-1 or Windows-1252. */
function toUtf8(bytes: Buffer) {
	return isUtf8(bytes) ? bytes : Buffer.from(decodeHeaderText(bytes.toString('latin1')))
}
