import { describe, expect, test } from 'vitest'
import { countWords, isQuestion, listWordings, splitSentences } from './sentences'

const wordings = listWordings()
const dutch = wordings.flatMap(({ key, formal, informal }) => [
	{ key, text: formal },
	{ key, text: informal },
])
const english = wordings.map(({ key, english: text }) => ({ key, text }))
const all = [...dutch, ...english]
const questionsOf = (texts: typeof all) =>
	texts.flatMap(({ key, text }) =>
		splitSentences(text).flatMap((sentence) => (isQuestion(key, sentence) ? [{ key, text: sentence }] : [])),
	)
const having = (texts: typeof all, pattern: RegExp) =>
	texts.filter(({ text }) => pattern.test(text)).map(({ key, text }) => `${key}: ${text}`)

/** Names of pages, consent, and what a client picks or presses as an answer, may say "I". */
function mayBeTheClient({ key, text }: { key: string; text: string }) {
	const isAnswer = /\.(answers|options|levels)\./.test(key)
	const isConsent = /\.(agree|agreed)$/.test(key)
	return isAnswer || isConsent || (key.endsWith('.title') && /^(Mijn|My) /.test(text))
}

describe('The firm speaks to its client', () => {
	test('so no text but a name, a consent or an answer says ik, mij or mijn', () => {
		const others = dutch.filter((one) => !mayBeTheClient(one))
		expect(having(others, /\b(ik|ikzelf|mij|mijn|mijzelf|mezelf)\b/i)).toEqual([])
	})

	test('nor I, me or my in English', () => {
		const others = english.filter((one) => !mayBeTheClient(one))
		expect(having(others, /\b(I|me|my|mine|myself)\b|\bMy\b/)).toEqual([])
	})

	test('so wij and we in a question offer, ask for leave or lack something, and never stand for a household', () => {
		const asked = (texts: typeof all, offers: RegExp) =>
			questionsOf(texts).map(({ key, text }) => ({ key, text: text.replace(offers, '') }))
		expect(having(asked(dutch, /\b(Zullen|[Mm]ogen|Hebben) (wij|we)\b/g), /\b(wij|we|onze)\b/i)).toEqual([])
		expect(having(asked(english, /\b(Shall|[Mm]ay|Do) we\b|\bIs our answer\b/g), /\b(we|our)\b/i)).toEqual([])
	})

	test('so a question about a partner names the partner, and one about both names both', () => {
		for (const { key, formal, informal, english: spoken } of wordings) {
			if (!/\.questions\.\w+\.(partner|both)$/.test(key)) continue
			const isBoth = key.endsWith('.both')
			expect(formal, key).toMatch(isBoth ? /\bu en uw partner\b/ : /\buw partner\b/)
			expect(informal, key).toMatch(isBoth ? /\bjij en je partner\b/ : /\bje partner\b/)
			expect(spoken, key).toMatch(isBoth ? /\byou and your partner\b|\byour joint\b/ : /\byour partner\b/i)
		}
	})

	test('so whoever is addressed formally is addressed informally as well', () => {
		const lost = wordings.filter(
			({ formal, informal }) => /\b(u|uw)\b/i.test(formal) && !/\b(je|jij|jou|jouw|hoi)\b/i.test(informal),
		)
		expect(lost.map(({ key, informal }) => `${key}: ${informal}`)).toEqual([])
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
		const hidden = /\b(gewenst|verwachting\?|het geval|wordt er|is er interesse|opgedaan)\b/i
		expect(having(questionsOf(dutch), hidden)).toEqual([])
		expect(having(questionsOf(english), /\b(wanted|desired|expected|is there interest)\b/i)).toEqual([])
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
		expect(having(english, pattern)).toEqual([])
	})
})
