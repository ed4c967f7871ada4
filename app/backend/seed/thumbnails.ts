import { createPng } from '#app/backend/drawn-files'

const width = 96
const height = 64
const middle = width / 2

interface Paints {
	sky: string
	ground: string
	wall: string
	roof: string
	glass: string
}

/** A house as base64 without a prefix: a PNG of 96 × 64 pixels with a palette, some hundreds of bytes. */
function drawThumbnail(paints: Paints): string {
	const { sky, ground, wall, roof, glass } = paints
	const rows = Array.from({ length: height }, (_, y) =>
		Array.from({ length: width }, (_, x) => paintAt(Math.abs(x - middle), y)),
	)
	return createPng(rows, [sky, ground, wall, roof, glass]).toString('base64')
}

/** Palette index of a pixel, by its distance from the middle: sky, ground, wall, roof, glass. */
function paintAt(aside: number, y: number): number {
	if (y > 54) return 1
	if (y >= 10 && y <= 28) return aside <= (y - 10) * 1.8 ? 3 : 0
	if (y < 10 || aside > 26) return 0
	const isDoor = aside <= 4 && y >= 40
	const isWindow = aside >= 11 && aside <= 20 && y >= 35 && y <= 44
	if (isDoor) return 3
	return isWindow ? 4 : 2
}

export const brickHouse = drawThumbnail({
	sky: '#cfe3f4',
	ground: '#6d9a5b',
	wall: '#b5653f',
	roof: '#5a2d22',
	glass: '#f7f3df',
})

/** The same house as a JPEG, painted white under an evening sky. */
export const whiteHouse = [
	'/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDABsSFBcUERsXFhceHBsgKEIrKCUlKFE6PTBCYFVlZF9VXVtqeJmBanGQc1tdhbWG',
	'kJ6jq62rZ4C8ybqmx5moq6T/2wBDARweHigjKE4rK06kbl1upKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSk',
	'pKSkpKSkpKSkpKSkpKT/wAARCAAwAEgDASIAAhEBAxEB/8QAGgABAQADAQEAAAAAAAAAAAAAAAUBAgMGBP/EACwQAAIBAwIE',
	'BQMFAAAAAAAAAAECAAMEERJTBRMUkRUhMUGSI2GxNEJScXP/xAAXAQEBAQEAAAAAAAAAAAAAAAACAQAD/8QAGREBAQEBAQEA',
	'AAAAAAAAAAAAAAERAhIh/9oADAMBAAIRAxEAPwC5EROToRMMyopZiFA9STiTbri6qNNuNR/kR5SyWpbIp588e8TzJuq7VhVN',
	'VtY9DmUbTi/7bkf0wH5ivFSdRVia06iVUDowZT6ETaAiIiZic671EX6VLmMfuABOkTMjXFrxK5Oai5HsoYACcfCrzaHyEu13',
	'ZKYKnBzNbeozsQxzgTtNzXK5uInhV5tD5CPCrzaHyEsPxG0RyjVcMpwRpPr2nS4qNTC6TjM0trWSI9Cy4jbtqpLp+2oYMq27',
	'1mXFejoYe4IIM3t6jVNWo5xN4Oy5IiIDIknn1dxu8c+ruN3i8j6V2RXGGGRCU0Q5UYkjqK26/eOorbr94vo7HwXf66t/o35n',
	'pnRXxqGcSEyKzFmUFickmduorbr95akV0RUzpGMzEk9RW3X7xz6u43eGzSlxWiSefV3G7xJ5X0//2Q==',
].join('')
