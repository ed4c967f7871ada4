import { describe, expect, test } from 'vitest'
import { languageRules } from '#tests/support/language-rules'
import { countWords, findWording, isQuestion, listWordings, splitSentences, type Voice } from './sentences'

interface Said {
	key: string
	text: string
	voice: Voice
}

const wordings = listWordings()
const all: Said[] = wordings.flatMap(({ key, said }) => said.map((wording) => ({ key, ...wording })))
const english = all.filter(({ voice }) => voice.language === 'en')
const questionsOf = (texts: readonly Said[]) =>
	texts.flatMap((one) =>
		splitSentences(one.text).flatMap((text) => (isQuestion(one.key, text) ? [{ ...one, text }] : [])),
	)
const rulesOf = ({ voice }: Said) => languageRules[voice.language]
const having = (texts: readonly Said[], pattern: (one: Said) => RegExp) =>
	texts.filter((one) => pattern(one).test(one.text)).map(({ key, text }) => `${key}: ${text}`)

/** Names of pages, consent, what a client picks or presses as an answer, and the buttons of contract §9 and contract §10 may say "I". */
function mayBeTheClient({ key, text, voice }: Said) {
	const isAnswer = /\.(answers|options|levels)\./.test(key)
	const isConsent = /\.(agree|agreed)$/.test(key)
	if (['form.clear', 'receipts.guest.end'].includes(key)) return true
	return isAnswer || isConsent || (key.endsWith('.title') && languageRules[voice.language].ownPage.test(text))
}

describe('The firm speaks to its client, in each language', () => {
	test('so no text but a name, a consent or an answer says I, me or my', () => {
		const others = all.filter((one) => !mayBeTheClient(one))
		expect(having(others, (one) => rulesOf(one).self)).toEqual([])
	})

	test('so wij and we in a question offer, ask for leave or lack something, and never stand for a household', () => {
		const asked = questionsOf(all).map((one) => ({ ...one, text: one.text.replace(rulesOf(one).offers, '') }))
		expect(having(asked, (one) => rulesOf(one).we)).toEqual([])
	})

	test('so a question about a partner names the partner, and one about both names both', () => {
		for (const { key, text, voice } of all) {
			const [, who] = /\.questions\.\w+\.(partner|both)$/.exec(key) ?? []
			if (who === 'partner' || who === 'both')
				expect(text, key).toMatch(languageRules[voice.language][who][voice.register])
		}
	})

	test('so whoever is addressed formally is addressed informally as well', () => {
		const lost = wordings.flatMap((one) =>
			one.said.flatMap(({ voice, text }) => {
				const { never } = languageRules[voice.language]
				const informal = findWording(one, { ...voice, register: 'informal' })
				if (voice.register === 'informal' || !never?.informal.test(text)) return []
				return never.formal.test(informal) ? [] : [`${one.key}: ${informal}`]
			}),
		)
		expect(lost).toEqual([])
	})
})

describe('A text', () => {
	test('asks in at most fifteen words', () => {
		expect(questionsOf(all).filter(({ text }) => countWords(text) > 15)).toEqual([])
	})

	test('says anything else in at most twenty', () => {
		const sentences = all.flatMap(({ key, text }) =>
			splitSentences(text).map((sentence) => ({ key, sentence })),
		)
		expect(sentences.filter(({ sentence }) => countWords(sentence) > 20)).toEqual([])
	})

	test('hides nobody in a question: no wish, expectation or passive without an owner', () => {
		expect(having(questionsOf(all), (one) => rulesOf(one).hidden)).toEqual([])
	})
})

describe('English', () => {
	test.each([
		['the firm’s person', /\badvisors?\b/i, 'adviser'],
		['getting in and out', /\blog(ged|ging|s)? (you |it )?(in|out)\b|\blogin\b(?!-)/i, 'sign in'],
		['mail', /\be-mails?\b|\b(call or|to) mail\b/i, 'email'],
		['a home', /\bvalue of the house\b|\bpostal code\b|\bper cents\b/i, 'home, postcode, per cent'],
		['the client’s folder', /\b(create|open|have) a file\b|\bfile number\b/i, 'dossier'],
		['somebody', /\b(somebody|everybody)\b/i, 'someone'],
		['British spelling', /\b(colors?|canceled|license|favorite|organize|center)\b/i, 'colour, cancelled'],
		[
			'translated Dutch',
			/\bis wanted\b|\b(for )?the own\b|\bbegun\b|\bA child more\b|\bat once cost\b|\bCost at once\b|\bpoints for you\b/i,
			'English',
		],
	])('has one word for %s', (_what, pattern) => {
		expect(having(english, () => pattern)).toEqual([])
	})
})
