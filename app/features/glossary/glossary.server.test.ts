import { describe, expect, test } from 'vitest'
import { getPortalTexts } from '#app/i18n/portal-texts.server'
import { createSay } from '#app/i18n/say.server'
import { languages, mainLanguage } from '#app/locales/languages'
import { flattenTexts } from '#app/locales/text-tree'
import { getGlossary } from './glossary.server'

describe.each(languages)('The glossary in %s', (language) => {
	const { entries } = getGlossary(createSay(language, 'formal'))
	const { glossary, ...others } = getPortalTexts(language, 'formal')
	// Menu names count as used.
	const used = [...flattenTexts(others).values()].join('\n')

	test('explains only words that the reader meets elsewhere', () => {
		const unmet = entries.filter(({ word }) => !new RegExp(`(?<!\\p{L})${escape(word)}`, 'iu').test(used))
		expect(unmet).toEqual([])
		expect(entries).toHaveLength(Object.keys(glossary.words).length)
	})

	test('explains each word once, in one or two sentences of at most twenty words', () => {
		expect(new Set(entries.map(({ word }) => word.toLowerCase())).size).toBe(entries.length)
		for (const { word, text } of entries) {
			const sentences = text.split(/(?<=[.?!]) /)
			expect(sentences.length, word).toBeLessThanOrEqual(2)
			for (const sentence of sentences) expect(sentence.split(' ').length, sentence).toBeLessThanOrEqual(20)
		}
	})

	test('goes by the alphabet, whatever the order of its keys', () => {
		const words = entries.map(({ word }) => word)
		expect(words).toEqual([...words].sort(new Intl.Collator(language).compare))
	})
})

test('A word has one address in all languages, which can stand in a link as it is', () => {
	const ids = Object.keys(getPortalTexts(mainLanguage, 'formal').glossary.words)
	expect(ids.filter((id) => !/^[a-z]+(-[a-z]+)*$/.test(id))).toEqual([])
})

function escape(word: string) {
	return word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
