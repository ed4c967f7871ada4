import { expect, test } from 'vitest'
import { sharePatience } from './deadline'

test('Calls share what is left, from the first of them on', () => {
	let now = 5_000
	const left = sharePatience(10_000, () => now)
	now = 9_000
	expect(left()).toBe(10_000)
	now = 15_000
	expect(left()).toBe(4_000)
	now = 30_000
	expect(left()).toBe(1)
})
