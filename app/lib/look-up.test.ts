import { expect, test } from 'vitest'
import { createTable, lookUp } from './look-up'

test('A table has what was put into it, and nothing that every object has', () => {
	const table = { PAID: 'paid' }
	expect(lookUp(table, 'PAID')).toBe('paid')
	const others = ['paid', 'constructor', '__proto__', 'toString', 'hasOwnProperty']
	expect(others.map((name) => lookUp<unknown>(table, name))).toEqual(others.map(() => undefined))
})

test('A table of names from outside has each of them, and nothing besides', () => {
	const table = createTable(['__proto__', 'constructor', 'PAID'].map((name) => [name, name] as const))
	expect(Object.getPrototypeOf(table)).toBeNull()
	expect(Object.keys(table)).toEqual(['__proto__', 'constructor', 'PAID'])
	expect(['__proto__', 'toString'].map((name) => table[name])).toEqual(['__proto__', undefined])
})
