import { beforeEach, expect, test, vi } from 'vitest'
import { createSealer, seal, deriveKeys, sign, verify } from './seal.server'

beforeEach(() => {
	vi.stubEnv('NODE_ENV', 'test')
	vi.stubEnv('SESSION_SECRET', 's'.repeat(32))
})

test('A signature is good for its purpose and value alone', () => {
	const signature = sign('image', 'a')
	expect(verify('image', 'a', signature)).toBe(true)
	const others = [
		verify('image', 'b', signature),
		verify('other', 'a', signature),
		verify('image', 'a', ''),
		verify('image', 'a', `${signature}=`),
		verify('image', 'a', 'é'.repeat(signature.length)),
	]
	expect(others).toEqual(others.map(() => false))
})

test('What browsers hold since 6be8f74 stays good', () => {
	expect(sign('priority', 'abc')).toBe('mENu3fKGiOtzdtUqH4h0h86cY12EO_qBSGaRUIWfBd0')
	const { unseal } = createSealer('known device')
	expect(unseal('BwcHBwcHBwcHBwcHm6hRwfzuOmsn1UTOFZjV4pssTW1HSnpZblo')).toEqual({ id: 'x' })
})

test('Only what was sealed for a purpose is read again', () => {
	const text = createSealer('one').seal({ a: 1 })
	expect(createSealer('one').unseal(text)).toEqual({ a: 1 })
	expect([undefined, 1, '', 'x', `${text}x`].map(createSealer('one').unseal)).toEqual(
		Array(5).fill(undefined),
	)
	expect(createSealer('two').unseal(text)).toBeUndefined()
	expect(createSealer('one', 'two').unseal(seal(deriveKeys('one', ''), 'one', 1))).toBeUndefined()
})

test('A sealed text has one spelling', () => {
	const { seal, unseal } = createSealer('one')
	const text = seal({ a: 1 })
	const others = [
		`${text}=`,
		`${text}==`,
		` ${text}`,
		`${text}\n`,
		`${text.slice(0, 9)}!${text.slice(9)}`,
		`${text}.x`,
	]
	expect(unseal(text)).toEqual({ a: 1 })
	expect(others.map(unseal)).toEqual(others.map(() => undefined))
})
