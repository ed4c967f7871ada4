import { expect, test } from 'vitest'
import { findErrorCode } from './error-code'

test('a fault has the code that the system gave it, and one of ours has none', () => {
	expect(findErrorCode(Object.assign(new Error('reset'), { code: 'ECONNRESET' }))).toBe('ECONNRESET')
	expect(findErrorCode(Object.assign(new Error('numbered'), { code: 5 }))).toBe('5')
	expect(findErrorCode(new Error('plain'))).toBeUndefined()
})
