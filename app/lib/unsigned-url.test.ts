import { expect, test } from 'vitest'
import { getUnsignedUrl } from './parse-url'

test.each([
	['https://a.nl/v.pdf?X-Amz-Date=1&X-Amz-Signature=2&versie=2', 'https://a.nl/v.pdf?versie=2'],
	['https://a.nl/v.pdf?sv=1&sr=b&sig=x', 'https://a.nl/v.pdf'],
	['https://a.nl/v.pdf?version=2#p3', 'https://a.nl/v.pdf?version=2#p3'],
	['https://a.nl/get?se=2&sv=2026&sp=7', 'https://a.nl/get?se=2&sv=2026&sp=7'],
])('%s is the file %s', (signed, address) => {
	expect(getUnsignedUrl(new URL(signed))).toBe(address)
})
