import { expect, test } from 'vitest'
import { getReturnTo } from './use-reply'

test.each([
	['//', '', '/'],
	['//example.nl', '?q=b', '/example.nl?q=b'],
	['/login', '?accessToken=t&q=b&refreshToken=r', '/login?q=b'],
	['/', '?accessToken=t', '/'],
	['/documents', '?access_token=t&page=2', '/documents?page=2'],
	['/documents', '?AccessToken=t&ACCESSTOKEN=t&q=a%26b', '/documents?q=a%26b'],
	['/actions', '?utm_source=mail&fbclid=1&group=sign', '/actions?group=sign'],
	['/actions', '?token=t&value=9&amp;accessToken=t', '/actions'],
	['/actions', '?a%63cessToken=t&refresh%5Ftoken=r&domain=noord', '/actions?domain=noord'],
	['/actions/1/hypact-form', '?step=2&form=abc&jwt=t&sid=1', '/actions/1/hypact-form?step=2&form=abc'],
	['/nps-feedback', '?token=t&value=9&accessToken=t&gclid=1', '/nps-feedback?token=t&value=9'],
])('The own address of a page at %s%s is %s', (pathname, search, expected) => {
	expect(getReturnTo(pathname, search)).toBe(expected)
})
