import { expect, test } from 'vitest'
import { createSay } from '#app/i18n/say.server'
import { getPrivacyPage } from './privacy.server'

const cells = (language: 'nl' | 'en') =>
	getPrivacyPage(createSay(language, 'formal')).sections.flatMap(({ rows }) => rows.map((row) => row.cells))

test('Every thing that is kept has a name, a reason and a time', () => {
	for (const language of ['nl', 'en'] as const) {
		expect(cells(language)).toHaveLength(13)
		expect(
			cells(language)
				.flat()
				.filter((cell) => !cell || cell.includes('{{')),
		).toEqual([])
	}
})

test('A time is told in the largest unit that people count in', () => {
	const lives = getPrivacyPage(createSay('nl', 'formal')).sections.flatMap(({ rows }) =>
		rows.map(({ id, cells }) => [id, cells[2]]),
	)
	expect(Object.fromEntries(lives)).toMatchObject({
		preferences: '12 maanden',
		drafts: '30 dagen',
		earlier: '14 maanden',
	})
})

test('What ends sooner when nobody comes back tells both times', () => {
	const [session] = cells('en')
	expect(session?.[2]).toMatch(/\d+ hours?.*\d+ (hours?|days?)/)
})
