import { expect, it } from 'vitest'
import { composeTexts, flattenTexts } from './text-tree'

const tree = { a: 'one', b: { c: 'two', d: { e: 'three' } } }

it('texts are found under their dotted keys', () => {
	expect([...flattenTexts(tree)]).toEqual([
		['a', 'one'],
		['b.c', 'two'],
		['b.d.e', 'three'],
	])
	expect([...flattenTexts({ b: undefined, a: 'x' })]).toEqual([['a', 'x']])
})

it('a text that is found replaces the one in the tree, and leaves the tree itself alone', () => {
	const found = composeTexts(tree, (key) => (key === 'b.c' ? 'twee' : undefined))
	expect(found).toEqual({ a: 'one', b: { c: 'twee', d: { e: 'three' } } })
	expect(tree.b.c).toBe('two')
})
