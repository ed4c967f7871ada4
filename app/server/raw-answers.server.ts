import { hash } from 'node:crypto'
import { STATUS_CODES, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { RequestError } from '@hono/node-server'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { getLogger } from '#app/config/log.server'
import { createRequestFacts } from '#app/request/request-facts'
import { listLargestCookies } from './largest-cookies'
import { OverflowPage, RefusedPage, refusedStyles } from './bare-pages'
import { addSecurityHeaders } from './security-headers.server'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { promisify } from 'node:util'
import type { Context } from 'hono'
import { accepts } from 'hono/accepts'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)
const worthIt = 1024
/** Costs about a millisecond a page. At 4 an overview does not fit into a server's first packets. */
const quality = 5

/** True for complete texts; files and streams are not compressed. */
export function isCompressible({ headers }: Response): boolean {
	const type = headers.get('Content-Type') ?? ''
	const isText = /^(text\/(html|css|plain|javascript)|application\/json|image\/svg)/.test(type)
	return isText && !headers.has('Content-Encoding')
}

/** The smallest encoding that the browser accepts; empty without one. */
function pickEncoding(c: Context) {
	return accepts(c, {
		header: 'Accept-Encoding',
		supports: ['br', 'gzip'],
		default: '',
		match: (accepted, { supports }) =>
			supports.find((name) => accepted.some(({ type, q }) => type.toLowerCase() === name && q > 0)) ?? '',
	})
}

export async function compress(response: Response, c: Context): Promise<Response> {
	const encoding = pickEncoding(c)
	response.headers.append('Vary', 'Accept-Encoding')
	const { status, headers } = response
	const body = Buffer.from(await response.arrayBuffer())
	if (body.length === 0) return new Response(null, { status, headers })
	if (encoding === '' || body.length < worthIt) return new Response(body, { status, headers })
	headers.set('Content-Encoding', encoding)
	headers.delete('Content-Length')
	const packed =
		encoding === 'br'
			? await brotli(body, {
					params: {
						[constants.BROTLI_PARAM_QUALITY]: quality,
						[constants.BROTLI_PARAM_SIZE_HINT]: body.length,
					},
				})
			: await gzipped(body, { level: 6 })
	return new Response(packed, { status, headers })
}

const statusOf: Record<string, number> = {
	ERR_HTTP_REQUEST_TIMEOUT: 408,
	HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
	HPE_HEADER_OVERFLOW: 431,
}

/** Bytes and milliseconds that a refused client may still send: if cut at once, it might not read the response. */
const maxDrained = 4 * 1024 * 1024
const drainTime = 2_000

/** Responds to what Node rejects before there is a request. */
export function answerRejectedConnections(server: Server) {
	const refused = new WeakSet<Socket>()
	server.on('clientError', (error: ClientError, socket: Socket) => {
		// Node reports every further piece of a refused request.
		if (refused.has(socket) && socket.bytesRead < maxDrained) return
		if (error.code === 'ECONNRESET' || !socket.writable || isAnswering(socket)) return socket.destroy()
		refused.add(socket)
		setTimeout(() => socket.destroy(), drainTime).unref()
		const status = statusOf[error.code ?? ''] ?? 400
		hangUp(socket, status, createPage(status, error.rawPacket))
	})
	server.on('connect', (_request: IncomingMessage, socket: Duplex) => {
		// Node takes its own listeners away, and an error without one ends the process.
		socket.on('error', () => socket.destroy())
		setTimeout(() => socket.destroy(), drainTime).unref()
		hangUp(socket, 405)
	})
	server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
		response.writeHead(417, Object.fromEntries(headersOf(417))).end()
	})
}

interface ClientError extends NodeJS.ErrnoException {
	rawPacket?: Uint8Array
}

const styleDigest = `sha256-${hash('sha256', refusedStyles, 'base64')}`

function createPage(status: number, packet: Uint8Array | undefined) {
	const page =
		status === 431
			? createElement(OverflowPage, { cookies: listLargestCookies(packet ?? new Uint8Array()) })
			: createElement(RefusedPage, { reason: status === 408 ? 'tooSlow' : 'unreadableRequest' })
	return `<!DOCTYPE html>${renderToStaticMarkup(page)}`
}

/** Responds 400 to an invalid request line or Host; other failures are ours. */
export function answerUnreadable(error: unknown) {
	const status = error instanceof RequestError ? 400 : 500
	return new Response(null, { status, headers: headersOf(status) })
}

/** A response must not be appended to another one. Node sets the same member. */
function isAnswering(socket: Duplex) {
	const message: unknown = Reflect.get(socket, '_httpMessage')
	return message instanceof Object && Reflect.get(message, 'headersSent') === true
}

function hangUp(socket: Duplex, status: number, page = '') {
	const lines = [...headersOf(status, page)].map(([name, value]) => `${name}: ${value}`)
	socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', page].join('\r\n'))
}

function headersOf(status: number, page = '') {
	const requestFacts = createRequestFacts(false)
	const headers = new Headers({
		Connection: 'close',
		'Content-Length': String(Buffer.byteLength(page)),
		'X-Request-Id': requestFacts.requestId,
	})
	if (page !== '') headers.set('Content-Type', 'text/html; charset=utf-8')
	if (status === 405) headers.set('Allow', 'GET, HEAD, POST')
	addSecurityHeaders(headers, requestFacts, page === '' ? {} : { styles: styleDigest })
	const level = status >= 500 ? 'error' : 'info'
	getLogger()[level]({ requestId: requestFacts.requestId, status }, 'request refused')
	return headers
}
