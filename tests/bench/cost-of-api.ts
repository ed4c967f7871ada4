import { parseDocument } from '#app/api/document'
import { actionSchema } from '#app/api/resources/action'
import { toCsv } from '#app/lib/csv'
import { sanitiseHtml } from '#app/lib/html/sanitise-html.server'
import { readDocumentList } from '#tests/support/read-document'
import type { CostCase } from './cost'

const megabyte = 1024 * 1024
const call = { requestId: 'bench', method: 'GET', path: '/api/actions' } as const

const repeat = (pattern: string, size: number) => pattern.repeat(Math.floor(size / pattern.length))
const number = (pattern: (at: number) => string, size: number) => {
	const items: string[] = []
	for (let [at, length] = [0, 0]; length < size; at += 1) {
		const item = pattern(at)
		items.push(item)
		length += item.length + 1
	}
	return items
}

/** An action of the API: a resource with members and a product. */
const resource = (at: number) =>
	JSON.stringify({
		type: 'actions',
		id: String(at),
		attributes: {
			type: 'UPLOAD_DOCUMENT',
			label: 'Loonstrook van de afgelopen maand',
			comment: `Graag de loonstrook van maand ${at} aanleveren, met naam en datum, zodat uw adviseur hem bij de aanvraag kan voegen en de geldverstrekker hem kan lezen.`,
			is_done: at % 2 === 0,
			created_at: '2026-11-01',
		},
		relationships: { product: { data: { type: 'mortgages', id: String(at % 7) } } },
	})
const ordinaryDocument = (size: number) => `{"data":[${number(resource, size).join()}]}`

function readActions(text: string) {
	return () => {
		try {
			return readDocumentList(actionSchema, parseDocument(text), call)
		} catch {
			return undefined
		}
	}
}

export function apiCases(): CostCase[] {
	return [...documentCases(), ...writerCases()]
}

function documentCases(): CostCase[] {
	const size = 4 * megabyte
	const small = 256 * 1024
	const list = (items: string[], before = '', after = '') => `${before}{"data":[${items.join()}]}${after}`
	const shapes: [string, (size: number) => string][] = [
		['empty lists', (length) => list(number(() => '[]', length))],
		['empty objects', (length) => list(number(() => '{}', length))],
		['objects in objects', (length) => list(number(() => '{"a":{}}', length))],
		['numbers', (length) => list(number(() => '0', length))],
		[
			'empty objects in a member',
			(length) => list([`{"id":"1","attributes":{"a":[${number(() => '{}', length).join()}]}}`]),
		],
		['objects of names that differ', (length) => list(number((at) => `{"a${at}":1}`, length))],
		[
			'one object of names that differ',
			(length) => list([`{"id":"1",${number((at) => `"a${at}":1`, length).join()}}`]),
		],
		[
			'one object of numbers as names',
			(length) => list([`{"id":"1",${number((at) => `"${at * 7919}":1`, length).join()}}`]),
		],
		['escaped backslashes', (length) => list([`{"id":"1","a":"${repeat('\\\\', length)}"}`])],
		['levels without end', (length) => repeat('[', length)],
		[
			'levels of 60, again and again',
			(length) => list(number(() => '['.repeat(60) + ']'.repeat(60), length)),
		],
		['identifiers', (length) => list(number((at) => `{"id":"${at}"}`, length))],
		[
			'included that nobody names',
			(length) => `{"data":[],"included":[${number((at) => `{"type":"a","id":"${at}"}`, length).join()}]}`,
		],
		[
			'one of many members, included again and again',
			(length) =>
				`{"data":[],"included":[{"type":"z","id":"1","attributes":{${number((at) => `"k${at}":1`, length / 4).join()},"language":"x"}},${number((at) => `{"type":"z","id":"1","attributes":{"language":"a${at}"}}`, length).join()}]}`,
		],
		[
			'relations of all with all',
			(length) =>
				list([
					`{"type":"a","id":"1","relationships":{"a":{"data":[${number((at) => `{"type":"a","id":"${at}"}`, length).join()}]}}}`,
				]),
		],
		[
			'escaped letters',
			(length) => `{"data":[{"id":"1","attributes":{"label":"${repeat('\\u0061', length)}"}}]}`,
		],
		['escaped marks', (length) => `{"data":[{"id":"1","attributes":{"label":"${repeat('\\"', length)}"}}]}`],
		['no JSON at its end', (length) => `${ordinaryDocument(length).slice(0, -1)},`],
		['sparse, no JSON at its end', (length) => `[${number(() => '""', length).join()}`],
	]
	return [size, small].flatMap((length) => {
		const ordinary = readActions(ordinaryDocument(length))
		return shapes.map(([pattern, make]) => ({
			parser: 'API document',
			pattern,
			size: length,
			hostile: readActions(make(length)),
			ordinary,
		}))
	})
}

const words =
	'<p>Wij <strong>adviseren</strong> u graag over uw <a href="https://a.nl/b">hypotheek</a>.</p>\n'

function writerCases(): CostCase[] {
	const size = 64 * 1024
	const htmls: [string, string][] = [
		['opening marks', '<'],
		['tags without end', '<p'],
		['open tags', '<b>'],
		['attributes', ' a=b'],
		['entities', '&amp;'],
		['comments', '<!--'],
		['links', '<a href="tel:1;">'],
		['blanks in a link', ' '],
	]
	const clean = (text: string) => {
		let turn = 0
		// A number in front makes each text new to the cache.
		return () => sanitiseHtml(`${(turn += 1)}${text}`)
	}
	const ordinaryHtml = clean(repeat(words, size))
	const rows = (cell: string, length: number) =>
		Array.from({ length: Math.floor(length / (cell.length * 8 + 8)) }, () => Array<string>(8).fill(cell))
	const csv = (cell: string) => () => toCsv(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'], rows(cell, size))
	return [
		...htmls.map(([pattern, text]) => ({
			parser: 'HTML of the firm',
			pattern,
			size,
			hostile: clean(
				pattern === 'attributes'
					? `<a${repeat(text, size)}>`
					: pattern === 'blanks in a link'
						? `<a href="mailto:${repeat(text, size)}x">`
						: repeat(text, size),
			),
			ordinary: ordinaryHtml,
		})),
		...[
			['quotation marks', '"'.repeat(20)],
			['formulas', '='.repeat(20)],
			['blanks before a formula', `${' '.repeat(19)}=`],
			['line ends', '\r\n'.repeat(10)],
			['long blanks', `${' '.repeat(7_000)}x`],
		].map(([pattern = '', cell = '']) => ({
			parser: 'CSV',
			pattern,
			size,
			hostile: csv(cell),
			ordinary: csv('Hypotheek; rente'.padEnd(cell.length, '. Aflossing')),
		})),
	]
}
