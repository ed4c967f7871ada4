import { describe, expect, test } from 'vitest'
import { readFontMetrics } from '#tests/support/font-metrics'
import { fontFamilies } from './font-families'

/** Frequency of a character in Dutch text, in per cent. */
const shares: Record<string, number> = {
	' ': 16,
	...{ e: 15.3, n: 8.2, a: 6.1, t: 5.5, i: 5.3, r: 5.2, o: 4.9, d: 4.8, s: 3, l: 2.9, g: 2.8, v: 2.3 },
	...{ h: 1.9, k: 1.8, m: 1.8, u: 1.6, b: 1.3, p: 1.3, w: 1.2, j: 1.2, z: 1.1, c: 1, f: 0.65 },
}
const letters = Object.keys(shares).join('')

/**
 * Widths of the same characters in Arial, Times and their metric-compatible copies, in thousandths of an em.
 */
const systemFonts = {
	'sans-serif': {
		regular:
			'278 556 556 556 278 222 333 556 556 500 222 556 500 556 500 833 556 556 556 722 222 500 500 278',
		bold: '278 556 611 556 333 278 389 611 611 556 278 611 556 611 556 889 611 611 611 778 278 500 556 333',
	},
	serif: {
		regular:
			'250 444 500 444 278 278 333 500 500 389 278 500 500 500 500 778 500 500 500 722 278 444 444 333',
		bold: '250 444 556 500 333 278 444 500 556 389 278 500 500 556 556 833 556 556 556 722 333 444 444 333',
	},
}

function average(widths: readonly number[]) {
	const weights = Object.values(shares)
	const sum = weights.reduce((total, share, index) => total + share * (widths[index] ?? 0), 0)
	return sum / weights.reduce((total, share) => total + share)
}

describe.each(Object.entries(fontFamilies))('%s', (name, { generic, ...rooms }) => {
	test.each(['regular', 'bold'] as const)('in %s: the system font takes the room of the file', (weight) => {
		const id = name.toLowerCase().replaceAll(' ', '-')
		const file = weight === 'regular' ? 400 : name === 'Lato' ? 700 : 600
		const path = `node_modules/@fontsource/${id}/files/${id}-latin-${file}-normal.woff`
		const { ascent, descent, widths } = readFontMetrics(path, letters)
		const size = average(widths) / (average(systemFonts[generic][weight].split(' ').map(Number)) / 1000)
		const room = [size, ascent / size, descent / size].map((share) => (share * 100).toFixed(1))
		expect(rooms[weight].map((metric) => metric.toFixed(1))).toEqual(room)
	})
})
