import { randomBytes } from 'node:crypto'
import { readFields } from '#app/request/read-fields.server'
import { readUpload } from '#app/request/read-upload.server'
import { readWithin } from '#app/lib/read-within'
import { createJpeg, createPhotoPng } from '../support/photos'
import type { CostCase, Probe } from './cost'

const megabyte = 1024 * 1024
const kilobyte = 1024
const uploadLimit = 25 * megabyte
const boundary = 'b'.repeat(40)
const networkPiece = 64 * kilobyte
const samples = 2

const hex = (text: string) => Buffer.from(text, 'hex')
const fill = (size: number, pattern: Buffer | string) => Buffer.alloc(size, pattern)
const head = (name: string, file = 'foto.jpg') =>
	`--${boundary}\r\nContent-Disposition: form-data; name="${name}"; filename="${file}"\r\nContent-Type: image/jpeg\r\n\r\n`
const fieldHead = (name: string) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n`
const end = `\r\n--${boundary}--\r\n`

function createBody(bytes: Buffer, length: number, probe: Probe) {
	let at = 0
	const every = Math.ceil(bytes.length / samples)
	return new ReadableStream<Uint8Array>(
		{
			pull(controller) {
				if (at >= bytes.length) return controller.close()
				controller.enqueue(new Uint8Array(bytes.subarray(at, at + length)))
				if (Math.floor(at / every) < Math.floor((at + length) / every)) probe()
				at += length
			},
		},
		{ highWaterMark: 0 },
	)
}

/** Parses an upload as the portal does and drops the files. */
function upload(body: Buffer, { piece = networkPiece, sizeLimit = uploadLimit } = {}) {
	return async (probe: Probe) => {
		const init: RequestInit = {
			method: 'POST',
			body: createBody(body, piece, probe),
			headers: { 'Content-Type': `multipart/form-data; boundary=${boundary}` },
			duplex: 'half',
		}
		const { close } = await readUpload(new Request('http://portal/', init), sizeLimit)
		await close()
	}
}

const file = (content: Buffer) => Buffer.concat([Buffer.from(head('file')), content, Buffer.from(end)])

/** Image data as a camera writes it; no byte starts a marker. */
function createPoints(size: number) {
	const points = randomBytes(size)
	for (let at = points.indexOf(0xff); at >= 0; at = points.indexOf(0xff, at + 1)) points[at + 1] = 0
	return points
}

function createPhoto(size: number) {
	const { bytes } = createJpeg()
	return Buffer.concat([bytes.subarray(0, -2), createPoints(size), bytes.subarray(-2)])
}

export function bodyCases(): CostCase[] {
	return [...photoCases(), ...multipartCases(), ...formCases()]
}

function photoCases(): CostCase[] {
	const size = 4 * megabyte
	const ordinary = upload(file(createPhoto(size)))
	const png = createPhotoPng().bytes.subarray(0, 33)
	const jpeg = hex('ffd8')
	const patterns: [string, Buffer, string][] = [
		['tables without content', jpeg, 'ffdb0002'],
		['tables and comments in turns', jpeg, 'ffdb0002fffe0002'],
		['metadata without content', jpeg, 'ffe10002'],
		['small pictures', jpeg, `ffe00013${'4a464946000102000001000101010203'.padEnd(34, '0')}`],
		['fill bytes', jpeg, 'ff'],
		['points of marks', createJpeg().bytes.subarray(0, -2), 'ff00'],
		['marks that stand alone', jpeg, 'ff01'],
		['PNG of empty IDAT', png, '000000004944415400000000'],
		['PNG of empty texts', png, '000000007445587400000000'],
		['PNG of turns', png, '0000000065584966' + '00000000'],
	]
	return patterns.map(([pattern, start, part]) => {
		const fillUp = (length: number) => upload(file(Buffer.concat([start, fill(length, hex(part))])))
		return { parser: 'photo', pattern, size, hostile: fillUp(size), quarter: fillUp(size / 4), ordinary }
	})
}

function multipartCases(): CostCase[] {
	const size = 4 * megabyte
	const ordinary = upload(file(createPhoto(size)))
	const small = 256 * kilobyte
	const ten = Array.from({ length: 10 }, (_, at) => [
		Buffer.from(head('file', `${at}.jpg`)),
		createPhoto(small / 10),
		Buffer.from('\r\n'),
	])
	const ordinarySmall = upload(Buffer.concat([...ten.flat(), Buffer.from(end)]))
	const filesOf = (count: number, content: number) =>
		Buffer.concat([
			...Array.from({ length: count }, (_, at) =>
				Buffer.from(`${head('file', `${at}.jpg`)}${'x'.repeat(content)}\r\n`),
			),
			Buffer.from(end),
		])
	const photoCount = 98
	const photosOf = (content: Buffer) =>
		Buffer.concat([
			...Array.from({ length: photoCount }, (_, at) =>
				Buffer.concat([Buffer.from(head('file', `${at}.jpg`)), content, Buffer.from('\r\n')]),
			),
			Buffer.from(end),
		])
	const headers = Array.from({ length: 1_500 }, (_, at) => `${at.toString(36)}:b\r\n`).join('')
	const alone = (text: string) => (length: number) => fill(length, text)
	const inFile = (text: string) => (length: number) => file(fill(length, text))
	const patterns: [string, (length: number) => Buffer][] = [
		['parts without a name', alone(`--${boundary}\r\nA: b\r\n\r\n\r\n`)],
		['parts without a head', alone(`--${boundary}\r\n\r\n\r\n`)],
		['broken heads', alone(`--${boundary}\r\n\x01\r\n`)],
		['different headers', alone(`--${boundary}\r\n${headers}\r\nx\r\n`)],
		['files without content', alone(`${head('file')}\r\n`)],
		['fields without content', alone(`${fieldHead('a')}\r\n`)],
		['boundaries alone', alone(`\r\n--${boundary}`)],
		['almost boundaries', inFile(`\r\n--${boundary.slice(1)}`)],
		['line ends', inFile('\r\n')],
		['dashes', inFile('-')],
		['letters of the boundary', inFile('b')],
	]
	return [
		...patterns.map(([pattern, content]) => ({
			parser: 'multipart',
			pattern,
			size,
			hostile: upload(content(size)),
			quarter: upload(content(size / 4)),
			ordinary,
		})),
		{
			parser: 'multipart',
			pattern: 'pieces of one byte',
			size: small,
			hostile: upload(file(createPhoto(small)), { piece: 1 }),
			ordinary: ordinarySmall,
		},
		{
			parser: 'multipart',
			pattern: 'photos of many parts',
			size: photoCount * 16 * kilobyte,
			hostile: upload(photosOf(Buffer.concat([hex('ffd8'), fill(16 * kilobyte, hex('ffe10002'))]))),
			quarter: upload(photosOf(Buffer.concat([hex('ffd8'), fill(4 * kilobyte, hex('ffe10002'))]))),
			ordinary: upload(photosOf(createPhoto(16 * kilobyte))),
		},
		{
			parser: 'multipart',
			pattern: 'a hundred small files',
			size: small,
			hostile: upload(filesOf(100, 2_500)),
			ordinary: ordinarySmall,
		},
		{
			parser: 'multipart',
			pattern: 'long heads',
			size: small,
			hostile: upload(
				fill(
					small,
					`--${boundary}\r\nContent-Disposition: form-data; name="${';a=b'.repeat(3_500)}"; filename="a"\r\n\r\nx\r\n`,
				),
			),
			ordinary: ordinarySmall,
		},
		{
			parser: 'multipart',
			pattern: 'many headers',
			size: small,
			hostile: upload(
				fill(
					small,
					`--${boundary}\r\n${'a:b\r\n'.repeat(1_900)}Content-Disposition: form-data; name="a"; filename="a"\r\n\r\nx\r\n`,
				),
			),
			ordinary: ordinarySmall,
		},
		{
			parser: 'multipart',
			pattern: 'three times too large',
			size,
			hostile: upload(file(createPhoto(size)), { sizeLimit: size / 3 }),
			ordinary,
		},
	]
}

const urlencoded = 'application/x-www-form-urlencoded'

/** Parses a form as the request guard does. */
function form(body: Buffer, { type = urlencoded, piece = networkPiece } = {}) {
	return async (probe: Probe) => {
		const bytes = await readWithin(createBody(body, piece, probe), megabyte)
		return Buffer.isBuffer(bytes) && readFields(bytes, type)
	}
}

function formCases(): CostCase[] {
	const size = 63 * kilobyte
	const field = `comment=${encodeURIComponent('Wij wonen hier sinds 2019, de kosten koper waren € 9.500. ')}&amount=250000&`
	const ordinary = form(fill(size, field))
	const multipart = { type: `multipart/form-data; boundary=${boundary}` }
	const parts = `${fieldHead('comment')}${'Wij wonen hier sinds 2019. '.repeat(10)}\r\n`
	const ordinaryParts = form(Buffer.concat([fill(size - 100, parts), Buffer.from(end)]), multipart)
	const patterns: [string, string][] = [
		['&', '&'],
		['a=&', 'a=&'],
		['a[0][0]=&', 'a[0][0]=&'],
		['one deep name', 'a[0]'],
		['percent signs', '%'],
		['encoded letters', '%61'],
		['broken letters', '%ff'],
		['broken names', `zz%ff=${'a'.repeat(26)}&`],
		['pluses', '+'],
	]
	return [
		...largeFormCases(),
		...patterns.map(([pattern, text]) => ({
			parser: 'form',
			pattern,
			size,
			hostile: form(fill(size, text)),
			quarter: form(fill(size / 4, text)),
			ordinary,
		})),
		{
			parser: 'form',
			pattern: 'pieces of one byte',
			size,
			hostile: form(fill(size, field), { piece: 1 }),
			ordinary,
		},
		...[
			['multipart, parts without a name', `--${boundary}\r\nA: b\r\n\r\n\r\n`],
			['multipart, parts without a head', `--${boundary}\r\n\r\n\r\n`],
			['multipart, broken heads', `--${boundary}\r\n\x01\r\n`],
			['multipart, fields without content', `${fieldHead('a')}\r\n`],
			['multipart, boundaries alone', `\r\n--${boundary}`],
		].map(([pattern = '', text = '']) => ({
			parser: 'form',
			pattern,
			size,
			hostile: form(fill(size, text), multipart),
			quarter: form(fill(size / 4, text), multipart),
			ordinary: ordinaryParts,
		})),
	]
}

/** The longest form without files: a receipt to check. */
function largeFormCases(): CostCase[] {
	const size = 950 * kilobyte
	const ordinary = form(fill(size, 'Wij wonen hier sinds 2019. '.replaceAll(' ', '+')))
	return ['+', "+'", 'a+b+', '%0D', '%0D%0A', '%20'].map((text) => ({
		parser: 'form',
		pattern: `a large text of ${text}`,
		size,
		hostile: form(fill(size, text)),
		quarter: form(fill(size / 4, text)),
		ordinary,
	}))
}
