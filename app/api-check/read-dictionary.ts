import { createNotes, refused } from '#app/api/reader'
import { readList } from '#app/api/jsonapi'
import { dictionaryEntrySchema } from '#app/api/resources/installation'
import type { DictionaryEntry } from '#app/i18n/merge-entries'

/** The readable entries of `/api/dictionary`, as they were sent. */
export function readDictionary(document: unknown): DictionaryEntry[] {
	return readList(document, '/api/dictionary').flatMap((one) => {
		const entry = dictionaryEntrySchema.read(one, createNotes())
		return entry === refused ? [] : [entry]
	})
}
