import { expect, test } from 'vitest'
import { parseUrl } from './parse-url'

test.each([
	['https://kantoor.nl/a?b=c', 'https://kantoor.nl/a?b=c'],
	[' https:\\\\café.nl', 'https://xn--caf-dma.nl/'],
	[`https://a.nl/${'x'.repeat(9_000)}`, `https://a.nl/${'x'.repeat(9_000)}`],
	[`?${'a=b&'.repeat(2_000)}`, `https://basis.nl/lijst?${'a=b&'.repeat(2_000)}`],
])('%j is an address', (text, href) => expect(parseUrl(text, 'https://basis.nl/lijst')?.href).toBe(href))

test.each([
	['http://'],
	['geen adres'],
	[`https://a.nl/${'x'.repeat(20_000)}`],
	...['https://', 'http:\\\\\\', ' \thttps:/', '//', 'https://u:p@'].map((begin) => [
		`${begin}a${'\u0301\u0316'.repeat(700)}.nl/`,
	]),
	[`https://a${'%CC%81'.repeat(300)}.nl`],
])('%j is none', (text) => {
	expect(parseUrl(text, text.startsWith('//') ? 'https://basis.nl' : undefined)).toBeUndefined()
})
