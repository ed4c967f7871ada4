import { request, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { closeServer, listen } from '../support/listen'

export interface Exchange {
	method: string
	path: string
	sent: IncomingMessage['headers']
	sentBody: string
	status: number
	received: IncomingMessage['headers']
	receivedBody: string
}

/** Records all traffic in both directions between a browser and a site. */
export async function startRecordingProxy(siteUrl: string) {
	const exchanges: Exchange[] = []
	const { hostname, port } = new URL(siteUrl)

	async function pass(incoming: IncomingMessage, outgoing: ServerResponse) {
		const { method = 'GET', url: path = '/' } = incoming
		const { 'accept-encoding': _packed, ...sent } = incoming.headers
		const bytes = await buffer(incoming)
		const headers = { ...sent, ...(bytes.length > 0 ? { 'content-length': bytes.length } : {}) }
		const answer = await new Promise<IncomingMessage>((resolve, reject) => {
			request({ hostname, port, method, path, headers, agent: false }, resolve).on('error', reject).end(bytes)
		})
		const body = await buffer(answer)
		const [sentBody, receivedBody] = [bytes.toString('latin1'), body.toString('latin1')]
		const { statusCode: status = 0, headers: received } = answer
		exchanges.push({ method, path, sent, sentBody, status, received, receivedBody })
		const { 'transfer-encoding': _chunked, ...kept } = received
		outgoing.writeHead(status, kept).end(body)
	}

	const { server, port: own } = await listen((incoming, outgoing) => {
		pass(incoming, outgoing).catch(() => outgoing.destroy())
	})
	return { url: `http://localhost:${own}`, exchanges, close: () => closeServer(server) }
}
