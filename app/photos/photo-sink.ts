import { findFileType } from '#app/lib/file-type'
import type { FileSink } from '#app/lib/file-sink'
import { createJpegCleaner, type JpegFacts } from './clean-jpeg'
import { createPngCleaner, type PngFacts } from './clean-png'

export type Photo = (JpegFacts | PngFacts) & {
	isWhole: boolean
}

interface CleanFile {
	photo?: Photo
}

const headLength = 8

/** Passes a file to `sink`, without the metadata of a JPEG or PNG. */
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
