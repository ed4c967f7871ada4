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
