import { createCutter, createPartCount, type Cut, type FindCut } from './cut-bytes'
import { readOrientation, writeOrientation } from './orientation'

export interface JpegFacts {
	type: 'jpeg'
	width: number
	height: number
	/** Passes over the image; a progressive JPEG has about ten. */
	scans: number
}

const exifMarker = 0xe1
const jfifMarker = 0xe0
/** Bytes after the length, without a thumbnail. */
const jfifLength = 14
const exifSignature = Buffer.from('Exif\0\0')
/** Segments needed for correct colours: marker and the bytes that the segment starts with. */
const keptSegments = new Map([
	[jfifMarker, Buffer.from('JFIF\0')],
	[0xe2, Buffer.from('ICC_PROFILE\0')],
	[0xee, Buffer.from('Adobe')],
])
const longestSignature = 16

interface Walk {
	facts: JpegFacts
	state: 'start' | 'segments' | 'scan' | 'end'
	hasExif: boolean
	segments: ReturnType<typeof createPartCount>
}

/** Removes metadata (place, time, device) and trailing bytes. Image data and orientation stay unchanged. */
export function createJpegCleaner() {
	const facts: JpegFacts = { type: 'jpeg', width: 0, height: 0, scans: 0 }
	const walk: Walk = { facts, state: 'start', hasExif: false, segments: createPartCount() }
	const cutter = createCutter((bytes) => findCut(walk, bytes))
	return { ...cutter, facts, isWhole: () => !cutter.isBroken() && facts.scans > 0 }
}

function findCut(walk: Walk, bytes: Buffer): ReturnType<FindCut> {
	if (walk.state === 'end') return 'end'
	if (walk.state === 'scan') {
		const length = findScanEnd(bytes)
		if (length > 0) return { length, keep: true }
		if (bytes.length < 2) return { needs: 2 }
		walk.state = 'segments'
	}
	if (bytes[0] !== 0xff) return walk.state === 'start' ? 'broken' : skipTo(bytes.indexOf(0xff), bytes)
	if (bytes.length < 2) return { needs: 2 }
	if (bytes[1] === 0xff && walk.state === 'segments') return skipFill(bytes)
	const decision = judgeMarker(walk, bytes[1] ?? 0, bytes)
	const isPart = typeof decision === 'object' && 'length' in decision
	return isPart && !walk.segments.add(decision.length) ? 'broken' : decision
}

/** Fill bytes precede a marker; the last 0xff belongs to the marker. */
function skipFill(bytes: Buffer): Cut {
	let at = 1
	while (bytes[at] === 0xff) at += 1
	return { length: at - 1, keep: false }
}

function judgeMarker(walk: Walk, marker: number, bytes: Buffer): ReturnType<FindCut> {
	if (walk.state === 'start') {
		walk.state = 'segments'
		return marker === 0xd8 ? { length: 2, keep: true } : 'broken'
	}
	// Markers without a length.
	if (marker <= 0x01 || isRestart(marker)) return { length: 2, keep: false }
	if (marker === 0xd9 && walk.facts.scans > 0) {
		walk.state = 'end'
		return { length: 2, keep: true }
	}
	if (marker < 0xc0 || [0xc8, 0xd8, 0xd9].includes(marker)) return 'broken'
	if (bytes.length < 4) return { needs: 4 }
	const length = 2 + bytes.readUInt16BE(2)
	return length < 4 ? 'broken' : judgeSegment(walk, marker, bytes, length)
}

function judgeSegment(walk: Walk, marker: number, bytes: Buffer, length: number): ReturnType<FindCut> {
	const needs = Math.min(length, 4 + longestSignature)
	if (bytes.length < needs) return { needs }
	const segment = bytes.subarray(4, length)
	if (marker === exifMarker && (walk.hasExif || !startsWith(segment, exifSignature)))
		return { length, keep: false }
	if (marker === exifMarker)
		return bytes.length < length ? { needs: length } : { length, keep: orientationOnly(walk, segment) }
	const signature = keptSegments.get(marker)
	if (signature) return { length, keep: startsWith(segment, signature) && withoutThumbnail(marker, segment) }
	if (marker >= 0xe0) return { length, keep: false }
	if (isFrame(marker) && !readFrame(walk.facts, segment)) return 'broken'
	if (marker === 0xda) {
		if (walk.facts.width === 0) return 'broken'
		walk.state = 'scan'
		walk.facts.scans += 1
	}
	return { length, keep: true }
}

/** A JFIF segment ends in the size and the pixels of a thumbnail. */
function withoutThumbnail(marker: number, segment: Buffer): true | Buffer {
	if (marker !== jfifMarker || segment.length <= jfifLength) return true
	const sizes = Buffer.from([0xff, jfifMarker, 0, jfifLength + 2])
	return Buffer.concat([sizes, segment.subarray(0, jfifLength - 2), Buffer.alloc(2)])
}

function orientationOnly(walk: Walk, segment: Buffer): false | Buffer {
	walk.hasExif = true
	const orientation = readOrientation(segment.subarray(exifSignature.length))
	if (orientation === undefined) return false
	const content = Buffer.concat([exifSignature, writeOrientation(orientation)])
	return Buffer.concat([Buffer.from([0xff, exifMarker, 0, content.length + 2]), content])
}

function readFrame(facts: JpegFacts, frame: Buffer) {
	if (frame.length < 6) return false
	facts.height = frame.readUInt16BE(1)
	facts.width = frame.readUInt16BE(3)
	return facts.width > 0
}

function startsWith(segment: Buffer, signature: Buffer) {
	return segment.subarray(0, signature.length).equals(signature)
}

/** End of the scan data: the first marker outside the scan, or a last byte that may start one. */
function findScanEnd(bytes: Buffer) {
	// A loop, because `indexOf` per marker is 100 times slower when every second byte is 0xff.
	for (let at = 0; at < bytes.length; at += 1) {
		if (bytes[at] !== 0xff) continue
		const next = bytes[at + 1]
		if (next === undefined || !(next === 0 || next === 0xff || isRestart(next))) return at
	}
	return bytes.length
}

function skipTo(at: number, bytes: Buffer): Cut {
	return { length: at < 0 ? bytes.length : at, keep: false }
}

function isRestart(marker: number) {
	return marker >= 0xd0 && marker <= 0xd7
}

function isFrame(marker: number) {
	return marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xcc
}
