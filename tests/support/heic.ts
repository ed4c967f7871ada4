/**
 * HEIC photo of 48 × 32 pixels in four colours: red and green above blue and white. Made by `heif-enc` of libheif 1.15
 * (Debian 12) from a PNG.
 */
const photo =
	'AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAa1tZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAA' +
	'AAAAAA5waXRtAAAAAAACAAAAEGlkYXQAAAAAADAAIAAAADhpbG9jAQAAAERAAAIAAQAAAAAAAAHRAAEAAAAAAAAAvAACAAEA' +
	'AAAAAAAAAQAAAAAAAAAIAAAAOGlpbmYAAAAAAAIAAAAVaW5mZQIAAAEAAQAAaHZjMQAAAAAVaW5mZQIAAAAAAgAAZ3JpZAAA' +
	'AADYaXBycAAAALZpcGNvAAAAdmh2Y0MBA3AAAAAAAAAAAAAe8AD8/fj4AAAPAyAAAQAYQAEMAf//A3AAAAMAkAAAAwAAAwAe' +
	'ugJAIQABACpCAQEDcAAAAwCQAAADAAADAB6gIIEFlurkprm4EBAwIAAAAwAgAAADACEiAAEABkQBwXPAiQAAABRpc3BlAAAA' +
	'AAAAAEAAAABAAAAAFGlzcGUAAAAAAAAAMAAAACAAAAAQcGl4aQAAAAADCAgIAAAAGmlwbWEAAAAAAAAAAgABAoECAAICA4QA' +
	'AAAaaXJlZgAAAAAAAAAOZGltZwACAAEAAQAAAMRtZGF0AAAAuCgBrwngIzhH/+Cff/3+Gh9o6W9yg83fWP1Jf/wjz/sHKva9' +
	'h/UIbcgP/DQjj2fI/8X7UmQxv/Eyy8DcVdRMRG9wFJSAC/I77Ul/J/LYPBzRMJhD83+20Av/8DeO6f/wN48u0OPmyaR0JY4i' +
	'fpt2/TfL8RUV3mlbH6pSzjgWaU+ABlbnatcezJd3oBsUFuEs2lllYtF0qku/5qkZWB/yWRnSpUKHcNixy9M1muKbVzD6EXJK' +
	'am2SOGA='

/** The same with the property `irot`, which turns it a quarter to the right, as telephones held upright write it. */
const turned =
	'AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAbdtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAA' +
	'AAAAAA5waXRtAAAAAAACAAAAEGlkYXQAAAAAADAAIAAAADhpbG9jAQAAAERAAAIAAQAAAAAAAAHbAAEAAAAAAAAAvAACAAEA' +
	'AAAAAAAAAQAAAAAAAAAIAAAAOGlpbmYAAAAAAAIAAAAVaW5mZQIAAAEAAQAAaHZjMQAAAAAVaW5mZQIAAAAAAgAAZ3JpZAAA' +
	'AADiaXBycAAAAL9pcGNvAAAAdmh2Y0MBA3AAAAAAAAAAAAAe8AD8/fj4AAAPAyAAAQAYQAEMAf//A3AAAAMAkAAAAwAAAwAe' +
	'ugJAIQABACpCAQEDcAAAAwCQAAADAAADAB6gIIEFlurkprm4EBAwIAAAAwAgAAADACEiAAEABkQBwXPAiQAAABRpc3BlAAAA' +
	'AAAAAEAAAABAAAAAFGlzcGUAAAAAAAAAMAAAACAAAAAQcGl4aQAAAAADCAgIAAAACWlyb3QDAAAAG2lwbWEAAAAAAAAAAgAB' +
	'AoECAAIDA4SFAAAAGmlyZWYAAAAAAAAADmRpbWcAAgABAAEAAADEbWRhdAAAALgoAa8J4CM4R//gn3/9/hofaOlvcoPN31j9' +
	'SX/8I8/7Byr2vYf1CG3ID/w0I49nyP/F+1JkMb/xMsvA3FXUTERvcBSUgAvyO+1Jfyfy2Dwc0TCYQ/N/ttAL//A3jun/8DeP' +
	'LtDj5smkdCWOIn6bdv03y/EVFd5pWx+qUs44FmlPgAZW52rXHsyXd6AbFBbhLNpZZWLRdKpLv+apGVgf8lkZ0qVCh3DYscvT' +
	'NZrim1cw+hFySmptkjhg'

export const heics = {
	photo: Buffer.from(photo, 'base64'),
	turned: Buffer.from(turned, 'base64'),
}

/** Says in its header that it is larger than it is. */
export function createLargeHeic(width: number, height: number) {
	const bytes = Buffer.from(heics.photo)
	const at = bytes.indexOf(Buffer.from('0000003000000020', 'hex'))
	bytes.writeUInt32BE(width, at)
	bytes.writeUInt32BE(height, at + 4)
	return bytes
}

type Sides = readonly [width: number, height: number]

function box(type: string, ...content: readonly Buffer[]) {
	const head = Buffer.from(`0000${type}`)
	head.writeUInt32BE(head.length + content.reduce((sum, { length }) => sum + length, 0))
	return Buffer.concat([head, ...content])
}

const bytes = (...values: readonly number[]) => Buffer.from(values)
const short = (value: number) => bytes(value >> 8, value & 255)
const long = (value: number) => Buffer.concat([short(Math.floor(value / 65_536)), short(value & 65_535)])
const zero = long(0)

const contentOf = (type: string) => heics.photo.subarray(heics.photo.indexOf(type) + 4)

/** Units of the photo: its parameter sets, and its only slice; and what its `hvcC` has before them. */
export const hevcUnits = {
	settings: contentOf('hvcC').subarray(0, 22),
	video: Buffer.from('40010c01ffff03700000030090000003000003001eba0240', 'hex'),
	sequence: Buffer.from(
		'42010103700000030090000003000003001ea020810596eae4a6b9b81010302000000300200000030021',
		'hex',
	),
	picture: Buffer.from('4401c173c089', 'hex'),
	slice: contentOf('mdat').subarray(4),
}

/** Those of `hvcC`. */
export const hevcSets = [hevcUnits.video, hevcUnits.sequence, hevcUnits.picture]

/** Length and content of each, as in an item. */
export const joinUnits = (units: readonly Buffer[]) =>
	Buffer.concat(units.flatMap((unit) => [long(unit.length), unit]))

/** Code of Golomb. */
function encode(value: number) {
	const digits = (value + 1).toString(2)
	return digits.padStart(2 * digits.length - 1, '0')
}

/** Parameter set of another size than 64 × 64, with more layers, or with all colours in planes of their own. */
export function createSequenceSet([width, height]: Sides, { layers = 0, hasPlanes = false } = {}) {
	const whole = Buffer.from(hevcUnits.sequence.toString('latin1').replaceAll('\0\0\x03', '\0\0'), 'latin1')
	const bits = Array.from(whole, (byte) => byte.toString(2).padStart(8, '0')).join('')
	const start = bits.slice(0, 20) + layers.toString(2).padStart(3, '0') + bits.slice(23, 120)
	const more = layers === 0 ? '' : '11'.repeat(layers).padEnd(16, '0') + '10'.repeat(48 * layers)
	const chroma = hasPlanes ? `${encode(3)}1` : encode(1)
	const rest = bits.slice(120 + 4 + 2 * 13).replace(/0*$/, '')
	const all = start + more + encode(0) + chroma + encode(width) + encode(height) + rest
	const text = all.replaceAll(/.{1,8}/g, (byte) => String.fromCharCode(parseInt(byte.padEnd(8, '0'), 2)))
	return Buffer.from(text.replaceAll(/\0\0(?=[\0-\x03])/g, '\0\0\x03'), 'latin1')
}

interface HeicShape {
	columns: number
	rows: number
	/** Of each tile, as the file says. */
	tile: Sides
	shown: Sides
	/** Parameter sets in `hvcC`. */
	sets: readonly Buffer[]
	/** Units of each tile. */
	units: readonly Buffer[]
	/** Bytes of each piece of a tile. */
	piece: number
	/** Quarters that the whole is turned to the left, one by one. */
	turns: number
}

const square: Sides = [64, 64]
const slices = [hevcUnits.slice]
const numbers = (length: number, first: number) => Array.from({ length }, (_, index) => first + index)

/** A grid of tiles, each of which is an item of its own with the same bytes. */
export function createHeic(shape: Partial<HeicShape> = {}) {
	const { columns = 1, rows = 1, tile = square, units = slices } = shape
	const { shown = [columns * tile[0], rows * tile[1]] } = shape
	const tiles = numbers(columns * rows, 1)
	const grid = tiles.length + 1
	const data = joinUnits(units)
	const plan = Buffer.concat([bytes(0, 0, rows - 1, columns - 1), ...shown.map(short)])
	const entry = (item: number, type: string) =>
		box('infe', bytes(2, 0, 0, item === grid ? 0 : 1), short(item), short(0), Buffer.from(`${type}\0`))
	const createMeta = (start: number) =>
		box(
			'meta',
			zero,
			box('hdlr', zero, zero, Buffer.from('pict'), Buffer.alloc(13)),
			box('pitm', zero, short(grid)),
			box('idat', plan),
			createPlaces({ tiles, plan, data, start, piece: shape.piece ?? data.length }),
			box('iinf', zero, short(grid), ...tiles.map((item) => entry(item, 'hvc1')), entry(grid, 'grid')),
			box('iref', zero, box('dimg', short(grid), short(tiles.length), ...tiles.map(short))),
			createProperties(tiles, { ...shape, tile, shown }),
		)
	const brands = box('ftyp', Buffer.from('heic\0\0\0\0mif1heic'))
	const start = brands.length + createMeta(0).length + 8
	return Buffer.concat([brands, createMeta(start), box('mdat', data)])
}

function createPlaces(of: { tiles: number[]; plan: Buffer; data: Buffer; start: number; piece: number }) {
	const { tiles, plan, data, start, piece } = of
	const pieces = numbers(Math.ceil(data.length / piece), 0).map((index) => {
		const cut = index * piece
		return Buffer.concat([long(start + cut), long(Math.min(piece, data.length - cut))])
	})
	const place = (item: number, method: number, extents: readonly Buffer[]) =>
		Buffer.concat([short(item), short(method), short(0), short(extents.length), ...extents])
	const all = [
		...tiles.map((item) => place(item, 0, pieces)),
		place(tiles.length + 1, 1, [Buffer.concat([zero, long(plan.length)])]),
	]
	return box('iloc', bytes(1, 0, 0, 0, 0x44, 0), short(all.length), ...all)
}

function createProperties(
	tiles: readonly number[],
	{ tile, shown, sets = hevcSets, turns = 0 }: Partial<HeicShape> & { tile: Sides; shown: Sides },
) {
	const sized = (sides: Sides) => box('ispe', zero, ...sides.map(long))
	const coding = box(
		'hvcC',
		hevcUnits.settings,
		bytes(1, 34),
		short(sets.length),
		...sets.flatMap((unit) => [short(unit.length), unit]),
	)
	const pixels = box('pixi', zero, bytes(3, 8, 8, 8))
	const named = (item: number, ...of: readonly number[]) =>
		Buffer.concat([short(item), bytes(of.length, ...of)])
	const all = [
		...tiles.map((item) => named(item, 1, 2, 4)),
		named(tiles.length + 1, 3, 4, ...Array<number>(turns).fill(5)),
	]
	return box(
		'iprp',
		box('ipco', coding, sized(tile), sized(shown), pixels, box('irot', bytes(1))),
		box('ipma', zero, long(all.length), ...all),
	)
}
