interface Box {
	type: string
	/** Place of its content. */
	from: number
	end: number
}

type Range = readonly [from: number, end: number]

interface Parts {
	primary: number | undefined
	types: Map<number, string>
	/** References of one item to others, which a grid may repeat. */
	made: Map<number, number[]>
	auxiliary: [item: number, of: number][]
	points: Map<number, number>
	alphas: Set<number>
	/** Turns, mirrors and cuts that a decoder makes one after the other. */
	turns: number
	/** Bytes of all items, and of the properties of each: a decoder reads what items share again for each. */
	content: number
	/** Bytes about how items are coded, of which each one has its own. */
	coding: number
}

interface Header {
	view: DataView
	/** Counts a box or an entry. @throws Error where a file has more of them than photos have */
	count(): void
}

/** A photo of 100 megapixels has some 2,000. */
const mostEntries = 20_000
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

/**
 * Points of the picture that a HEIC file shows, and of all parts that a decoder reads for it, with transparency. A part
 * may be larger than the picture. Undefined where the header cannot be read. ISO/IEC 14496-12 and 23008-12.
 */
export function measureHeic(bytes: Uint8Array): { shown: number; coded: number } | undefined {
	try {
		const parts = readParts(openHeader(bytes))
		const { primary, points, turns, content, coding } = parts
		if (primary === undefined || turns > mostTurns) return undefined
		if (content > mostReadings * bytes.length + freeContent || coding > mostCoding) return undefined
		const shown = points.get(primary)
		const own = parts.auxiliary.filter(([item, of]) => of === primary && parts.alphas.has(item))
		const sum = createSum(parts)
		const coded = [primary, ...own.map(([item]) => item)].reduce((all, item) => all + sum(item), 0)
		return shown === undefined || Number.isNaN(coded) ? undefined : { shown, coded }
	} catch {
		return undefined
	}
}

function openHeader({ buffer, byteOffset, byteLength }: Uint8Array): Header {
	let left = mostEntries
	const count = () => {
		if ((left -= 1) < 0) throw new Error('More entries than a photo has')
	}
	return { view: new DataView(buffer, byteOffset, byteLength), count }
}

/** Points of an item and of what it is made of. */
function createSum({ types, made, points }: Parts) {
	const known = new Map<number, number>()
	return function sum(item: number, depth = 0): number {
		const before = known.get(item)
		if (before !== undefined) return before
		if (depth > deepest) return NaN
		// Until it is known, as an item may be made of itself.
		known.set(item, NaN)
		const isCoded = !derived.has(types.get(item) ?? '')
		const total = isCoded
			? (points.get(item) ?? NaN)
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
		points: new Map(),
		alphas: new Set(),
		turns: 0,
		content: 0,
		coding: 0,
	}
	const meta = findOne(listBoxes(header, 0, header.view.byteLength), 'meta')
	if (!meta) return parts
	const boxes = listBoxes(header, meta.from + 4, meta.end)
	const read: Record<string, (box: Box, isLong: boolean) => void> = {
		pitm: ({ from }, isLong) => void (parts.primary = readId(header, from + 4, isLong)),
		iloc: ({ from, end }) => readPlaces(header, [from, end], parts),
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

/** Readers differ in which of two they believe. @throws Error for two */
function findOne(boxes: readonly Box[], type: string) {
	const [box, second] = boxes.filter((one) => one.type === type)
	if (second) throw new Error(`Two boxes ${type}`)
	return box
}

/** Bytes of each item, in extents of a given length. */
function readPlaces(header: Header, [from, end]: Range, parts: Parts) {
	const { view, count } = header
	const version = view.getUint8(from)
	const [isLong, hasMethod] = [version > 1, version > 0]
	const sizes = view.getUint16(from + 4)
	const [offset, length, base, index] = [sizes >> 12, (sizes >> 8) & 15, (sizes >> 4) & 15, sizes & 15]
	let at = from + (isLong ? 10 : 8)
	for (let left = readId(header, from + 6, isLong); left > 0 && at < end; left -= 1) {
		count()
		at += (isLong ? 6 : 4) + (hasMethod ? 2 : 0) + base
		const extents = view.getUint16(at)
		at += 2
		for (let extent = 0; extent < extents; extent += 1) {
			count()
			at += (hasMethod ? index : 0) + offset
			// A length of 0, or none, means the whole file.
			parts.content += readLength(view, at, length) || view.byteLength
			at += length
		}
	}
}

function readLength(view: DataView, at: number, size: number) {
	if (size === 8) return Number(view.getBigUint64(at))
	return size === 4 ? view.getUint32(at) : 0
}

function readTypes(header: Header, [from, end]: Range, { types }: Parts) {
	for (const entry of listBoxes(header, from, end)) {
		const isLong = header.view.getUint8(entry.from) > 2
		const item = readId(header, entry.from + 4, isLong)
		if (types.has(item)) throw new Error('Two entries of one item')
		types.set(item, readType(header, entry.from + (isLong ? 10 : 8)))
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

function addProperty(header: Header, item: number, { type, from, end }: Box, parts: Parts) {
	parts.content += end - from
	if (type === 'hvcC') parts.coding += end - from
	if (turning.has(type)) parts.turns += 1
	if (type === 'ispe') parts.points.set(item, Math.max(parts.points.get(item) ?? 0, readArea(header, from)))
}

function isAlpha(header: Header, { from, end }: Box) {
	const { buffer, byteOffset } = header.view
	const text = Buffer.from(buffer, byteOffset + from, Math.min(end - from, longestName)).toString('latin1')
	return text.includes('alpha') || text.includes('auxid:1')
}

function readArea(header: Header, at: number) {
	return header.view.getUint32(at + 4) * header.view.getUint32(at + 8)
}

function readId(header: Header, at: number, isLong: boolean) {
	return isLong ? header.view.getUint32(at) : header.view.getUint16(at)
}

function readType(header: Header, at: number) {
	return String.fromCharCode(
		header.view.getUint8(at),
		header.view.getUint8(at + 1),
		header.view.getUint8(at + 2),
		header.view.getUint8(at + 3),
	)
}

function listBoxes(header: Header, start: number, end: number): Box[] {
	const boxes: Box[] = []
	for (let at = start; at + 8 <= end;) {
		const size = header.view.getUint32(at)
		const head = size === 1 ? 16 : 8
		const length = size === 1 ? Number(header.view.getBigUint64(at + 8)) : size === 0 ? end - at : size
		if (length < head || at + length > end) break
		header.count()
		boxes.push({ type: readType(header, at + 4), from: at + head, end: at + length })
		at += length
	}
	return boxes
}
