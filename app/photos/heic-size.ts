import {
	findOne,
	listBoxes,
	openHeader,
	readId,
	readLength,
	readType,
	type Box,
	type Header,
	type Range,
} from './heic-boxes'
import { readHevc, readSettings, type Size } from './hevc-units'

interface Parts {
	primary: number | undefined
	types: Map<number, string>
	/** References of one item to others, which a grid may repeat. */
	made: Map<number, number[]>
	auxiliary: [item: number, of: number][]
	sizes: Map<number, Size>
	/** Box with the parameters by which an item is coded in HEVC. */
	codings: Map<number, Box>
	places: Map<number, Range[]>
	alphas: Set<number>
	/** Turns, mirrors and cuts that a decoder makes one after the other. */
	turns: number
	/** Bytes of all items, and of the properties of each: a decoder reads what items share again for each. */
	content: number
	/** Bytes about how items are coded, of which each one has its own. */
	coding: number
}

/** Bytes of the name of a kind of picture. */
const longestName = 100
const derived = new Set(['grid', 'iden', 'iovl', 'tmap'])
const deepest = 8
const turning = new Set(['clap', 'imir', 'irot'])
/** A phone's photo has one or two, and as many for its depth and its small picture. */
const mostTurns = 16
/** Times that each byte of a file is read; pictures share few bytes. */
const mostReadings = 2
/** Bytes that may be read above that: parts of one colour are small, and share what tells how they are coded. */
const freeContent = 1024 * 1024
/** Bytes for all parts together; a phone writes some hundred for each. A byte takes as long as twenty of content. */
const mostCoding = 128 * 1024
/** Bytes between slices of all parts together; some programs write their settings with each part. */
const mostAsides = 1024 * 1024
/** Points that coded sides may be longer: blocks of the coder, which it cuts off again. */
const longestEdge = 64

/**
 * Points of the picture that a HEIC file shows, and of all parts that a decoder reads for it, with transparency. A part
 * may be larger than the picture. Undefined where the header cannot be read. ISO/IEC 14496-12 and 23008-12.
 */
export function measureHeic(bytes: Uint8Array): { shown: number; coded: number } | undefined {
	try {
		const header = openHeader(bytes)
		const parts = readParts(header)
		const { primary, sizes, turns, content, coding } = parts
		if (primary === undefined || turns > mostTurns) return undefined
		if (content > mostReadings * bytes.length + freeContent || coding > mostCoding) return undefined
		const shown = getArea(sizes.get(primary))
		const own = parts.auxiliary.filter(([item, of]) => of === primary && parts.alphas.has(item))
		const sum = createSum(parts, readPictures(header, parts))
		const coded = [primary, ...own.map(([item]) => item)].reduce((all, item) => all + sum(item), 0)
		return Number.isNaN(shown + coded) ? undefined : { shown, coded }
	} catch {
		return undefined
	}
}

function getArea(size: Size | undefined) {
	return size ? size.width * size.height : NaN
}

/**
 * Points that a decoder of HEVC reads for each picture. A slice counts as the whole picture: it may go on to its end,
 * whatever its bytes and other slices hold. @throws Error where a picture is not as large as the file says
 */
function readPictures(header: Header, { codings, places, sizes }: Parts) {
	const pictures = new Map<number, number>()
	const settings = new Map<Box, ReturnType<typeof readSettings>>()
	let asides = 0
	for (const [item, coding] of codings) {
		const said = sizes.get(item)
		const shared = settings.get(coding) ?? readSettings(header, [coding.from, coding.end])
		settings.set(coding, shared)
		const picture = readHevc(header, shared, places.get(item) ?? [])
		const areas = picture.sizes.filter((size) => said && isNear(size, said)).map(getArea)
		asides += picture.asides
		if (areas.length < picture.sizes.length || asides > mostAsides) throw new Error('Not what the file says')
		pictures.set(item, picture.slices * Math.max(...areas))
	}
	return pictures
}

function isNear(coded: Size, said: Size) {
	const [right, below] = [coded.width - said.width, coded.height - said.height]
	return Math.min(right, below) >= 0 && Math.max(right, below) <= longestEdge
}

/** Points of an item and of what it is made of. */
function createSum({ types, made, sizes }: Parts, pictures: ReadonlyMap<number, number>) {
	const known = new Map<number, number>()
	return function sum(item: number, depth = 0): number {
		const before = known.get(item)
		if (before !== undefined) return before
		if (depth > deepest) return NaN
		// Until it is known, as an item may be made of itself.
		known.set(item, NaN)
		const isCoded = !derived.has(types.get(item) ?? '')
		const total = isCoded
			? (pictures.get(item) ?? getArea(sizes.get(item)))
			: (made.get(item) ?? []).reduce((all, part) => all + sum(part, depth + 1), 0)
		known.set(item, total)
		return total
	}
}

function readParts(header: Header): Parts {
	const parts: Parts = {
		primary: undefined,
		types: new Map(),
		made: new Map(),
		auxiliary: [],
		sizes: new Map(),
		codings: new Map(),
		places: new Map(),
		alphas: new Set(),
		turns: 0,
		content: 0,
		coding: 0,
	}
	const outer = listBoxes(header, 0, header.view.byteLength)
	const meta = findOne(outer, 'meta')
	// A decoder would read this one instead.
	if (!meta || findOne(outer, 'mini')) return parts
	const boxes = listBoxes(header, meta.from + 4, meta.end)
	const read: Record<string, (box: Box, isLong: boolean) => void> = {
		pitm: ({ from }, isLong) => void (parts.primary = readId(header, from + 4, isLong)),
		iloc: (box) => readPlaces(header, box, { parts, starts: [0, findOne(boxes, 'idat')?.from] }),
		iinf: ({ from, end }, isLong) => readTypes(header, [from + (isLong ? 8 : 6), end], parts),
		iref: ({ from, end }, isLong) => readReferences(header, [from + 4, end], parts, isLong),
		iprp: (box) => readProperties(header, box, parts),
	}
	for (const [type, readBox] of Object.entries(read)) {
		const box = findOne(boxes, type)
		if (box) readBox(box, header.view.getUint8(box.from) > 0)
	}
	return parts
}

/** Pieces of each item, which lie after one of these places: of the file, or of a box in it. */
function readPlaces(
	header: Header,
	{ from, end }: Box,
	{ parts, starts }: { parts: Parts; starts: readonly (number | undefined)[] },
) {
	const { view, count } = header
	const version = view.getUint8(from)
	const [isLong, hasMethod] = [version > 1, version > 0]
	const [sizes, more] = [view.getUint8(from + 4), view.getUint8(from + 5)]
	let at = from + (isLong ? 10 : 8)
	function take(size: number) {
		at += size
		return readLength(header, at - size, size)
	}
	for (let left = readId(header, from + 6, isLong); left > 0 && at < end; left -= 1) {
		count()
		const item = readId(header, at, isLong)
		at += isLong ? 4 : 2
		const method = hasMethod ? view.getUint16(at) & 15 : 0
		at += hasMethod ? 4 : 2
		const base = (starts[method] ?? NaN) + take(more >> 4)
		const pieces: Range[] = []
		at += 2
		for (let extents = view.getUint16(at - 2); extents > 0; extents -= 1) {
			count()
			if (hasMethod) take(more & 15)
			const start = base + take(sizes >> 4)
			const length = take(sizes & 15)
			// A length of 0, or none, means the whole file.
			parts.content += length || view.byteLength
			pieces.push([start, start + length])
		}
		setOnce(parts.places, item, pieces)
	}
}

function readTypes(header: Header, [from, end]: Range, { types }: Parts) {
	for (const entry of listBoxes(header, from, end)) {
		const isLong = header.view.getUint8(entry.from) > 2
		const item = readId(header, entry.from + 4, isLong)
		setOnce(types, item, readType(header, entry.from + (isLong ? 10 : 8)))
	}
}

function readReferences(header: Header, [from, end]: Range, { made, auxiliary }: Parts, isLong: boolean) {
	const size = isLong ? 4 : 2
	for (const box of listBoxes(header, from, end)) {
		const item = readId(header, box.from, isLong)
		const first = box.from + size + 2
		const count = header.view.getUint16(first - 2)
		if (first + count * size > box.end) throw new Error('A box is shorter than it says')
		const targets = made.get(item) ?? []
		if (box.type === 'dimg') made.set(item, targets)
		for (let at = first; at < first + count * size; at += size) {
			header.count()
			const other = readId(header, at, isLong)
			if (box.type === 'dimg') targets.push(other)
			if (box.type === 'auxl') auxiliary.push([item, other])
		}
	}
}

function readProperties(header: Header, { from, end }: Box, parts: Parts) {
	const boxes = listBoxes(header, from, end)
	const container = findOne(boxes, 'ipco')
	const properties = container ? listBoxes(header, container.from, container.end) : []
	const alphas = new Set(
		properties.filter((property) => property.type === 'auxC' && isAlpha(header, property)),
	)
	for (const box of boxes)
		if (box.type === 'ipma') readAssociations(header, box, { properties, alphas }, parts)
}

function readAssociations(
	header: Header,
	{ from, end }: Box,
	{ properties, alphas }: { properties: readonly Box[]; alphas: ReadonlySet<Box> },
	parts: Parts,
) {
	const [isLong, isWide] = [header.view.getUint8(from) > 0, (header.view.getUint8(from + 3) & 1) === 1]
	let at = from + 8
	for (let left = header.view.getUint32(from + 4); left > 0 && at < end; left -= 1) {
		header.count()
		const item = readId(header, at, isLong)
		at += isLong ? 4 : 2
		const last = at + header.view.getUint8(at) * (isWide ? 2 : 1)
		for (at += 1; at <= last; at += isWide ? 2 : 1) {
			header.count()
			const property =
				properties[(isWide ? header.view.getUint16(at) & 0x7fff : header.view.getUint8(at) & 0x7f) - 1]
			if (!property) continue
			addProperty(header, item, property, parts)
			if (alphas.has(property)) parts.alphas.add(item)
		}
	}
}

function addProperty(header: Header, item: number, box: Box, parts: Parts) {
	const { type, from, end } = box
	parts.content += end - from
	if (turning.has(type)) parts.turns += 1
	if (type === 'ispe') setOnce(parts.sizes, item, readSize(header, from))
	if (type !== 'hvcC') return
	parts.coding += end - from
	setOnce(parts.codings, item, box)
}

function isAlpha(header: Header, { from, end }: Box) {
	const { buffer, byteOffset } = header.view
	const text = Buffer.from(buffer, byteOffset + from, Math.min(end - from, longestName)).toString('latin1')
	return text.includes('alpha') || text.includes('auxid:1')
}

function readSize({ view }: Header, at: number): Size {
	return { width: view.getUint32(at + 4), height: view.getUint32(at + 8) }
}

/** Readers differ in which of two they believe. @throws Error for a second one */
function setOnce<Value>(map: Map<number, Value>, item: number, value: Value) {
	if (map.has(item)) throw new Error('Two of one item')
	map.set(item, value)
}
