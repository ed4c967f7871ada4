import { groupBy } from '#app/lib/group-by'
import { languages, type Language } from '#app/locales/languages'
import type { ReadWordings, WordingFault } from './read-wordings'

/** An entry of a firm's dictionary; `id` is a key of the portal. */
export interface DictionaryEntry {
	id: string
	translation: ReadWordings
}

export interface MergedEntry {
	key: string
	wordings: Partial<Record<Language, string>>
	faults: { fault: WordingFault | 'keyTwice'; language?: Language }[]
}

/**
 * Merges entries by key: a firm may send each language in an entry of its own. Of two different texts for one key and
 * language nobody can tell which is meant, so neither is used.
 */
export function mergeEntries(entries: readonly DictionaryEntry[]): MergedEntry[] {
	return [...groupBy(entries, ({ id }) => id)].map(([key, same]) => {
		const told = languages.map((language) => [language, listTexts(same, language)] as const)
		const twice = told.filter(([, texts]) => texts.length > 1)
		return {
			key,
			wordings: Object.fromEntries(
				told.flatMap(([language, texts]) => (texts.length === 1 ? [[language, texts[0]]] : [])),
			),
			faults: [
				...same.flatMap(({ translation }) => translation.faults),
				...twice.map(([language]) => ({ language, fault: 'keyTwice' as const })),
			],
		}
	})
}

function listTexts(entries: readonly DictionaryEntry[], language: Language) {
	return [...new Set(entries.flatMap(({ translation }) => translation.wordings[language] ?? []))]
}
