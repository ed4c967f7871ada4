import { STATUS_CODES, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { RequestError } from '@hono/node-server'
import { getLogger } from '#app/config/log.server'
import { createRequestFacts } from '#app/request/context.server'
import { addSecurityHeaders } from './security-headers.server'

const statusOf: Record<string, number> = {
	ERR_HTTP_REQUEST_TIMEOUT: 408,
	HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
	HPE_HEADER_OVERFLOW: 431,
}

/** What Node turns away before there is a request is answered with the headers of all answers, without a body. */
export function answerRejectedConnections(server: Server) {
	server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
		if (error.code === 'ECONNRESET' || !socket.writable || isAnswering(socket)) return socket.destroy()
		hangUp(socket, statusOf[error.code ?? ''] ?? 400)
	})
	server.on('connect', (_request: IncomingMessage, socket: Duplex) => hangUp(socket, 405))
	server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
		response.writeHead(417, Object.fromEntries(headersOf(417))).end()
	})
}

/** The answer to a request line or a Host that make no address; anything else that no page could be made of is a fault of ours. */
export function answerUnreadable(error: unknown) {
	const status = error instanceof RequestError ? 400 : 500
	return new Response(null, { status, headers: headersOf(status) })
}

/** Bytes of an answer that is on its way must not be followed by those of another. Node knows it by the same member. */
function isAnswering(socket: Duplex) {
	const message: unknown = Reflect.get(socket, '_httpMessage')
	return message instanceof Object && Reflect.get(message, 'headersSent') === true
}

function hangUp(socket: Duplex, status: number) {
	const lines = [...headersOf(status)].map(([name, value]) => `${name}: ${value}`)
	socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', ''].join('\r\n'))
}

/** Logged here, since no door is passed. */
function headersOf(status: number) {
	const requestFacts = createRequestFacts(false)
	const headers = new Headers({
		Connection: 'close',
		'Content-Length': '0',
		'X-Request-Id': requestFacts.requestId,
	})
	if (status === 405) headers.set('Allow', 'GET, HEAD, POST')
	addSecurityHeaders(headers, requestFacts)
	const level = status >= 500 ? 'error' : 'info'
	getLogger()[level]({ requestId: requestFacts.requestId, status }, 'request refused')
	return headers
}
