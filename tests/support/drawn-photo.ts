import sharp from 'sharp'

/** Red and green above blue and white. */
const quarters = [
	[255, 0, 0],
	[0, 255, 0],
	[0, 0, 255],
	[255, 255, 255],
]

/** A photo that programs can open, unlike those of `photos.ts`: a quarter in each of four colours. */
export function drawPhoto([width, height]: readonly [width: number, height: number] = [48, 32]) {
	const points = Array.from({ length: width * height }, (_, index) => {
		const isRight = index % width >= width / 2
		const isBelow = Math.floor(index / width) >= height / 2
		return quarters[(isBelow ? 2 : 0) + (isRight ? 1 : 0)] ?? []
	})
	return sharp(Buffer.from(points.flat()), { raw: { width, height, channels: 3 } })
}

/** Size as stored, and the colours of the four quarters, row by row. */
export async function readQuarters(photo: Uint8Array) {
	const { data, info } = await sharp(photo).raw().toBuffer({ resolveWithObject: true })
	const colourAt = (x: number, y: number) => {
		const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels
		return [...data.subarray(at, at + 3)].map((part) => (part > 200 ? 'f' : part < 55 ? '0' : '?')).join('')
	}
	const colours = [colourAt(0.2, 0.2), colourAt(0.8, 0.2), colourAt(0.2, 0.8), colourAt(0.8, 0.8)]
	return [info.width, info.height, ...colours]
}
