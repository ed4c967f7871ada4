import { expect, test } from 'vitest'
import { getReturnTo } from './return-to'

test.each([
	['//', '', '/'],
	['//example.nl', '?a=b', '/example.nl?a=b'],
	['/login', '?accessToken=t&a=b&refreshToken=r', '/login?a=b'],
	['/', '?accessToken=t', '/'],
])('The own address of a page at %s%s is %s', (pathname, search, expected) => {
	expect(getReturnTo(pathname, search)).toBe(expected)
})
