import { expect, test } from 'vitest'
import { isTooMuch, listGrowthCases, measureGrowth } from '#tests/bench/growth'
import { isFull } from '#tests/support/full'

/** Parsers that once took the square of their text and more. */
const onceSlow = [
	'text of a receipt',
	'receipt to check',
	'signed address',
	'beginning of a file',
	'beginning of a download',
	'form',
	'multipart',
	'photo',
]
const minutes = 60_000

const cases = listGrowthCases().filter(({ parser }) => isFull('fuzz') || onceSlow.includes(parser))

test.each([...new Set(cases.map(({ parser }) => parser))])(
	'Four times the worst text takes about four times as long: %s',
	async (parser) => {
		const rows = await measureGrowth(cases.filter((each) => each.parser === parser))
		expect(rows.filter(isTooMuch)).toEqual([])
	},
	5 * minutes,
)
