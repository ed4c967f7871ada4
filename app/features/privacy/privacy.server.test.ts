import { expect, test } from 'vitest'
import { createSay } from '#app/i18n/say.server'
import { languages, type Language } from '#app/locales/languages'
import { absoluteLife, idleLife } from '#app/session/session-data'
import { slots } from '#app/session/session-slots'
import { voices } from '#tests/support/language-rules'
import { formatPeriod, getPrivacyPage } from './privacy.server'

const cells = (language: Language) =>
	getPrivacyPage(createSay(language, 'formal')).sections.flatMap(({ rows }) => rows.map((row) => row.cells))

test('Every thing that is kept has a name, a reason and a time', () => {
	for (const language of languages) {
		expect(cells(language)).toHaveLength(20)
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
	for (const language of languages) {
		const [session] = cells(language)
		const say = createSay(language, 'formal')
		for (const life of [idleLife, absoluteLife]) expect(session?.[2]).toContain(formatPeriod(life, say))
	}
})

test.each([
	[30 * 60_000, '30 minuten'],
	[60_000, '1 minuut'],
	[90 * 60_000, '90 minuten'],
	[3600_000, '1 uur'],
	[8 * 3600_000, '8 uur'],
	[30 * 24 * 3600_000, '30 dagen'],
])('%i milliseconds are told as %s', (life, text) => {
	expect(formatPeriod(life, createSay('nl', 'formal'))).toBe(text)
})

test('What other texts promise is what the code keeps', () => {
	for (const { language, register } of voices) {
		const say = createSay(language, register)
		expect(say('notices.longestReached')).toContain(formatPeriod(absoluteLife, say))
	}
	expect(createSay('nl', 'formal')('failure.otherOwner.kept')).toContain('een uur')
	expect([absoluteLife, slots.kept.life]).toEqual([8 * 3600_000, 3600_000])
})

test('Nothing in a session promises to outlive the session', () => {
	expect(Object.entries(slots).filter(([, { life }]) => life > idleLife)).toEqual([])
})
