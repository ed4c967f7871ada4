import { expect, test } from 'vitest'
import { findLanguage } from './language'

test.each([
	['nl', 'nl'],
	['EN', 'en'],
	['eng', 'en'],
	['NLD', 'nl'],
	['dut', 'nl'],
	['nl-NL', 'nl'],
	['en_GB', 'en'],
	['ENG-us', 'en'],
	[' nl ', 'nl'],
	['nlx', undefined],
	['enochian', undefined],
	['en.UTF-8', undefined],
	['english', undefined],
	['constructor', undefined],
	['', undefined],
	[undefined, undefined],
])('A language called %j is %j', (code, language) => {
	expect(findLanguage(code)).toBe(language)
})
