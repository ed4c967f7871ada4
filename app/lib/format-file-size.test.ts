import { expect, it } from 'vitest'
import { formatFileSize } from './format-file-size'

it.each([
	[0, '0 bytes', '0 bytes'],
	[1023, '1023 bytes', '1023 bytes'],
	[1024, '1 kB', '1 kB'],
	[1536, '1,5 kB', '1.5 kB'],
	[12_345, '12 kB', '12 kB'],
	[1_500_000, '1,4 MB', '1.4 MB'],
	[25 * 1024 * 1024, '25 MB', '25 MB'],
])('%d bytes read as %s in Dutch and %s in English', (bytes, dutch, english) => {
	expect(formatFileSize(bytes, 'nl')).toBe(dutch)
	expect(formatFileSize(bytes, 'en')).toBe(english)
})
