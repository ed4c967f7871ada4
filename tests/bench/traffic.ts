import { get, request, type ClientRequest, type IncomingMessage } from 'node:http'
import { once } from 'node:events'
import { Readable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'

type Headers = Record<string, string>

/** Milliseconds until the response headers; the body is dropped. */
export async function measureFirstByte(url: string, headers: Headers): Promise<number> {
	const start = performance.now()
	const [answer] = (await once(get(url, { headers, agent: false }), 'response')) as [IncomingMessage]
	const time = performance.now() - start
	await drain(answer)
	return time
}

export async function download(url: string, headers: Headers): Promise<number> {
	const [answer] = (await once(get(url, { headers, agent: false }), 'response')) as [IncomingMessage]
	if (answer.statusCode !== 200) throw new Error(`The download answers ${answer.statusCode}`)
	return drain(answer)
}

/** Clients that request a file, read its first bytes, stop reading, and disconnect after a while. */
export async function stallDownloads(url: string, headers: Headers, count: number): Promise<void> {
	const clients: ClientRequest[] = Array.from({ length: count }, () => get(url, { headers, agent: false }))
	const answers = await Promise.all(clients.map((client) => once(client, 'response')))
	for (const [answer] of answers as [IncomingMessage][]) {
		if (answer.statusCode !== 200) throw new Error(`A stalled download answers ${answer.statusCode}`)
		answer.pause()
	}
	await wait(4000)
	for (const client of clients) client.on('error', () => undefined).destroy()
	await wait(200)
}

/** Posts a multipart form with one file of this many bytes, generated while it is sent. Returns the status. */
export async function uploadBytes(
	url: string,
	headers: Headers,
	{ field, ...hidden }: { field: string; formId: string; formToken: string },
	size: number,
): Promise<number> {
	const boundary = '----PortalBench'
	const fields = Object.entries(hidden).map(
		([name, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
	)
	const head = Buffer.from(
		fields.join('') +
			`--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="groot.pdf"\r\n` +
			'Content-Type: application/pdf\r\n\r\n%PDF-1.7\n',
	)
	const tail = Buffer.from(`\r\n--${boundary}--\r\n`)
	const sent = request(url, {
		method: 'POST',
		agent: false,
		headers: {
			...headers,
			'content-type': `multipart/form-data; boundary=${boundary}`,
			'content-length': String(head.length + size + tail.length),
		},
	})
	const answered = once(sent, 'response') as Promise<[IncomingMessage]>
	Readable.from(bodyOf(head, size, tail)).pipe(sent)
	const [answer] = await answered
	await drain(answer)
	return answer.statusCode ?? 0
}

function* bodyOf(head: Buffer, size: number, tail: Buffer) {
	yield head
	const chunk = Buffer.alloc(64 * 1024, 65)
	for (let left = size; left > 0; left -= chunk.length) yield chunk.subarray(0, left)
	yield tail
}

async function drain(answer: IncomingMessage): Promise<number> {
	let size = 0
	for await (const chunk of answer) size += (chunk as Buffer).length
	return size
}
