import { parseJson } from '#app/lib/parse-json'
import { languages, type Language } from '#app/locales/languages'
import { findLanguage } from './language'

export type Wordings = Record<Language, string | undefined>

export type WordingFault = 'brokenJson' | 'languageTwice' | 'noLanguage' | 'wrongType'

export interface ReadWordings {
	/** A blank text, and one that cannot be read, is undefined. */
	wordings: Wordings
	faults: readonly { fault: WordingFault; language?: Language }[]
}

/** Start of an object or list in JSON, also as an editor or a double encoding writes it down. */
const jsonStart =
	/^(?:\s|<[^<>]*>|&nbsp;)*["\u201c]?(?:\{\s*(?:["'\u201c\u201d}]|\\"|&(?:quot|apos|#34|#39|ldquo);|[a-z]{2}(?:[-_][a-z]{2})?\s*:|$)|\[\s*\{)/i
const listStart = /^\s*\[\s*"/

/**
 * A text per language; a single text counts for all (contract §3). The region of a tag such as `nl_NL` is ignored. Of
 * two different texts of one language the one under its plain code is used, else the first.
 */
export function readWordings(value: unknown): ReadWordings {
	if (isNone(value)) return { wordings: forAll(() => undefined), faults: [] }
	if (typeof value !== 'string') return readObject(value)
	if (!isJson(value)) return { wordings: forAll(() => value), faults: [] }
	const parsed = parseJson(value)
	return parsed === undefined || typeof parsed === 'string' ? refuse('brokenJson') : readObject(parsed)
}

/** Whether a text begins as texts per language and is no JSON. `{{count}}` is a placeholder. */
export function isBrokenJson(value: unknown): boolean {
	return typeof value === 'string' && readWordings(value).faults.some(({ fault }) => fault === 'brokenJson')
}

function isJson(text: string) {
	return jsonStart.test(text) || (listStart.test(text) && Array.isArray(parseJson(text)))
}

function readObject(value: unknown): ReadWordings {
	const source: unknown = Array.isArray(value) && value.length === 1 ? value[0] : value
	if (typeof source !== 'object' || source === null || Array.isArray(source)) return refuse('wrongType')
	const told = Object.entries(source).filter(([, text]) => !isNone(text))
	const read = forAll((language) => readLanguage(language, told))
	const wordings = forAll((language) => read[language].text)
	const faults = languages.flatMap((language) => {
		const { fault } = read[language]
		return fault ? [{ language, fault }] : []
	})
	const isForeign = told.length > 0 && told.every(([name]) => findLanguage(name) === undefined)
	return { wordings, faults: isForeign ? [{ fault: 'noLanguage' }] : faults }
}

function readLanguage(
	language: Language,
	told: readonly (readonly [name: string, text: unknown])[],
): { text?: string; fault?: WordingFault } {
	const own = told.filter(([name]) => findLanguage(name) === language)
	const text = (own.find(([name]) => name === language) ?? own[0])?.[1]
	if (text === undefined) return {}
	if (typeof text !== 'string') return { fault: 'wrongType' }
	if (isJson(text)) return { fault: 'brokenJson' }
	return own.every(([, other]) => other === text) ? { text } : { text, fault: 'languageTwice' }
}

function isNone(value: unknown) {
	if (value === undefined || value === null || (Array.isArray(value) && value.length === 0)) return true
	return typeof value === 'string' && value.trim() === ''
}

function refuse(fault: WordingFault): ReadWordings {
	return { wordings: forAll(() => undefined), faults: [{ fault }] }
}

function forAll<Read>(read: (language: Language) => Read) {
	return Object.fromEntries(languages.map((language) => [language, read(language)])) as Record<Language, Read>
}
