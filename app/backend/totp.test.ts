import { expect, test } from 'vitest'
import { createTotp, isValidTotp } from './password.server'

const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
const at = (seconds: number) => new Date(seconds * 1000)

test.each([
	[59, '287082'],
	[1111111109, '081804'],
	[1234567890, '005924'],
	[20000000000, '353130'],
])('the code after %i seconds is the one of RFC 6238', (seconds, code) => {
	expect(createTotp(secret, at(seconds))).toBe(code)
})

test('a code is right one step before and after its own, with spaces too, and not two', () => {
	const code = createTotp(secret, at(3000))
	expect([2970, 3000, 3030].map((seconds) => isValidTotp(code, secret, at(seconds)))).toEqual([
		true,
		true,
		true,
	])
	expect([2940, 3060].map((seconds) => isValidTotp(code, secret, at(seconds)))).toEqual([false, false])
	expect(isValidTotp(`${code.slice(0, 3)} ${code.slice(3)}`, secret, at(3000))).toBe(true)
	expect(isValidTotp('', secret, at(3000))).toBe(false)
})
