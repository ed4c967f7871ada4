import { connect } from 'node:net'
import type { FuzzRequest } from './input'

export interface Answer {
	/** 0 without a response. */
	status: number
	head: string
	text: string
	/** Reason of a missing response. */
	fault?: string
}

const patience = 30_000

/** Sends one request on its own connection, without corrections by a library. Never rejects. */
export function sendBytes(port: number, bytes: Buffer): Promise<Answer> {
	return new Promise((resolve) => {
		const pieces: Buffer[] = []
		let fault: string | undefined
		const socket = connect({ port, host: '127.0.0.1' })
		const deadline = setTimeout(() => socket.destroy(new Error(`no answer in ${patience} ms`)), patience)
		socket.on('data', (piece) => pieces.push(piece))
		socket.on('error', (error) => (fault = error.message))
		socket.on('close', () => {
			clearTimeout(deadline)
			resolve(readAnswer(Buffer.concat(pieces).toString('latin1'), fault))
		})
		socket.write(bytes)
	})
}

/** Encodes a request; the cookie is that of the client's session. */
export function encodeRequest(shot: FuzzRequest, port: number, cookie: string): Buffer {
	const { body, headers } = shot
	const listed = new Set(headers.map(([name]) => name.toLowerCase()))
	const own: FuzzRequest['headers'] = [
		...(listed.has('host') ? [] : ([['Host', `localhost:${port}`]] as FuzzRequest['headers'])),
		...(shot.who === 'client' ? ([['Cookie', cookie]] as FuzzRequest['headers']) : []),
		...(listed.has('content-length') || listed.has('transfer-encoding') || !body
			? []
			: ([['Content-Length', String(body.length)]] as FuzzRequest['headers'])),
		['Connection', 'close'],
	]
	const lines = [...own, ...headers].map(([name, value]) => `${name}: ${value}\r\n`)
	const first = shot.line ?? `${shot.method} ${shot.target} HTTP/1.1`
	return Buffer.concat([Buffer.from(`${first}\r\n${lines.join('')}\r\n`, 'latin1'), body ?? Buffer.alloc(0)])
}

function readAnswer(received: string, fault: string | undefined): Answer {
	const text = received.replace(/^HTTP\/1\.1 1\d\d[^]*?\r\n\r\n/, '')
	const end = text.indexOf('\r\n\r\n')
	const status = Number(/^HTTP\/1\.[01] (\d{3})/.exec(text)?.[1] ?? 0)
	const why = status === 0 ? (fault ?? 'hung up without an answer') : undefined
	return { status, head: text.slice(0, end), text: text.slice(end + 4), fault: why }
}
