import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hasBoundary, isMultipart, readFields } from './read-fields.server'

const urlencoded = 'application/x-www-form-urlencoded'
const multipart = 'multipart/form-data; boundary=b'

function parts(...fields: [name: string, value: string][]) {
	const all = fields.map(
		([name, value]) => `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
	)
	return [...all, '--b--\r\n'].join('')
}

async function read(body: string | Buffer, type: string) {
	const fields = await readFields(Buffer.from(body), type)
	return fields instanceof URLSearchParams ? [...fields] : fields
}

test('Both ways of writing a form give the same fields, in their order', async () => {
	const fields: [string, string][] = [
		['email', 'één@voorbeeld.nl'],
		['tick', 'a'],
		['tick', 'b'],
		['empty', ''],
	]
	expect(await read(new URLSearchParams(fields).toString(), `${urlencoded}; charset=UTF-8`)).toEqual(fields)
	expect(await read(parts(...fields), multipart)).toEqual(fields)
})

test('A line ends in one sign, whichever way a browser ends it', async () => {
	const typed: [string, string][] = [['remark', 'een\r\ntwee\rdrie\nvier\r\n\r\n']]
	const lines = [['remark', 'een\ntwee\ndrie\nvier\n\n']]
	expect(await read(new URLSearchParams(typed).toString(), urlencoded)).toEqual(lines)
	expect(await read(parts(...typed), multipart)).toEqual(lines)
	expect(await read('a=%250d%250a', urlencoded)).toEqual([['a', '%0d%0a']])
})

test('Blanks and line ends of any text are read as by patterns', async () => {
	const letters = fc.constantFrom('\r', '\n', '\r\n', '+', ' ', '%', '&', '=', 'a', 'é', '😀')
	const anyText = fc.array(letters, { maxLength: 40 }).map((all) => all.join(''))
	const property = fc.asyncProperty(anyText, async (text) => {
		const lines = text.replace(/\r\n?/g, '\n')
		const form = new URLSearchParams([['text', text]]).toString()
		expect(await read(form, urlencoded)).toEqual([['text', lines]])
		expect(await read(form.replaceAll('+', '%20'), urlencoded)).toEqual([['text', lines]])
		const raw = new URLSearchParams(text.replaceAll('%', '%25'))
		expect(await read(text.replaceAll('%', '%25'), urlencoded)).toEqual(
			[...raw].map(([name, value]) => [name, value.replace(/\r\n?/g, '\n')]),
		)
	})
	await fc.assert(property, { numRuns: 300 })
})

test('The mark for the service worker is no field', async () => {
	const typed: [string, string][] = [
		['held', 'nl-formal remark'],
		['remark', 'x'],
	]
	for (const [body, type] of [
		[new URLSearchParams(typed).toString(), urlencoded],
		[parts(...typed), multipart],
	] as const)
		expect(await read(body, type)).toEqual([['remark', 'x']])
})

test('A file is no field', async () => {
	const file = '--b\r\nContent-Disposition: form-data; name="f"; filename="a.pdf"\r\n\r\n%PDF\r\n'
	expect(await read(file + parts(['a', '1']), multipart)).toEqual([['a', '1']])
})

test.each([
	['of JSON', '{"a":1}', 'application/json'],
	['of text', 'a=1', 'text/plain'],
	['without a type', 'a=1', ''],
	['without anything', '', urlencoded],
])('A body %s is an empty form', async (_what, body, type) => {
	expect(await read(body, type)).toEqual([])
})

test.each([
	['no boundary', parts(['a', '1']), 'multipart/form-data'],
	['another boundary', parts(['a', '1']), 'multipart/form-data; boundary=c'],
	['no end', parts(['a', '1']).slice(0, -6), multipart],
	['nothing in it', '', multipart],
	['a broken head', '--b\r\nx', multipart],
])('A body in parts with %s cannot be read', async (_what, body, type) => {
	expect(await read(body, type)).toBe('unreadable')
})

test('A part in a charset that nobody knows has no value', async () => {
	const odd =
		'--b\r\nContent-Disposition: form-data; name="a"\r\nContent-Type: text/plain; charset=odd\r\n\r\né\r\n'
	expect(await read(odd + parts(['b', '1']), multipart)).toEqual([['b', '1']])
})

test('Two thousand fields are a form, one more is not', async () => {
	const fields = (count: number) => Array.from({ length: count }, (): [string, string] => ['a', '1'])
	for (const [count, outcome] of [
		[2_000, 2_000],
		[2_001, 'tooLarge'],
	] as const) {
		const ways = [
			await read(new URLSearchParams(fields(count)).toString(), urlencoded),
			await read(parts(...fields(count)), multipart),
		]
		expect(ways.map((one) => (typeof one === 'string' ? one : one.length))).toEqual([outcome, outcome])
	}
})

test('Whatever bytes come in, there is an answer', async () => {
	const body = fc.oneof(fc.string(), fc.uint8Array({ maxLength: 300 }), fc.constant(parts(['a', '1'])))
	const type = fc.oneof(
		fc.constantFrom(urlencoded, multipart, 'multipart/form-data; boundary="b"', 'multipart/form-data;;'),
		fc.string(),
	)
	await fc.assert(
		fc.asyncProperty(body, type, async (bytes, kind) => {
			const fields = await readFields(Buffer.from(bytes), kind)
			expect(['tooLarge', 'unreadable'].includes(String(fields)) || fields instanceof URLSearchParams).toBe(
				true,
			)
		}),
	)
})

test.each([
	['multipart/form-data; boundary=b', true],
	['Multipart/Form-Data; charset=utf-8; boundary="a b"', true],
	['multipart/form-data', false],
	['multipart/form-data; boundary=', false],
	['multipart/form-data; boundary=""', false],
])('"%s" names its boundary: %s', (type, isNamed) => {
	expect([isMultipart(type), hasBoundary(type)]).toEqual([true, isNamed])
})
