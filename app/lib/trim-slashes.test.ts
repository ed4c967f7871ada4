import { expect, test } from 'vitest'
import { trimSlashes } from './parse-url'

test.each([
	['/', ''],
	['', ''],
	['/logout/', '/logout'],
	['/logout///', '/logout'],
	['//logout', '//logout'],
	['/a//b', '/a//b'],
])('%j without the slashes at its end is %j', (path, trimmed) => {
	expect(trimSlashes(path)).toBe(trimmed)
})
