import { expect, test } from 'vitest'
import { lookUp } from './look-up'

test('A table has what was put into it, and nothing that every object has', () => {
	const table = { PAID: 'paid' }
	expect(lookUp(table, 'PAID')).toBe('paid')
	const others = ['paid', 'constructor', '__proto__', 'toString', 'hasOwnProperty']
	expect(others.map((name) => lookUp<unknown>(table, name))).toEqual(others.map(() => undefined))
})
