import { flattenTexts } from '#app/locales/text-tree'
import { texts } from '#app/locales/texts'

/** A text in each of its wordings; `informal` is what the reader who is addressed so gets. */
export interface Wordings {
	key: string
	formal: string
	informal: string
	english: string
}

/** Every text of the portal, in the order of its files. */
export function listWordings(): Wordings[] {
	const informal = flattenTexts(texts.nl.informal)
	const english = flattenTexts(texts.en.formal)
	return [...flattenTexts(texts.nl.formal)].map(([key, formal]) => ({
		key,
		formal,
		informal: informal.get(key) ?? formal,
		english: english.get(key) ?? '',
	}))
}

/** The same by the part of the portal they are of. */
export function groupWordings(): Map<string, Wordings[]> {
	const parts = new Map<string, Wordings[]>()
	for (const wordings of listWordings()) {
		const [part = ''] = wordings.key.split('.')
		parts.set(part, [...(parts.get(part) ?? []), wordings])
	}
	return parts
}

export function splitSentences(text: string): string[] {
	return text.split(/(?<=[.?!:]) +/).filter((sentence) => /\p{L}/u.test(sentence))
}

export function countWords(sentence: string): number {
	return sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}{]/u.test(word)).length
}

/** The label of a question, or a sentence that asks. */
export function isQuestion(key: string, sentence: string): boolean {
	return sentence.endsWith('?') || /\.questions\.\w+\.(label|partner|both)$/.test(key)
}
