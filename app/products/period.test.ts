import { expect, test } from 'vitest'
import { createSay } from '#app/i18n/say.server'
import { formatAmountPer } from './period'

const say = createSay('nl', 'formal')

test.each([
	[1, '€ 10,00 per maand'],
	[2, '€ 10,00 per 2 maanden'],
	[12, '€ 10,00 per jaar'],
	[0, '€ 10,00'],
	[-1, '€ 10,00'],
	[1.5, '€ 10,00'],
	[undefined, '€ 10,00'],
])('Ten euros with a period of %s months are told as %s', (months, words) => {
	expect(formatAmountPer(10, months, say)?.replace(/\s/g, ' ')).toBe(words)
})
