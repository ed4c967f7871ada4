import { expect, test } from 'vitest'
import { isXml } from './file-type'

/** Steps of the expressions would grow with the square of the length if one could start at each sign. */
test.each([
	['comments', '<!-- a -->'],
	['instructions', '<?a b?>'],
	['opening marks', '<'],
	['comments without an end', '<!--'],
	['document types', '<!DOCTYPE a "'],
	['quotes in a document type', '"a'],
	['blanks', ' '],
])('A file of %s is decided on without a root', (_what, unit) => {
	const long = Buffer.from(`<!DOCTYPE a ${unit.repeat(200_000)}`)
	expect(isXml(long)).toBe(false)
	expect(isXml(Buffer.from(unit.repeat(100_000)))).toBe(false)
})

test('The root is found behind a hundred thousand comments', () => {
	expect(isXml(Buffer.from(`${'<!-- a -->'.repeat(100_000)}<pensioen>`))).toBe(true)
})
