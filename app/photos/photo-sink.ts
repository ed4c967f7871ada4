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

export function cleanPhotos<Kept>(sink: FileSink<Kept>): FileSink<Kept & CleanFile> {
	let head = Buffer.alloc(0)
	let filter: ReturnType<typeof createFilter> | undefined
	async function pass(piece: Uint8Array) {
		const bytes = filter?.cut(piece) ?? piece
		if (bytes.length > 0) await sink.write(bytes)
	}
	async function begin() {
		filter = createFilter(head)
		await pass(head)
	}
	return {
		async write(piece) {
			if (filter) return pass(piece)
			head = Buffer.concat([head, piece])
			if (head.length >= headLength) await begin()
		},
		async finish() {
			if (!filter) await begin()
			const kept = await sink.finish()
			return { ...kept, photo: filter?.getPhoto() }
		},
		drop: () => sink.drop(),
	}
}

function createFilter(head: Buffer) {
	const type = findFileType(head)
	if (type !== 'jpeg' && type !== 'png')
		return { cut: (piece: Uint8Array) => piece, getPhoto: () => undefined }
	const { cut, facts, isWhole } = type === 'jpeg' ? createJpegCleaner() : createPngCleaner()
	return { cut, getPhoto: (): Photo => ({ ...facts, isWhole: isWhole() }) }
}
