import { expect, test } from 'vitest'
import { formatWait } from './format-until'

test.each([
	[0, '1 minuut', '1 minute'],
	[60, '1 minuut', '1 minute'],
	[61, '2 minuten', '2 minutes'],
	[90 * 60, '90 minuten', '90 minutes'],
	[90 * 60 + 1, '2 uur', '2 hours'],
	[24 * 3600, '24 uur', '24 hours'],
	[36 * 3600, '36 uur', '36 hours'],
	[36 * 3600 + 1, '2 dagen', '2 days'],
	[7 * 24 * 3600, '7 dagen', '7 days'],
])('A wait of %i seconds is %s, or %s', (seconds, dutch, english) => {
	expect([formatWait(seconds, 'nl'), formatWait(seconds, 'en')]).toEqual([dutch, english])
})
