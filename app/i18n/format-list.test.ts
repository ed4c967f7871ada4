import { expect, test } from 'vitest'
import { formatList } from './language'

test('Words are joined as Dutch and British people write them', () => {
	expect(formatList(['1', '2', '3'], 'nl')).toBe('1, 2 en 3')
	expect(formatList(['1', '2', '3'], 'en')).toBe('1, 2 and 3')
	expect(formatList(['BMP', 'GIF', 'HEIC'], 'en', 'disjunction')).toBe('BMP, GIF or HEIC')
	expect(formatList(['1'], 'en')).toBe('1')
})
