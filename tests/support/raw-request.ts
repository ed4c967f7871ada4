import { connect } from 'node:net'
import { request, type IncomingHttpHeaders } from 'node:http'
import { text } from 'node:stream/consumers'

interface RawAnswer {
	status: number
	headers: IncomingHttpHeaders
	text: string
}

interface RawRequest {
	method?: string
	headers?: Record<string, string>
	body?: string
}

/** Sends one request with exactly this path and Host: nothing is normalised, followed or stored. */
export async function sendRaw(
	siteUrl: string,
	path: string,
	{ method = 'GET', headers = {}, body }: RawRequest = {},
): Promise<RawAnswer> {
	const { hostname, port } = new URL(siteUrl)
	return new Promise((resolve, reject) => {
		const sent = request({ hostname, port, method, path, headers, agent: false }, (answer) => {
			text(answer).then(
				(content) => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text: content }),
				reject,
			)
		})
		sent.on('error', reject).end(body)
	})
}

/** Response to raw bytes, until the other side disconnects. */
export async function sendBytes(siteUrl: string, bytes: string): Promise<string> {
	const { hostname, port } = new URL(siteUrl)
	const socket = connect(Number(port), hostname)
	socket.on('error', () => undefined)
	socket.write(bytes, 'latin1')
	return text(socket)
}
