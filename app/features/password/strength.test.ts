import { describe, expect, test } from 'vitest'
import { createSay } from '#app/i18n/say.server'
import { getStrengthLevel, computeStrengthPercent, ratePassword, scorePassword } from './strength.server'

describe('The bar', () => {
	test.each([
		[0, 4, 0, 'weak'],
		[1, 4, 25, 'weak'],
		[1, 3, 33, 'weak'],
		[2, 5, 40, 'average'],
		[2, 4, 50, 'average'],
		[2, 3, 66, 'average'],
		[3, 4, 75, 'average'],
		[3, 3, 100, 'strong'],
		[4, 3, 100, 'strong'],
		[0, 0, 100, 'strong'],
		[0, -1, 100, 'strong'],
	])(
		'is for a score of %d beside a minimum of %d at %d %%, which is %s [126] [127] [128] [129]',
		(...row) => {
			const [score, minimum, percent, level] = row
			expect(computeStrengthPercent(score, minimum)).toBe(percent)
			expect(getStrengthLevel(percent)).toBe(level)
		},
	)

	test.each([
		[39, 'weak'],
		[40, 'average'],
		[99, 'average'],
		[100, 'strong'],
	])('of %d %% counts as %s [127] [128] [129]', (percent, level) => {
		expect(getStrengthLevel(percent)).toBe(level)
	})

	test('is never full below the minimum, however near', () => {
		expect(computeStrengthPercent(3, 3.001)).toBe(99)
	})
})

describe('The score', () => {
	test.each([
		'',
		'wachtwoord',
		'welkom01',
		'Amsterdam',
		'qwertyuiop',
		'password1',
		'hypotheek1',
		'01-01-1980',
	])(
		'of "%s" is low: English, Dutch and portal words are known, keyboards and dates too [126]',
		async (password) => {
			expect(await scorePassword(password)).toBeLessThanOrEqual(1)
		},
	)

	test.each(['fietsbel lantaarn kaas', 'J7!mosgroenB-kruk', 'Nieuwe-Sleutel-8!'])(
		'of "%s" is the highest [126]',
		async (password) => {
			expect(await scorePassword(password)).toBe(4)
		},
	)

	test('looks at so much of a password as can be rated soon', async () => {
		expect(await scorePassword(`${'a'.repeat(128)}correct horse battery staple`)).toBeLessThan(2)
		expect(await scorePassword('correct horse battery staple')).toBeGreaterThan(2)
	})

	test('comes in words of the reader [126]', async () => {
		const say = createSay('en', 'formal', new Map())
		expect(await ratePassword(say, 'welkom', 3)).toEqual({
			percent: 0,
			level: 'weak',
			text: 'Weak. A few unrelated words in a row are stronger.',
		})
	})
})
