import { createHash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { afterEach, expect, test, vi } from 'vitest'
import { createJpeg } from '#tests/support/photos'
import { readUpload, type Upload } from './read-upload.server'

const open: Upload[] = []
afterEach(async () => {
	for (const upload of open.splice(0)) await upload.close()
})

interface Part {
	name: string
	filename?: string
	bytes: Uint8Array | string
}

function bodyOf(parts: readonly Part[]) {
	const pieces = parts.flatMap(({ name, filename, bytes }) => {
		const file = filename === undefined ? '' : `; filename="${filename}"\r\nContent-Type: application/pdf`
		return [`--b\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n`, bytes, '\r\n']
	})
	return Buffer.concat([...pieces, '--b--\r\n'].map((piece) => Buffer.from(piece)))
}

async function read(body: BodyInit, limit = 1_000, type = 'multipart/form-data; boundary=b') {
	const init: RequestInit = { method: 'POST', body, headers: { 'Content-Type': type }, duplex: 'half' }
	const upload = await readUpload(new Request('http://portal/', init), limit)
	open.push(upload)
	return upload
}

async function contentOf(file: Upload['files'][number] | undefined) {
	const pieces: Uint8Array[] = []
	for await (const piece of file?.read() ?? []) pieces.push(piece)
	return Buffer.concat(pieces)
}

test('Fields and files come out as they went in, files in the order in which they were chosen [292]', async () => {
	const big = Buffer.alloc(300_000, 'x')
	const { fields, files, fault } = await read(
		bodyOf([
			{ name: 'comment', bytes: 'één' },
			{ name: 'files', filename: 'groot é.pdf', bytes: big },
			{ name: 'files', filename: 'b.pdf', bytes: '%PDF' },
			{ name: 'files', filename: 'c.pdf', bytes: 'c' },
		]),
		1_000_000,
	)
	expect(fault).toBeUndefined()
	expect([...fields]).toEqual([['comment', 'één']])
	expect(files.map(({ name, size }) => [name, size])).toEqual([
		['groot é.pdf', 300_000],
		['b.pdf', 4],
		['c.pdf', 1],
	])
	expect(files[0]?.sha256).toBe(createHash('sha256').update(big).digest('hex'))
	for (const reading of [1, 2])
		expect((await contentOf(files[0])).equals(big), `reading ${reading}`).toBe(true)
})

test('What a file is is found once, while it is received, in whatever pieces it comes', async () => {
	const { files } = await read(
		bodyOf([
			{ name: 'files', filename: 'a.pdf', bytes: '%PDF-1.7' },
			{ name: 'files', filename: 'b.xml', bytes: `<!-- ${'a'.repeat(3_000)} --><pensioen/>` },
			{ name: 'files', filename: 'c.pdf', bytes: 'c' },
		]),
		1_000_000,
	)
	expect(files.map(({ content }) => content)).toEqual(['pdf', 'xml', 'other'])
})

test('Texts come out as long as a page can show them again, whatever comes after them is left out', async () => {
	const text = (name: string, length: number): Part => ({ name, bytes: '<'.repeat(length) })
	const lengthsOf = async (...parts: Part[]) =>
		[...(await read(bodyOf(parts), 1_000_000)).fields].map(([name, { length }]) => [name, length])
	expect(await lengthsOf(text('comment', 70_000), text('formId', 22))).toEqual([
		['comment', 65_536],
		['formId', 22],
	])
	const many = Array.from({ length: 45 }, () => text('comment', 65_000))
	expect(await lengthsOf(...many)).toHaveLength(2)
})

test('Exactly the limit is taken, one byte more is not; two files count together [235]', async () => {
	const half = Buffer.alloc(500, 'x')
	const parts = [
		{ name: 'files', filename: 'a.pdf', bytes: half },
		{ name: 'files', filename: 'b.pdf', bytes: half },
	]
	expect((await read(bodyOf(parts))).fault).toBeUndefined()
	expect((await read(bodyOf(parts), 999)).fault).toBe('tooLarge')
})

test('A file that was chosen twice counts and comes once; the same name with other content is another file [235] [474]', async () => {
	const part = (bytes: string, filename = 'a.pdf') => ({ name: 'files', filename, bytes: bytes.repeat(600) })
	const read600 = async (...parts: ReturnType<typeof part>[]) => {
		const { fault, files } = await read(bodyOf(parts))
		return [fault, ...files.map(({ name }) => name)]
	}
	expect(await read600(part('x'), part('x'), part('x'))).toEqual([undefined, 'a.pdf'])
	expect(await read600(part('x'), part('y'))).toEqual(['tooLarge', 'a.pdf', 'a.pdf'])
	expect(await read600(part('x'), part('x', 'b.pdf'))).toEqual(['tooLarge', 'a.pdf', 'b.pdf'])
})

test('A photo that was chosen twice comes once, though its metadata went', async () => {
	const { bytes } = createJpeg({ orientation: 6 })
	const one = { name: 'files', filename: 'foto.jpg', bytes }
	const { files, fault } = await read(bodyOf([one, one]), bytes.length + 100)
	expect([fault, files.map(({ name }) => name)]).toEqual([undefined, ['foto.jpg']])
})

test('A comment beside files that are too large is still read [243]', async () => {
	const { fields, fault } = await read(
		bodyOf([
			{ name: 'files', filename: 'a.pdf', bytes: Buffer.alloc(2_500) },
			{ name: 'comment', bytes: 'blijft' },
		]),
	)
	expect([fault, fields.get('comment')]).toEqual(['tooLarge', 'blijft'])
})

test('A file input that was left empty is no file, a file without content is one [234]', async () => {
	const { files } = await read(
		bodyOf([
			{ name: 'files', filename: '', bytes: '' },
			{ name: 'files', filename: 'leeg.pdf', bytes: '' },
		]),
	)
	expect(files.map(({ name, size }) => [name, size])).toEqual([['leeg.pdf', 0]])
})

test('A body that breaks off is told to be broken off', async () => {
	const whole = bodyOf([{ name: 'files', filename: 'a.pdf', bytes: '%PDF-1.7' }])
	expect((await read(whole.subarray(0, -14))).fault).toBe('interrupted')
})

test('A file that begins behind a broken one is not waited for', async () => {
	const part = 'Content-Disposition: form-data; name="files"; filename="a.pdf"'
	const body = `--b\r\n\n\r\n--b\r\n${part}\r\n\r\n%PDF`
	expect((await read(body)).fault).toBe('interrupted')
})

test('A file that begins behind the end of the form is not waited for', async () => {
	const part = 'Content-Disposition: form-data; name="files"; filename="a.pdf"'
	const body = `\r\n--b--\r\n--b\r\n--b\r\n${part}\r\n\r\n%PDF`
	vi.useFakeTimers({ toFake: ['setTimeout'] })
	const reading = read(body)
	while (vi.getTimerCount() === 0) await setImmediate()
	await vi.advanceTimersByTimeAsync(5_000)
	expect((await reading).fault).toBe('interrupted')
	vi.useRealTimers()
})

test('A body without end is not read for ever [235]', async () => {
	let sent = 0
	const endless = new ReadableStream<Uint8Array>({
		start(controller) {
			controller.enqueue(
				Buffer.from('--b\r\nContent-Disposition: form-data; name="f"; filename="a.pdf"\r\n\r\n'),
			)
		},
		pull(controller) {
			sent += 1_000
			controller.enqueue(new Uint8Array(1_000))
		},
	})
	expect((await read(endless, 10_000)).fault).toBe('tooLarge')
	expect(sent).toBeLessThan(1_000_000)
})

test('A form of another kind holds fields and no files', async () => {
	const upload = await read('a=1', 1_000, 'application/x-www-form-urlencoded')
	expect([upload.files, [...upload.fields], upload.fault]).toEqual([[], [['a', '1']], undefined])
})

test('A path in the name of a file is left away', async () => {
	const { files } = await read(bodyOf([{ name: 'files', filename: '../../etc/passwd.pdf', bytes: 'x' }]))
	expect(files[0]?.name).toBe('passwd.pdf')
})

test.each([
	['without a boundary', 'multipart/form-data'],
	['with an empty boundary', 'multipart/form-data; boundary='],
	['with another boundary', 'multipart/form-data; boundary=c'],
	['with a name that has no end', 'multipart/form-data; boundary="b'],
])('A body %s is told to be broken', async (_what, type) => {
	const upload = await read(bodyOf([{ name: 'comment', bytes: 'x' }]), 1_000, type)
	expect([upload.fault, [...upload.fields]]).toEqual(['interrupted', []])
})

test('A hundred files are taken, one more is told', async () => {
	const files = (count: number) =>
		bodyOf(Array.from({ length: count }, (_, at) => ({ name: 'files', filename: `${at}.pdf`, bytes: 'x' })))
	const all = await read(files(100))
	expect([all.files.length, all.fault]).toEqual([100, undefined])
	expect((await read(files(101))).fault).toBe('tooMany')
})

test('Fields are bounded: their count and, with nothing else in the body, their bytes', async () => {
	const many = Array.from({ length: 51 }, (_, at) => ({ name: `f${at}`, bytes: 'x' }))
	const upload = await read(bodyOf(many))
	expect([[...upload.fields].length, upload.fault]).toEqual([50, 'interrupted'])
	const long = await read(bodyOf([{ name: 'comment', bytes: 'x'.repeat(1_000_000) }]))
	expect(long.fault).toBe('interrupted')
})

test('Names of what every object has are names like any other', async () => {
	const names = ['__proto__', 'constructor', 'toString', '__proto__.a', 'message[30000000]', 'a[999999999]']
	const { fields } = await read(bodyOf(names.map((name) => ({ name, bytes: 'x' }))))
	expect([...fields.keys()]).toEqual(names)
	expect({}).not.toHaveProperty('a')
})

test('Beside files too a line ends in one sign', async () => {
	const { fields } = await read(bodyOf([{ name: 'comment', bytes: 'een\r\ntwee\rdrie' }]))
	expect([...fields]).toEqual([['comment', 'een\ntwee\ndrie']])
})

test.each([
	['UTF-8', Buffer.from('aanslag €é.pdf'), 'aanslag €é.pdf'],
	['Latin-1', Buffer.from('verklaring café.pdf', 'latin1'), 'verklaring café.pdf'],
])('A file whose name is written in %s keeps it [292]', async (_charset, name, expected) => {
	const mark = '%NAME%'
	const [before = '', after = ''] = bodyOf([{ name: 'files', filename: mark, bytes: '%PDF' }])
		.toString()
		.split(mark)
	const { files } = await read(Buffer.concat([Buffer.from(before), name, Buffer.from(after)]))
	expect(files.map((file) => file.name)).toEqual([expected])
})

test('A file name told in the extended way is taken as it is [292]', async () => {
	const body = bodyOf([{ name: 'files', filename: 'x', bytes: '%PDF' }])
		.toString()
		.replace('filename="x"', "filename*=utf-8''caf%C3%A9%20%E2%82%AC.pdf")
	expect((await read(Buffer.from(body))).files.map((file) => file.name)).toEqual(['café €.pdf'])
})
