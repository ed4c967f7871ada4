import { drawsNothing } from './draws-nothing'
import { hasPictureStart, measurePicture } from './measure-picture'

/** `logo`: 40 px high in the header; `header`: beside or above the login; `small`: advisers and banners. */
export type PicturePlace = 'logo' | 'header' | 'small'

/** Pixels of the longest side and bytes: three pixels per pixel of the screen, and some to spare. */
const mostOf: Readonly<Record<PicturePlace, { side: number; bytes: number }>> = {
	logo: { side: 2_000, bytes: 400_000 },
	header: { side: 6_000, bytes: 2_500_000 },
	small: { side: 4_000, bytes: 1_500_000 },
}

export interface PictureFault {
	fault: 'broken' | 'empty' | 'tooLarge'
	width?: number
	height?: number
	bytes: number
}

const measured = /^image\/(png|gif|jpeg|webp)\b/

/** Undefined for a picture that fits its place, or whose size is unknown. Of AVIF only the bytes count. */
export function judgePicture(
	place: PicturePlace,
	{ type, body }: { type: string; body: Uint8Array },
): PictureFault | undefined {
	const bytes = body.byteLength
	const most = mostOf[place]
	const size = measured.test(type) ? measurePicture(body) : undefined
	if (bytes === 0 || (measured.test(type) && !size && !hasPictureStart(body)))
		return { fault: 'broken', bytes }
	const isLarge = bytes > most.bytes || Math.max(size?.width ?? 0, size?.height ?? 0) > most.side
	if (isLarge) return { fault: 'tooLarge', ...size, bytes }
	return isEmptySvg(type, body) ? { fault: 'empty', bytes } : undefined
}

/** Large drawings are not read through. */
function isEmptySvg(type: string, body: Uint8Array) {
	if (!type.startsWith('image/svg') || body.byteLength > mostOf.logo.bytes) return false
	return drawsNothing(Buffer.from(body).toString())
}
