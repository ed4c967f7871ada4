import { expect, test } from 'vitest'
import { createMinuteGate } from './once'

test('A line is logged once a minute for each reason', () => {
	let clock = 0
	const isDue = createMinuteGate(() => clock)
	expect([isDue('a'), isDue('a'), isDue('b')]).toEqual([true, false, true])
	clock = 59_999
	expect(isDue('a')).toBe(false)
	clock = 60_000
	expect([isDue('a'), isDue('a')]).toEqual([true, false])
})
