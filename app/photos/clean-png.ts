import { crc32 } from 'node:zlib'
import { createCutter, createPartCount, type Cut, type FindCut } from './cut-bytes'
import { readOrientation, writeOrientation } from './orientation'

export interface PngFacts {
	type: 'png'
	width: number
	height: number
}

const signatureLength = 8
const frameLength = 12
const headerLength = 13
const longestChunk = 0x7fffffff
const readTypes = ['IHDR', 'eXIf']
const longestRead = 64 * 1024
/** Ancillary chunks needed for colours and animation. */
const kept = new Set('tRNS cHRM gAMA iCCP sBIT sRGB cICP pHYs bKGD hIST acTL fcTL fdAT'.split(' '))

interface Walk {
	facts: PngFacts
	state: 'start' | 'header' | 'chunks' | 'end'
	chunks: ReturnType<typeof createPartCount>
	hasExif: boolean
	/** Bytes of IDAT chunks. */
	dataLength: number
}

/** Removes metadata and trailing bytes from a PNG; the orientation stays. */
export function createPngCleaner() {
	const facts: PngFacts = { type: 'png', width: 0, height: 0 }
	const walk: Walk = { facts, state: 'start', chunks: createPartCount(), hasExif: false, dataLength: 0 }
	const cutter = createCutter((bytes) => findCut(walk, bytes))
	const isWhole = () => !cutter.isBroken() && !cutter.isShort() && walk.state === 'end' && walk.dataLength > 0
	return { ...cutter, facts, isWhole }
}

function findCut(walk: Walk, bytes: Buffer): ReturnType<FindCut> {
	if (walk.state === 'end') return 'end'
	if (walk.state === 'start') {
		walk.state = 'header'
		return { length: signatureLength, keep: true }
	}
	if (bytes.length < 8) return { needs: 8 }
	const dataLength = bytes.readUInt32BE(0)
	const type = bytes.toString('latin1', 4, 8)
	if (dataLength > longestChunk || !/^[A-Za-z]{4}$/.test(type)) return 'broken'
	const length = dataLength + frameLength
	const isRead = readTypes.includes(type)
	const isLong = isRead && dataLength > longestRead
	if (isLong && type !== 'eXIf') return 'broken'
	if (isRead && !isLong && bytes.length < length) return { needs: length }
	if (!walk.chunks.add(length)) return 'broken'
	if (isLong) return { length, keep: false }
	const keep = judgeChunk(walk, type, bytes.subarray(8, length - 4), dataLength)
	return keep === undefined ? 'broken' : { length, keep }
}

function judgeChunk(walk: Walk, type: string, data: Buffer, dataLength: number): Cut['keep'] | undefined {
	if ((walk.state === 'header') !== (type === 'IHDR')) return undefined
	if (type === 'IHDR') {
		walk.state = 'chunks'
		return readHeader(walk.facts, data) || undefined
	}
	if (type === 'eXIf') return !walk.hasExif && orientationOnly(walk, data)
	if (type === 'IDAT') walk.dataLength += dataLength
	if (type === 'IEND') walk.state = 'end'
	return kept.has(type) || /^[A-Z]/.test(type)
}

function orientationOnly(walk: Walk, exif: Buffer) {
	walk.hasExif = true
	const orientation = readOrientation(exif)
	return orientation === undefined ? false : writeChunk('eXIf', writeOrientation(orientation))
}

function readHeader(facts: PngFacts, data: Buffer) {
	if (data.length !== headerLength) return false
	facts.width = data.readUInt32BE(0)
	facts.height = data.readUInt32BE(4)
	return facts.width > 0 && facts.height > 0
}

function writeChunk(type: string, data: Buffer) {
	const chunk = Buffer.alloc(data.length + frameLength)
	chunk.writeUInt32BE(data.length, 0)
	chunk.write(type, 4, 'latin1')
	chunk.set(data, 8)
	chunk.writeUInt32BE(crc32(chunk.subarray(4, 8 + data.length)), 8 + data.length)
	return chunk
}
