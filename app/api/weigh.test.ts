import { expect, test } from 'vitest'
import { weigh } from './weigh'

const most = 1_000_000
const weightOf = (value: unknown) => weigh(value, most)

test('A value weighs its texts, its members and each object that it is made of', () => {
	expect(['abc', 1, undefined, null, true].map(weightOf)).toEqual([27, 16, 0, 0, 0])
	expect([{}, []].map(weightOf)).toEqual([40, 48])
	expect(weightOf({ a: undefined, b: 'x' })).toBe(40 + 2 * 8 + 25)
	expect(weightOf([{}, {}])).toBe(48 + 2 * (8 + 40))
})

test('A circle, and a chain of any depth, is weighed to the bound and no further', () => {
	const circle: { next?: unknown } = {}
	circle.next = { back: circle }
	expect(weightOf(circle)).toBeGreaterThan(most)
	let chain: unknown = {}
	for (let depth = 0; depth < 100_000; depth += 1) chain = { next: chain }
	expect(weightOf(chain)).toBeGreaterThan(most)
	expect(weightOf({ next: { next: {} } })).toBe(3 * 40 + 2 * 8)
})
