import { measureHeic } from '#app/photos/heic-size'
import { createHeic, hevcUnits } from '#tests/support/heic'
import type { CostCase } from './cost'

const hex = (text: string) => Buffer.from(text, 'hex')
const fill = (size: number, pattern: Buffer) => Buffer.alloc(size, pattern)

/** The header of a HEIC photo, of which its size is read. */
export function heicCases(): CostCase[] {
	const size = 16_384
	const box = (type: string, content: Buffer) => {
		const start = Buffer.alloc(8)
		start.writeUInt32BE(content.length + 8)
		start.write(type, 4, 'latin1')
		return Buffer.concat([start, content])
	}
	const full = hex('00000000')
	const photo = (items: Buffer, references: Buffer, properties: Buffer, associations: Buffer) =>
		box(
			'meta',
			Buffer.concat([
				full,
				box('pitm', hex('000000000001')),
				box('iinf', Buffer.concat([full, hex('0000'), items])),
				box('iref', Buffer.concat([full, references])),
				box('iprp', Buffer.concat([box('ipco', properties), box('ipma', associations)])),
			]),
		)
	const number = (value: number) => Buffer.from([value >> 8, value & 255])
	const listItems = (length: number) =>
		Array.from({ length: length / 20 }, (_, id) =>
			box('infe', Buffer.concat([hex('02000000'), number(id + 1), hex('0000'), Buffer.from('hvc1')])),
		)
	const empty = (length: number) => fill(length, hex('0000000864696d67'))
	const associate = (length: number, entry: string) =>
		Buffer.concat([full, hex('0000ffff'), fill(length, hex(entry))])
	const none = Buffer.alloc(0)
	const measure = (bytes: Buffer) => () => measureHeic(bytes)
	const ordinary = measure(
		photo(Buffer.concat(listItems(size)), none, empty(size), associate(size, '00010101')),
	)
	const patterns: [string, (length: number) => Buffer][] = [
		['empty items', (length) => photo(empty(length), none, none, full)],
		['empty references', (length) => photo(none, empty(length), none, full)],
		['properties of one item', (length) => photo(none, none, empty(length), associate(length, '00010181'))],
		['an item made of itself', (length) => photo(none, box('dimg', fill(length, hex('0001'))), none, full)],
	]
	const rows = patterns.map(([pattern, make]) => ({
		parser: 'header of a HEIC photo',
		pattern,
		size,
		hostile: measure(make(size)),
		quarter: measure(make(size / 4)),
		ordinary,
	}))
	return [...rows, ...unitCases()]
}

/** The units of the pictures in a HEIC photo, which are counted before it is decoded. */
function unitCases(): CostCase[] {
	const size = 16_384
	const { slice, sequence } = hevcUnits
	const message = (length: number) => Buffer.concat([hex('4e01'), Buffer.alloc(length, 3)])
	const repeat = (unit: Buffer, times: number) => Array<Buffer>(Math.floor(times)).fill(unit)
	const measure = (shape: Parameters<typeof createHeic>[0]) => {
		const bytes = createHeic(shape)
		return () => measureHeic(bytes)
	}
	/** Each tile takes some forty bytes. */
	const tile = (length: number) => ({ columns: 8, rows: Math.floor(length / 320) })
	const patterns: [string, (length: number) => Parameters<typeof createHeic>[0]][] = [
		['shortest units', (length) => ({ units: [slice, ...repeat(message(0), length / 6)] })],
		['pieces of a byte', (length) => ({ units: [slice, message(length / 9)], piece: 1 })],
		['sets of each part', (length) => ({ ...tile(length), units: [...repeat(sequence, 3), slice] })],
	]
	const ordinary = measure(tile(size))
	return patterns.map(([pattern, shape]) => ({
		parser: 'units of a HEIC photo',
		pattern,
		size,
		hostile: measure(shape(size)),
		quarter: measure(shape(size / 4)),
		ordinary,
	}))
}
