import { pipeline, Readable } from 'node:stream'
import { createDeflate, createInflate } from 'node:zlib'
import type { PngFacts } from './clean-png'
import { createCutter, type Cut } from './cut-bytes'

type Bytes = AsyncIterable<Uint8Array>

export async function* readPackedPoints(png: Bytes): AsyncGenerator<Uint8Array> {
	const cuts: Cut[] = [{ length: 8, keep: false }]
	const { cut } = createCutter((bytes) => {
		const next = cuts.shift()
		if (next) return next
		if (bytes.length < 8) return { needs: 8 }
		const length = bytes.readUInt32BE(0)
		if (bytes.toString('latin1', 4, 8) !== 'IDAT') return { length: length + 12, keep: false }
		cuts.push({ length, keep: true }, { length: 4, keep: false })
		return { length: 8, keep: false }
	})
	for await (const piece of png) {
		const points = cut(piece)
		if (points.length > 0) yield points
	}
}

type Layer = 'colours' | 'opacity'

/**
 * PNG filters work per byte of a pixel, so colours and alpha each stay valid without decoding. @throws when
 * the data is shorter than the header requires or not compressed
 */
export function readLayer(png: Bytes, facts: PngFacts, layer: Layer): Bytes {
	return pack(extractLayer(unpack(readPackedPoints(png)), facts, layer))
}

function unpack(packed: Bytes): Bytes {
	return pipeline(Readable.from(packed, { objectMode: false }), createInflate(), ignoreEnd)
}

function pack(points: Bytes): Bytes {
	return pipeline(Readable.from(points, { objectMode: false }), createDeflate({ level: 3 }), ignoreEnd)
}

function ignoreEnd() {}

async function* extractLayer(rows: Bytes, facts: PngFacts, layer: Layer): AsyncGenerator<Uint8Array> {
	const sample = facts.depth / 8
	const point = (facts.colourType === 6 ? 4 : 2) * sample
	const opacity = point - sample
	const rowLength = 1 + facts.width * point
	let left = rowLength * facts.height
	/** Position of the next byte in its row (0 is the filter byte) and in its pixel. */
	let [inRow, inPoint] = [0, 0]
	for await (const piece of rows) {
		const output = Buffer.allocUnsafe(piece.length)
		const end = Math.min(left, piece.length)
		let length = 0
		for (let at = 0; at < end; at += 1) {
			if (inRow === 0 || inPoint >= opacity === (layer === 'opacity')) output[length++] = piece[at] ?? 0
			inPoint = inRow === 0 || inPoint + 1 === point ? 0 : inPoint + 1
			inRow = inRow + 1 === rowLength ? 0 : inRow + 1
		}
		if (length > 0) yield output.subarray(0, length)
		left -= end
		if (left === 0) return
	}
	throw new Error('PNG has fewer points than it says')
}
