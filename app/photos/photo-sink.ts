import { findFileType } from '#app/lib/file-type'
import type { FileSink } from '#app/lib/file-sink'
import { createJpegCleaner, type JpegFacts } from './clean-jpeg'
import { createPngCleaner, type PngFacts } from './clean-png'

/** What a photo tells of itself while it comes in. */
export type Photo = (JpegFacts | PngFacts) & {
	/** All that a program needs to show it came in. */
	isWhole: boolean
}

interface CleanFile {
	photo?: Photo
}

/** So many bytes tell what a file is. */
const headLength = 8

/** Takes a file in as `sink` does; a JPEG or PNG loses on its way what tells where, when and with what it was made. */
export function cleanPhotos<Kept>(sink: FileSink<Kept>): FileSink<Kept & CleanFile> {
	let head = Buffer.alloc(0)
	let way: ReturnType<typeof findWay> | undefined
	async function pass(piece: Uint8Array) {
		const bytes = way?.cut(piece) ?? piece
		if (bytes.length > 0) await sink.write(bytes)
	}
	async function begin() {
		way = findWay(head)
		await pass(head)
	}
	return {
		async write(piece) {
			if (way) return pass(piece)
			head = Buffer.concat([head, piece])
			if (head.length >= headLength) await begin()
		},
		async finish() {
			if (!way) await begin()
			const kept = await sink.finish()
			return { ...kept, photo: way?.tell() }
		},
		drop: () => sink.drop(),
	}
}

function findWay(head: Buffer) {
	const type = findFileType(head)
	if (type !== 'jpeg' && type !== 'png') return { cut: (piece: Uint8Array) => piece, tell: () => undefined }
	const { cut, facts, isWhole } = type === 'jpeg' ? createJpegCleaner() : createPngCleaner()
	return { cut, tell: (): Photo => ({ ...facts, isWhole: isWhole() }) }
}
