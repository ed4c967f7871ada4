import { expect, test } from 'vitest'
import { weigh } from './weigh'

test('A value weighs its texts, its members and each object that it is made of', () => {
	expect([weigh('abc'), weigh(1), weigh(undefined), weigh(null), weigh(true)]).toEqual([27, 16, 0, 0, 0])
	expect([weigh({}), weigh([])]).toEqual([40, 48])
	expect(weigh({ a: undefined, b: 'x' })).toBe(40 + 2 * 8 + 25)
	expect(weigh([{}, {}])).toBe(48 + 2 * (8 + 40))
})
