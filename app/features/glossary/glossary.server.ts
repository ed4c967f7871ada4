import type { Say } from '#app/i18n/say.server'

/** Sorted by the reader's alphabet; ids are the same in every language. */
export function getGlossary(say: Say) {
	const { title, purpose, words } = say.table('glossary')
	const entries = Object.entries(words).map(([id, entry]) => ({ id, ...entry }))
	return { title, purpose, entries: entries.sort((a, b) => a.word.localeCompare(b.word, say.language)) }
}
