import { once } from 'node:events'
import { connect } from 'node:net'

interface SentBody {
	status: number
	head: string
	text: string
	/** Bytes sent before the other side answered or disconnected. */
	sent: number
	isClosed: boolean
}

const patience = 30_000

/** Sends a body piece by piece on its own connection, until all is sent or the other side answers. */
export async function sendBody(
	siteUrl: string,
	head: readonly string[],
	pieces: Iterable<Uint8Array>,
): Promise<SentBody> {
	const { hostname, port, host } = new URL(siteUrl)
	const socket = connect(Number(port), hostname)
	const received: Buffer[] = []
	const closed = once(socket, 'close').catch(() => undefined)
	socket.on('error', () => undefined)
	socket.on('data', (piece) => received.push(piece))
	const lines = [...head, `Host: ${host}`]
	socket.write(`${lines.join('\r\n')}\r\n\r\n`)
	let sent = 0
	for (const piece of pieces) {
		if (received.length > 0 || socket.destroyed) break
		sent += piece.length
		if (!socket.write(piece)) await Promise.race([once(socket, 'drain').catch(() => undefined), closed])
	}
	const text = () => Buffer.concat(received).toString()
	const deadline = Date.now() + patience
	while (!socket.closed && !isComplete(text()) && Date.now() < deadline)
		await new Promise((resolve) => setTimeout(resolve, 20))
	await Promise.race([closed, new Promise((resolve) => setTimeout(resolve, 500))])
	const isClosed = socket.closed
	socket.destroy()
	const [answerHead = '', ...rest] = text().split('\r\n\r\n')
	const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(answerHead)?.[1] ?? 0)
	return { status, head: answerHead, text: rest.join('\r\n\r\n'), sent, isClosed }
}

function isComplete(text: string) {
	const [head = '', body = ''] = text.split('\r\n\r\n')
	const length = /^content-length: (\d+)/im.exec(head)?.[1]
	return length === undefined ? text.endsWith('0\r\n\r\n') : Buffer.byteLength(body) >= Number(length)
}
