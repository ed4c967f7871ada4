import { randomUUID } from 'node:crypto'

export interface FilePart {
	field: string
	name: string
	mime: string
	size: number
	/** A new stream per call, for replays. */
	read: () => AsyncIterable<Uint8Array>
}

const encoder = new TextEncoder()

/** `body` can be called again for a replay. */
export function encodeMultipart(fields: Record<string, string>, files: readonly FilePart[]) {
	const boundary = `portal-${randomUUID()}`
	const heads = files.map((file) =>
		encoder.encode(
			`--${boundary}\r\nContent-Disposition: form-data; name="${quoted(file.field)}"; filename="${quoted(file.name)}"\r\n` +
				`Content-Type: ${file.mime}\r\n\r\n`,
		),
	)
	const start = encoder.encode(
		Object.entries(fields)
			.map(
				([name, value]) =>
					`--${boundary}\r\nContent-Disposition: form-data; name="${quoted(name)}"\r\n\r\n${value}\r\n`,
			)
			.join(''),
	)
	const end = encoder.encode(`--${boundary}--\r\n`)
	const lineBreak = encoder.encode('\r\n')
	const length = files.reduce(
		(sum, file, index) => sum + (heads[index]?.length ?? 0) + file.size + lineBreak.length,
		start.length + end.length,
	)
	async function* body() {
		yield start
		for (const [index, file] of files.entries()) {
			yield heads[index] ?? lineBreak
			yield* file.read()
			yield lineBreak
		}
		yield end
	}
	return { body, length, type: `multipart/form-data; boundary=${boundary}` }
}

function quoted(text: string) {
	return text.replace(/\r?\n|\r/g, '%0D%0A').replace(/"/g, '%22')
}
