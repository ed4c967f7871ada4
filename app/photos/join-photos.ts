import type { Photo } from './photo-sink'
import { writePdf, type PdfPhoto } from './write-pdf'

/**
 * Pixels per photo, and in total when recompressed (16-bit pixels count twice). Phones reach about 50
 * million.
 */
export const mostPoints = 50_000_000

interface JoinFault {
	at: number
	/** A key of `upload.errors`. */
	fault: 'broken' | 'tooManyPoints' | 'unfit'
}

export function listJoinFaults(photos: readonly Photo[]): JoinFault[] {
	let repacked = 0
	return photos.flatMap((photo, at): JoinFault[] => {
		const points = photo.width * photo.height
		if (hasOpacity(photo)) repacked += points * Math.max(1, photo.depth / 8)
		if (!photo.isWhole) return [{ at, fault: 'broken' }]
		if (!isFit(photo)) return [{ at, fault: 'unfit' }]
		return Math.max(points, repacked) > mostPoints ? [{ at, fault: 'tooManyPoints' }] : []
	})
}

function hasOpacity(photo: Photo) {
	return photo.type === 'png' && photo.colourType >= 4
}

const anyDepth = [1, 2, 4, 8, 16]
const wholeBytes = [8, 16]

function isFit(photo: Photo) {
	if (photo.type === 'jpeg')
		return photo.isCommon && photo.depth === 8 && photo.height > 0 && [1, 3].includes(photo.components)
	const { colourType, depth, palette } = photo
	if (photo.isInterlaced || photo.hasClearColours) return false
	if (colourType === 3)
		return palette.length >= 3 && palette.length <= 768 && palette.length % 3 === 0 && depth <= 8
	return colourType === 0
		? anyDepth.includes(depth)
		: [2, 4, 6].includes(colourType) && wholeBytes.includes(depth)
}

let before: Promise<unknown> = Promise.resolve()

/**
 * Returns false when a photo's data contradicts its header. Calls run one at a time, because splitting off
 * alpha uses a full core. @throws the reason of `signal` once it is aborted
 */
export function joinPhotos(
	photos: readonly PdfPhoto[],
	write: (piece: Uint8Array) => Promise<unknown>,
	signal?: AbortSignal,
): Promise<boolean> {
	const done = before.then(() => drain(writePdf(photos), write, signal))
	before = done.catch(() => undefined)
	return done
}

async function drain(
	pieces: AsyncGenerator<Uint8Array>,
	write: (piece: Uint8Array) => Promise<unknown>,
	signal: AbortSignal | undefined,
) {
	try {
		for (;;) {
			signal?.throwIfAborted()
			const next = await pieces.next().catch(() => undefined)
			if (!next) return false
			if (next.done) return true
			await write(next.value)
		}
	} finally {
		await pieces.return(undefined)
	}
}
