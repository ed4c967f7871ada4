import { connect } from 'node:net'

export interface BurstAnswer {
	/** 0: the connection failed or said nothing. */
	status: number
	/** Milliseconds from when the request was sent to the last byte. */
	ms: number
}

/**
 * Asks for one page many times at once, each over a connection of its own, and prints what came back as JSON. A process of its
 * own, so that what it costs to ask is not counted as what it costs to answer.
 */
export async function main([url = '', count = '0', cookie = '']: string[]): Promise<void> {
	const asked = Array.from({ length: Number(count) }, () => askOnce(new URL(url), cookie))
	process.stdout.write(`${JSON.stringify(await Promise.all(asked))}\n`)
}

function askOnce({ port, host, pathname }: URL, cookie: string) {
	return new Promise<BurstAnswer>((resolve) => {
		let head = ''
		let started = performance.now()
		// By its number: to look a name up two thousand times would take longer than the answers.
		const socket = connect({ host: '127.0.0.1', port: Number(port) })
		socket.write(
			`GET ${pathname} HTTP/1.1\r\nHost: ${host}\r\nUser-Agent: Mozilla/5.0 Chrome/141\r\nAccept: text/html\r\n` +
				`Accept-Encoding: br\r\nConnection: close\r\n${cookie && `Cookie: ${cookie}\r\n`}\r\n`,
		)
		socket.once('connect', () => (started = performance.now()))
		socket.on('data', (bytes) => (head ||= bytes.toString('latin1', 0, 12)))
		socket.on('error', () => undefined)
		socket.once('close', () => {
			resolve({ status: Number(head.slice(9, 12)) || 0, ms: performance.now() - started })
		})
	})
}
