import { connect, type Socket } from 'node:net'
import { once } from 'node:events'

export interface BurstAnswer {
	/** 0: the connection failed or returned nothing. */
	status: number
	/** Names in lower case. */
	headers: Record<string, string>
	text: string
	/** Milliseconds from the request to the last byte. */
	ms: number
}

interface Sent {
	method?: string
	headers?: Record<string, string>
	body?: string
}

/**
 * Sends one request many times at once: every connection is open before the first request. Answers are uncompressed.
 */
export async function sendAtOnce(siteUrl: string, count: number, path: string, sent: Sent = {}) {
	const { host, port } = new URL(siteUrl)
	const sockets = Array.from({ length: count }, () => connect(Number(port), '127.0.0.1'))
	await Promise.all(sockets.map((socket) => once(socket, 'connect')))
	const message = messageOf(host, path, sent)
	return Promise.all(sockets.map((socket) => sendOne(socket, message)))
}

function messageOf(host: string, path: string, { method = 'GET', headers = {}, body = '' }: Sent) {
	const length = body ? { 'content-length': String(Buffer.byteLength(body)) } : {}
	const own = { host, connection: 'close', 'user-agent': 'Mozilla/5.0 Chrome/141', ...length }
	const lines = Object.entries({ ...own, ...headers }).map(([name, value]) => `${name}: ${value}`)
	return `${[`${method} ${path} HTTP/1.1`, ...lines].join('\r\n')}\r\n\r\n${body}`
}

function sendOne(socket: Socket, message: string) {
	return new Promise<BurstAnswer>((resolve) => {
		const parts: Buffer[] = []
		const started = performance.now()
		socket.on('data', (bytes: Buffer) => parts.push(bytes))
		socket.on('error', () => undefined)
		socket.once('close', () => resolve({ ...readAnswer(parts), ms: performance.now() - started }))
		socket.write(message)
	})
}

function readAnswer(parts: Buffer[]) {
	const [head = '', ...rest] = Buffer.concat(parts).toString().split('\r\n\r\n')
	const [first = '', ...lines] = head.split('\r\n')
	const headers = Object.fromEntries(
		lines.map((line) => {
			const at = line.indexOf(':')
			return [line.slice(0, at).toLowerCase(), line.slice(at + 1).trim()]
		}),
	)
	return { status: Number(first.split(' ')[1] ?? 0), headers, text: rest.join('\r\n\r\n') }
}
