import { expect, test } from 'vitest'
import { encodeMultipart } from './multipart'

async function collect(pieces: AsyncIterable<Uint8Array>) {
	const all: Uint8Array[] = []
	for await (const piece of pieces) all.push(piece)
	return Buffer.concat(all)
}

function file(name: string, bytes: string) {
	const read = async function* () {
		for (const sign of bytes) yield await Promise.resolve(Buffer.from(sign))
	}
	return { field: 'file[]', name, mime: 'application/pdf', size: Buffer.byteLength(bytes), read }
}

test('Fields and files stand in the body as the standard wants them, and the length is told beforehand [292] [481]', async () => {
	const { body, length, type } = encodeMultipart({ productActionId: '7', comment: 'één\r\ntwee' }, [
		file('a "b".pdf', '%PDF'),
		file('é\r\n.pdf', 'xy'),
	])
	const boundary = /^multipart\/form-data; boundary=([\w-]+)$/.exec(type)?.[1] ?? ''
	const bytes = await collect(body())
	expect(bytes.length).toBe(length)
	expect(bytes.toString()).toBe(
		[
			`--${boundary}`,
			'Content-Disposition: form-data; name="productActionId"',
			'',
			'7',
			`--${boundary}`,
			'Content-Disposition: form-data; name="comment"',
			'',
			'één\r\ntwee',
			`--${boundary}`,
			'Content-Disposition: form-data; name="file[]"; filename="a %22b%22.pdf"',
			'Content-Type: application/pdf',
			'',
			'%PDF',
			`--${boundary}`,
			'Content-Disposition: form-data; name="file[]"; filename="é%0D%0A.pdf"',
			'Content-Type: application/pdf',
			'',
			'xy',
			`--${boundary}--`,
			'',
		].join('\r\n'),
	)
})

test('The body can be sent again, byte for byte [481]', async () => {
	const { body } = encodeMultipart({ productActionId: '7' }, [file('a.pdf', 'abc')])
	expect(await collect(body())).toEqual(await collect(body()))
})

test('No two bodies share a boundary', () => {
	expect(encodeMultipart({}, []).type).not.toBe(encodeMultipart({}, []).type)
})
