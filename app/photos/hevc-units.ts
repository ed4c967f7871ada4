import type { Header, Range } from './heic-boxes'

export interface Size {
	width: number
	height: number
}

interface HevcUnits {
	/** As coded, of each parameter set that has one. */
	sizes: Size[]
	slices: number
	/** Bytes that are no slice. */
	asides: number
	sets: number
	firsts: number
}

type Cursor = ReturnType<typeof createCursor>

/** Types of units. ISO/IEC 23008-2, table 7-1. */
const [lastSlice, sequenceSet, lastSet] = [31, 33, 34]
/** Parameter sets of a picture: three, which may be repeated. A decoder makes tables of all points for each. */
const mostSets = 6
/** Bytes in which the size of a parameter set ends, in the longest form. */
const longestStart = 160

/**
 * Units of the `hvcC` by which pictures are coded; several pictures may share one. @throws Error where it cannot be read,
 * or has more parameter sets than a picture
 */
export function readSettings(header: Header, coding: Range): HevcUnits {
	const units = { sizes: [], slices: 0, asides: 0, sets: 0, firsts: 0 }
	const cursor = createCursor(header.view, [coding])
	cursor.skip(22)
	for (let arrays = cursor.read(1); arrays > 0; arrays -= 1) {
		cursor.skip(1)
		for (let left = cursor.read(2); left > 0; left -= 1) addUnit(header, units, cursor, cursor.read(2))
	}
	return { ...units, asides: 0 }
}

/**
 * Units that a decoder of HEVC meets in one picture: those of its settings, and its own, which may be in pieces.
 * Pixels are not decoded. @throws Error where it cannot be read, or is not one picture with few parameter sets
 */
export function readHevc(header: Header, settings: HevcUnits, data: readonly Range[]): HevcUnits {
	const picture = { ...settings, sizes: [...settings.sizes] }
	const cursor = createCursor(header.view, data)
	// Other sizes of lengths are possible, but libheif reads no other.
	while (cursor.getLeft() > 0) addUnit(header, picture, cursor, cursor.read(4))
	if (picture.firsts !== 1 || picture.sizes.length === 0) throw new Error('Not one picture')
	return picture
}

function addUnit(header: Header, units: HevcUnits, cursor: Cursor, length: number) {
	header.count()
	if (length < 2) throw new Error('A unit without a header')
	const left = cursor.getLeft()
	const [head, flags] = [cursor.read(2), length > 2 ? cursor.read(1) : 0]
	const type = (head >> 9) & 63
	if (type === sequenceSet) {
		header.countSize()
		const start = Array.from({ length: Math.min(length - 3, longestStart) }, () => cursor.read(1))
		units.sizes.push(readSize([head & 255, flags, ...start]))
	}
	cursor.skip(length + cursor.getLeft() - left)
	if (type <= lastSlice) {
		units.slices += 1
		units.firsts += flags >> 7
	} else {
		units.asides += length
		if (type <= lastSet && (units.sets += 1) > mostSets) throw new Error('More sets than a picture has')
	}
}

/** Size in a sequence parameter set, from its second byte. ISO/IEC 23008-2, 7.3.2.2. @throws Error where it ends before */
function readSize(unit: readonly number[]): Size {
	const bytes = unit.filter((byte, at) => byte !== 3 || unit[at - 1] !== 0 || unit[at - 2] !== 0)
	let at = 12
	function read(bits: number) {
		const end = at + bits
		if (end > 8 * bytes.length) throw new Error('A parameter set without a size')
		let value = 0
		for (; at < end; at += 1) value = value * 2 + (((bytes[at >> 3] ?? 0) >> (7 - (at & 7))) & 1)
		return value
	}
	/** In the code of Golomb: as many zeros as digits after the first. */
	function readNumber() {
		let zeros = 0
		while (read(1) === 0) zeros += 1
		return 2 ** zeros - 1 + read(zeros)
	}
	const layers = read(3)
	at = 16 + 96
	const flags = layers > 0 ? Array.from({ length: 8 }, () => read(2)) : []
	for (const flag of flags.slice(0, layers)) at += (flag > 1 ? 88 : 0) + (flag % 2) * 8
	readNumber()
	const hasPlanes = readNumber() === 3
	if (hasPlanes) at += 1
	return { width: readNumber(), height: readNumber() }
}

/** Reads pieces of a file as if they were one. @throws Error beyond their end */
function createCursor(view: DataView, pieces: readonly Range[]) {
	const isIn = ([from, end]: Range) => from < end && end <= view.byteLength
	if (!pieces.every(isIn)) throw new Error('A piece that is none')
	let left = pieces.reduce((sum, [from, end]) => sum + end - from, 0)
	let next = 0
	let [at, end] = [0, 0]
	function skip(length: number) {
		if (length > left) throw new Error('Shorter than it says')
		left -= length
		let rest = length
		for (; rest > end - at; next += 1) {
			rest -= end - at
			;[at, end] = pieces[next] ?? [0, 0]
		}
		at += rest
	}
	function read(size: number) {
		let value = 0
		for (let byte = 0; byte < size; byte += 1) {
			skip(1)
			value = value * 256 + view.getUint8(at - 1)
		}
		return value
	}
	return { skip, read, getLeft: () => left }
}
