import { expect, test, vi } from 'vitest'
import { perLanguage } from './per-language'

test('A value is created once for each language', () => {
	const create = vi.fn((language: string) => ({ language }))
	const valueOf = perLanguage(create)
	expect([valueOf('nl'), valueOf('en'), valueOf('nl')].map(({ language }) => language)).toEqual([
		'nl',
		'en',
		'nl',
	])
	expect(create.mock.calls).toEqual([['nl'], ['en']])
})
