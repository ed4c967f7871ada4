import { readWhole } from '#app/lib/file-sink'
import { mostPoints, photoProcess, type PhotoFault } from './photo-process'
import type { Photo } from './photo-sink'
import { writePdf } from './write-pdf'

/** Pixels of all photos of a PDF: a hundred pages, scanned in 300 dpi. */
const mostJoinedPoints = 1_000_000_000

export interface JoinablePhoto {
	photo: Photo
	read: () => AsyncIterable<Uint8Array>
}

interface JoinFault {
	/** Index of the photo; absent for a fault of all together. */
	at?: number
	/** A key of `upload.errors`. */
	fault: 'broken' | 'notJoined' | 'tooLarge' | 'tooManyPoints' | 'unfit'
}

interface JoinTarget {
	write: (piece: Uint8Array) => Promise<unknown>
	/** Bytes. */
	most: number
}

/**
 * Writes a PDF with a page per photo, and returns the faults that make it useless. @throws the reason of `signal` once it
 * is aborted
 */
export async function joinPhotos(
	photos: readonly JoinablePhoto[],
	{ write, most }: JoinTarget,
	signal?: AbortSignal,
): Promise<JoinFault[]> {
	const faults = listFactFaults(photos)
	if (faults.length > 0) return faults
	let size = 0
	for await (const piece of writePdf(makePages(photos, faults, signal))) {
		size += piece.length
		if (size > most) return [{ fault: 'tooLarge' }]
		if (faults.length === 0) await write(piece)
	}
	return faults
}

/** Faults that are known without decoding. */
function listFactFaults(photos: readonly JoinablePhoto[]): JoinFault[] {
	const points = photos.map(({ photo }) => photo.width * photo.height)
	const faults = photos.flatMap(({ photo }, at): JoinFault[] => {
		if (!photo.isWhole) return [{ at, fault: 'broken' }]
		return (points[at] ?? 0) > mostPoints ? [{ at, fault: 'tooManyPoints' }] : []
	})
	const total = points.reduce((sum, each) => sum + each, 0)
	return faults.length === 0 && total > mostJoinedPoints ? [{ fault: 'notJoined' }] : faults
}

/** After a fault no page is needed, but each further fault is. */
async function* makePages(
	photos: readonly JoinablePhoto[],
	faults: JoinFault[],
	signal: AbortSignal | undefined,
) {
	for (const [at, { read }] of photos.entries()) {
		const page = await photoProcess.makePage(() => readWhole(read()), signal)
		if (page.fault) faults.push({ at, fault: toJoinFault(page.fault) })
		else if (faults.length === 0) yield page
	}
}

function toJoinFault(fault: PhotoFault) {
	return fault === 'tooLong' || fault === 'tooMuchMemory' ? 'unfit' : fault
}
