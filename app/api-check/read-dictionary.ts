import { readList } from '#app/api/jsonapi'
import { dictionaryEntrySchema } from '#app/api/resources/installation'
import type { Dictionary } from '#app/i18n/say.server'

/** The readable entries of `/api/dictionary`, as they were sent. */
export function readDictionary(document: unknown): Dictionary {
	const entries = readList(document).flatMap((one) => {
		const { success, data } = dictionaryEntrySchema.safeParse(one)
		return success ? [[data.id, data.translation] as const] : []
	})
	return new Map(entries)
}
