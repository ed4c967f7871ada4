import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { srgb } from './photo-parts'
import { runTool } from './tools'

/** Pixels, profile and orientation as two decoders see them; the names of what only one of them opens. */
export async function describePixels(photo: Buffer): Promise<Record<string, unknown>> {
	return { ...(await describeWithSharp(photo)), magick: describeWithMagick(photo) }
}

async function describeWithSharp(photo: Buffer) {
	try {
		const { orientation, icc, width, height } = await sharp(photo, { failOn: 'none' }).metadata()
		const points = await sharp(photo, { failOn: 'none' }).raw().toBuffer()
		return { orientation: orientation ?? 1, icc: icc && hash(icc), width, height, sharp: hash(points) }
	} catch {
		return { sharp: 'unreadable' }
	}
}

/** ImageMagick's hash of the pixels, per picture of the file. */
function describeWithMagick(photo: Buffer) {
	try {
		const seen = runTool('magick', ['-', '-format', '%# %wx%h %[orientation]\n', 'info:-'], photo)
		return seen.toString().replaceAll('Undefined', 'TopLeft')
	} catch {
		return 'unreadable'
	}
}

function hash(bytes: Uint8Array) {
	return createHash('sha256').update(bytes).digest('hex')
}

interface Picture {
	width: number
	height: number
	/** Three bytes each. */
	points: Buffer
}

export async function readPicture(photo: Uint8Array): Promise<Picture> {
	const image = sharp(photo).toColourspace('srgb').removeAlpha()
	const { data, info } = await image.raw().toBuffer({ resolveWithObject: true })
	return { width: info.width, height: info.height, points: data }
}

/** As ImageMagick shows it: upright, in sRGB, on white. */
export async function readShown(photo: Buffer): Promise<Picture> {
	const { hasProfile } = await sharp(photo).metadata()
	const toSrgb = hasProfile ? ['-profile', srgb] : ['-colorspace', 'sRGB']
	const args = ['-', '-auto-orient', ...toSrgb, '-background', 'white', '-flatten', '-strip', 'png24:-']
	return readPicture(runTool('magick', args, photo))
}

/** Mean difference per sample, of 255. @throws Error for pictures of different sizes */
export function measureDifference(a: Picture, b: Picture): number {
	if (a.width !== b.width || a.height !== b.height)
		throw new Error(`${a.width} × ${a.height} is not ${b.width} × ${b.height}`)
	const sum = a.points.reduce((total, sample, index) => total + Math.abs(sample - (b.points[index] ?? 0)), 0)
	return sum / a.points.length
}
