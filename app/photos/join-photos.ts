import { readWhole } from '#app/lib/file-sink'
import { mostPoints, photoProcess, type PhotoFault, type PhotoTurn } from './photo-process'
import type { Photo } from './photo-sink'
import { writePdf } from './write-pdf'

/** Pixels of all photos of a PDF: a hundred pages, scanned in 300 dpi. */
const mostJoinedPoints = 1_000_000_000
/** Each scan of a JPEG is decoded over the whole image. Encoders write at most a dozen. */
const mostScans = 40
const usualScans = 12

export interface JoinablePhoto {
	photo: Photo
	read: () => AsyncIterable<Uint8Array>
}

interface JoinFault {
	/** Index of the photo; absent for a fault of all together. */
	at?: number
	/** A key of `upload.errors`. */
	fault: 'broken' | 'notJoined' | 'tooLarge' | 'tooManyPoints' | 'tooManyScans' | 'unfit'
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
	turn: PhotoTurn,
): Promise<JoinFault[]> {
	const faults = listFactFaults(photos)
	if (faults.length > 0) return faults
	let size = 0
	for await (const piece of writePdf(makePages(photos, faults, turn))) {
		size += piece.length
		if (size > most) return [{ fault: 'tooLarge' }]
		if (faults.length === 0) await write(piece)
	}
	return faults
}

/** Faults that are known without decoding. */
function listFactFaults(photos: readonly JoinablePhoto[]): JoinFault[] {
	const faults = photos.flatMap(({ photo }, at) => {
		const fault = findFactFault(photo)
		return fault ? [{ at, fault }] : []
	})
	const total = (countOf: (photo: Photo) => number) =>
		photos.reduce((sum, { photo }) => sum + countOf(photo), 0)
	const isTooMuch = total(countPoints) > mostJoinedPoints || total(countWork) > usualScans * mostJoinedPoints
	return faults.length === 0 && isTooMuch ? [{ fault: 'notJoined' }] : faults
}

function findFactFault(photo: Photo): JoinFault['fault'] | undefined {
	if (!photo.isWhole) return 'broken'
	if (countPoints(photo) > mostPoints) return 'tooManyPoints'
	const isSlow = countScans(photo) > mostScans || countWork(photo) > usualScans * mostPoints
	return isSlow ? 'tooManyScans' : undefined
}

const countPoints = ({ width, height }: Photo) => width * height
const countScans = (photo: Photo) => (photo.type === 'jpeg' ? photo.scans : 1)
/** Pixels that are decoded in all scans together. */
const countWork = (photo: Photo) => countPoints(photo) * countScans(photo)

/**
 * Whether pixels are lost, as a page of a PDF would tell. A photo that cannot be a page is not decoded. @throws the
 * reason of the turn's signal
 */
export async function isDamaged({ photo, read }: JoinablePhoto, turn: PhotoTurn): Promise<boolean> {
	const fault = findFactFault(photo) ?? (await photoProcess.makePage(() => readWhole(read()), turn)).fault
	return fault === 'broken'
}

/** After a fault no page is needed, but each further fault is. */
async function* makePages(photos: readonly JoinablePhoto[], faults: JoinFault[], turn: PhotoTurn) {
	for (const [at, { read }] of photos.entries()) {
		const page = await photoProcess.makePage(() => readWhole(read()), turn)
		if (page.fault) faults.push({ at, fault: toJoinFault(page.fault) })
		else if (faults.length === 0) yield page
	}
}

function toJoinFault(fault: PhotoFault) {
	return fault === 'tooLong' || fault === 'tooMuchMemory' ? 'unfit' : fault
}
