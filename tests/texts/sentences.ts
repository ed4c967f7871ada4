import { languages, mainLanguage, type Language } from '#app/locales/languages'
import { flattenTexts, type TextOverlay } from '#app/locales/text-tree'
import { texts, type Texts } from '#app/locales/texts'
import { voices } from '#tests/support/language-rules'

export type Voice = (typeof voices)[number]

/** A text in each voice that has it; an informal reader without a wording of their own gets the formal one. */
export interface Wordings {
	key: string
	said: { voice: Voice; text: string }[]
}

/** The texts of a language as they are written, by key; a begun language lacks some. */
export function readLanguage(language: Language) {
	const written: { formal: TextOverlay<Texts>; informal: TextOverlay<Texts> } = texts[language]
	const formal = flattenTexts(written.formal)
	const overlay = flattenTexts(written.informal)
	return { formal, overlay, informal: new Map([...formal, ...overlay]) }
}

/** Every text of the portal, in the order of its files. */
export function listWordings(): Wordings[] {
	const byLanguage = new Map(languages.map((language) => [language, readLanguage(language)]))
	return [...readLanguage(mainLanguage).formal.keys()].map((key) => ({
		key,
		said: voices.flatMap((voice) => {
			const text = byLanguage.get(voice.language)?.[voice.register].get(key)
			return text ? [{ voice, text }] : []
		}),
	}))
}

/** The wording of one voice; empty where it lacks the text. */
export function findWording({ said }: Wordings, { language, register }: Voice): string {
	return said.find(({ voice }) => voice.language === language && voice.register === register)?.text ?? ''
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
