/** A4, in points of 1/72 inch. */
const paper = { short: 595.28, long: 841.89 }
const margin = 36

/** Matrix per Exif orientation: direction of right and up on paper, and the lower left corner. */
const matrices: readonly (readonly number[])[] = [
	[1, 0, 0, 1, 0, 0],
	[-1, 0, 0, 1, 1, 0],
	[-1, 0, 0, -1, 1, 1],
	[1, 0, 0, -1, 0, 1],
	[0, -1, -1, 0, 1, 1],
	[0, -1, 1, 0, 0, 1],
	[0, 1, 1, 0, 0, 0],
	[0, 1, -1, 0, 1, 0],
]

interface Shape {
	width: number
	height: number
	orientation: number | undefined
}

/** The page is landscape when the turned photo is. Small photos are not enlarged. */
export function placePhoto({ width, height, orientation = 1 }: Shape) {
	const isTurned = orientation >= 5
	const [across, down] = isTurned ? [height, width] : [width, height]
	const sheet =
		across > down ? { width: paper.long, height: paper.short } : { width: paper.short, height: paper.long }
	const scale = Math.min(1, (sheet.width - 2 * margin) / across, (sheet.height - 2 * margin) / down)
	const [wide, high] = [across * scale, down * scale]
	const [left, bottom] = [(sheet.width - wide) / 2, (sheet.height - high) / 2]
	const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = matrices[orientation - 1] ?? []
	const matrix = [a * wide, b * high, c * wide, d * high, left + e * wide, bottom + f * high]
	return { sheet, matrix: matrix.map((part) => Number(part.toFixed(2))) }
}
