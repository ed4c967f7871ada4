import { expect, test } from 'vitest'
import { hasBrokenToken, readQueryTokens } from './query-tokens.server'

const tokensOf = (query: string) => readQueryTokens(new Request(`https://portal.test/notices?${query}`))

test('An address may carry a token, with another to renew it', () => {
	expect(tokensOf('accessToken=a.b-c_d~e%2B%2F%3D')).toEqual({
		accessToken: 'a.b-c_d~e+/=',
		refreshToken: undefined,
	})
	expect(tokensOf('accessToken=a&refreshToken=b')).toEqual({ accessToken: 'a', refreshToken: 'b' })
	expect(tokensOf('refreshToken=b')).toBeUndefined()
})

test.each(['.', '...', ',', ').', '%3E', '"', '%20', '%C2%A0', ']%0D%0A', '%E2%80%9D'])(
	'Signs that a sentence puts after a token are none of it: %s',
	(signs) => {
		const pair = { accessToken: 'a.b', refreshToken: 'c|d=' }
		expect(tokensOf(`accessToken=a.b&refreshToken=c|d=${signs}`)).toEqual(pair)
		expect(tokensOf(`refreshToken=c|d=&accessToken="a.b${signs}`)).toEqual(pair)
		expect(tokensOf(`accessToken=a.b${signs}`)).toEqual({ ...pair, refreshToken: undefined })
	},
)

test.each(['', '%00', 'a%0d%0aSet-Cookie:b', 'a%20b', '%ed%a0%80', '%E2%82%AC'])(
	'What no header could carry to the API counts as none: %s',
	(token) => expect(tokensOf(`accessToken=${token}&refreshToken=b`)).toBeUndefined(),
)

test.each([
	['an access token alone', 'accessToken=a', false],
	['both tokens', 'accessToken=a&refreshToken=b', false],
	['a refresh token alone', 'refreshToken=b', true],
	['a refresh token beside an empty access token', 'accessToken=&refreshToken=b', true],
	['what can be no token', 'accessToken=%00', true],
	['empty names', 'accessToken=&refreshToken=', false],
	['no token', 'q=a', false],
])('Whether a link with %s is broken', (_words, query, isBroken) => {
	expect(hasBrokenToken(new Request(`https://portal.test/notices?${query}`))).toBe(isBroken)
})
