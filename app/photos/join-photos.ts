import { readWhole } from '#app/lib/file-sink'
import { mostPoints, photoProcess, type PhotoFault, type PhotoTurn, type WrittenPhoto } from './photo-process'
import type { Photo } from './photo-sink'

/** A4, in points of 1/72 inch. */
const paper = { short: 595.28, long: 841.89 }
const margin = 36

interface Shape {
	width: number
	height: number
}

/** The page is landscape when the photo is. Small photos are not enlarged. */
export function placePhoto({ width, height }: Shape) {
	const sheet =
		width > height ? { width: paper.long, height: paper.short } : { width: paper.short, height: paper.long }
	const scale = Math.min(1, (sheet.width - 2 * margin) / width, (sheet.height - 2 * margin) / height)
	const [wide, high] = [width * scale, height * scale]
	const [left, bottom] = [(sheet.width - wide) / 2, (sheet.height - high) / 2]
	const matrix = [wide, 0, 0, high, left, bottom]
	return { sheet, matrix: matrix.map((part) => Number(part.toFixed(2))) }
}

function createPdfFile() {
	/** Byte offset per object; object numbers start at 1. */
	const offsets: number[] = []
	let length = 0

	function count<Bytes extends Uint8Array>(bytes: Bytes) {
		length += bytes.length
		return bytes
	}
	function text(content: string) {
		return count(Buffer.from(content, 'latin1'))
	}
	function reserve() {
		return offsets.push(0)
	}
	function writeObject(number: number, content: string) {
		offsets[number - 1] = length
		return text(`${number} 0 obj\n${content}\nendobj\n`)
	}

	return {
		reserve,
		writeObject,
		begin: () => text('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n'),
		*writeStream(number: number, dictionary: string, bytes: Uint8Array) {
			offsets[number - 1] = length
			yield text(`${number} 0 obj\n<< ${dictionary} /Length ${bytes.length} >>\nstream\n`)
			yield count(bytes)
			yield text('\nendstream\nendobj\n')
		},
		end(root: number) {
			const start = length
			const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`)
			const trailer = `trailer\n<< /Size ${offsets.length + 1} /Root ${root} 0 R >>\nstartxref\n${start}\n%%EOF\n`
			return text(`xref\n0 ${offsets.length + 1}\n0000000000 65535 f \n${rows.join('')}${trailer}`)
		},
	}
}

/** A page per photo, in sRGB. */
async function* writePdf(photos: AsyncIterable<WrittenPhoto>): AsyncGenerator<Uint8Array> {
	const file = createPdfFile()
	const [catalogue, pages] = [file.reserve(), file.reserve()]
	const kids: string[] = []
	yield file.begin()
	for await (const photo of photos) {
		const [page, content, image] = [file.reserve(), file.reserve(), file.reserve()]
		const { sheet, matrix } = placePhoto(photo)
		kids.push(`${page} 0 R`)
		yield file.writeObject(
			page,
			`<< /Type /Page /Parent ${pages} 0 R /MediaBox [0 0 ${sheet.width} ${sheet.height}] ` +
				`/Contents ${content} 0 R /Resources << /XObject << /Photo ${image} 0 R >> >> >>`,
		)
		yield* file.writeStream(content, '', Buffer.from(`q ${matrix.join(' ')} cm /Photo Do Q`))
		yield* file.writeStream(image, describeImage(photo), photo.jpeg)
	}
	yield file.writeObject(pages, `<< /Type /Pages /Count ${kids.length} /Kids [${kids.join(' ')}] >>`)
	yield file.writeObject(catalogue, `<< /Type /Catalog /Pages ${pages} 0 R >>`)
	yield file.end(catalogue)
}

function describeImage({ width, height }: WrittenPhoto) {
	return (
		`/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /BitsPerComponent 8 ` +
		`/ColorSpace /DeviceRGB /Filter /DCTDecode`
	)
}

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
