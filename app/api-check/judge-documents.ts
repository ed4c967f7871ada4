import { createNotes, refused } from '#app/api/reader'
import { readList } from '#app/api/jsonapi'
import { importantDocumentSchema } from '#app/api/resources/important-document'
import { findLanguage } from '#app/i18n/language'
import type { Finding } from './judge-answer'

/** Documents in a language that the portal lacks: no page offers their file. */
export function judgeDocuments(document: unknown): Finding[] {
	return readList(document).flatMap((resource, element): Finding[] => {
		const read = importantDocumentSchema.read(resource, createNotes())
		if (read === refused || !read.language || findLanguage(read.language)) return []
		const expected = 'a language of the portal (nl, en), or none'
		const shown = 'the document without its file'
		return [{ severity: 'warning', element, member: '/language', expected, received: 'another', shown }]
	})
}
