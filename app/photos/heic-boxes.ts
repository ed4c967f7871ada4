export interface Box {
	type: string
	/** Place of its content. */
	from: number
	end: number
}

export type Range = readonly [from: number, end: number]

export interface Header {
	view: DataView
	/** Counts a box, an entry or a unit. @throws Error where a file has more of them than photos have */
	count(): void
	/** Counts a parameter set with a size, which costs as much as twenty entries. @throws Error as `count` */
	countSize(): void
}

/** A photo of 100 megapixels has some 2,000. */
const mostEntries = 20_000
/** Entries and sizes of a file of any length, and bytes for each further one: a tiny file is measured as fast as it is sent. */
const entries = { free: 3_000, bytes: 100 }
const setSizes = { free: 256, bytes: 1_024 }

/** Reader of a file that begins with boxes. ISO/IEC 14496-12. */
export function openHeader({ buffer, byteOffset, byteLength }: Uint8Array): Header {
	return {
		view: new DataView(buffer, byteOffset, byteLength),
		count: createCount(Math.min(mostEntries, entries.free + byteLength / entries.bytes)),
		countSize: createCount(setSizes.free + byteLength / setSizes.bytes),
	}
}

function createCount(most: number) {
	let left = Math.floor(most)
	return () => {
		if ((left -= 1) < 0) throw new Error('More than a photo has')
	}
}

/** Boxes between two places, up to the first one that has no room. */
export function listBoxes(header: Header, start: number, end: number): Box[] {
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

/** Readers differ in which of two they believe. @throws Error for two */
export function findOne(boxes: readonly Box[], type: string) {
	const [box, second] = boxes.filter((one) => one.type === type)
	if (second) throw new Error(`Two boxes ${type}`)
	return box
}

/** Name of four letters of a box or an item. */
export function readType({ view }: Header, at: number) {
	return String.fromCharCode(
		view.getUint8(at),
		view.getUint8(at + 1),
		view.getUint8(at + 2),
		view.getUint8(at + 3),
	)
}

/** Number of an item. */
export function readId({ view }: Header, at: number, isLong: boolean) {
	return isLong ? view.getUint32(at) : view.getUint16(at)
}

/** Number of so many bytes. @throws Error for sizes that readers take for different ones */
export function readLength({ view }: Header, at: number, size: number) {
	if (size === 8) return Number(view.getBigUint64(at))
	if (size === 4) return view.getUint32(at)
	if (size !== 0) throw new Error('A number of another size')
	return 0
}
