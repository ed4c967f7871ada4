import { groupBy } from '#app/lib/group-by'
import { showsText } from '#app/lib/html/shows-text'
import { isBinding } from '#app/locales/binding-texts'
import { languages, type Language } from '#app/locales/languages'
import { mergeEntries, type DictionaryEntry, type MergedEntry } from './merge-entries'
import { findFormalText, hasInformalText, isGroup, isKey } from './portal-texts.server'
import type { Dictionary } from './say.server'

/** Reasons why a text of the dictionary is not used, not everywhere (`formalOnly`), or for all readers (`informalOnly`). */
export type DictionaryFault =
	| MergedEntry['faults'][number]['fault']
	| 'unknownKey'
	| 'group'
	| 'tooLong'
	| 'invisible'
	| 'missingPlaceholder'
	| 'unknownPlaceholder'
	| 'repeatedPlaceholder'
	| 'halfPlural'
	| 'formalOnly'
	| 'informalOnly'

/** Keys and names of placeholders alone, never a text. */
export interface FoundFault {
	key: string
	language?: Language
	fault: DictionaryFault
	placeholders?: readonly string[]
}

const informalEnd = '_informal'
const otherForm: Readonly<Record<string, string>> = { one: 'other', other: 'one' }

/** Characters of a text that stands in for one of the portal's; `longest` where that one is longer than a heading. */
const limits = { heading: 80, short: 500, longest: 5_000 }
/** Times that a text may tell one value, which may be long. */
const mostRepeats = 3

/** The texts that can stand in for the portal's, and what is wrong with the others. */
export function judgeDictionary(entries: readonly DictionaryEntry[]): {
	usable: Dictionary
	faults: FoundFault[]
} {
	const faults: FoundFault[] = []
	const sound = new Map<string, Partial<Record<Language, string>>>()
	for (const { key, wordings, faults: unread } of mergeEntries(entries)) {
		const fault = judgeKey(key)
		if (fault) {
			faults.push({ key, fault })
			continue
		}
		faults.push(...unread.map((one) => ({ key, ...one })))
		const kept: Partial<Record<Language, string>> = {}
		for (const language of languages) {
			const text = wordings[language]
			if (text === undefined) continue
			const found = judgeText(key, language, text)
			if (found) faults.push({ key, language, ...found })
			else kept[language] = text
		}
		sound.set(key, kept)
	}
	const usable = dropHalfPlurals(sound, faults)
	return { usable, faults: [...faults, ...findFormalOnly(usable), ...findInformalOnly(usable)] }
}

function judgeKey(key: string): DictionaryFault | undefined {
	const formal = toFormalKey(key)
	if (isKey(formal)) return undefined
	return isGroup(formal) ? 'group' : 'unknownKey'
}

/** A key without its mark of the informal form of address. */
export function toFormalKey(key: string): string {
	return key.endsWith(informalEnd) ? key.slice(0, -informalEnd.length) : key
}

function judgeText(key: string, language: Language, text: string): Omit<FoundFault, 'key'> | undefined {
	if (!showsText(text)) return { fault: 'invisible' }
	if (text.length > getLimit(key, language)) return { fault: 'tooLong' }
	const { required, allowed } = findPlaceholders(toFormalKey(key), language)
	const told = listPlaceholders(text)
	const unknown = told.filter((name) => !allowed.has(name))
	if (unknown.length > 0) return { fault: 'unknownPlaceholder', placeholders: unknown }
	const repeated = [...groupBy(told, (name) => name)].filter(([, times]) => times.length > mostRepeats)
	if (repeated.length > 0)
		return { fault: 'repeatedPlaceholder', placeholders: repeated.map(([name]) => name) }
	const missing = [...required].filter((name) => !told.includes(name))
	return missing.length > 0 ? { fault: 'missingPlaceholder', placeholders: missing } : undefined
}

function getLimit(key: string, language: Language) {
	const own = findFormalText(language, toFormalKey(key)) ?? ''
	return own.length > limits.heading ? limits.longest : limits.short
}

/** Names between braces; unclosed braces count as a name of their own. */
function listPlaceholders(text: string): string[] {
	const names = Array.from(text.matchAll(/\{\{\s*(?:-\s*)?(\w+)\s*\}\}/g), ([, name = '']) => name)
	const rest = text.replace(/\{\{\s*(?:-\s*)?\w+\s*\}\}/g, '')
	return /\{\{|\}\}|\$t\(/.test(rest) ? [...names, rest.trim().slice(0, 20)] : names
}

/** A singular may name its number or not. */
function findPlaceholders(key: string, language: Language) {
	const plural = splitPlural(key)
	const forms = plural ? Object.keys(otherForm).map((form) => `${plural.base}_${form}`) : [key]
	const allowed = new Set(forms.flatMap((form) => listPlaceholders(findFormalText(language, form) ?? '')))
	const required = new Set(allowed)
	if (plural?.form === 'one') required.delete('count')
	return { required, allowed }
}

function splitPlural(key: string) {
	const [, base, form] = /^(.+)_(one|other)$/.exec(key) ?? []
	return base !== undefined && form !== undefined ? { base, form } : undefined
}

/** A singular of the firm beside a plural of the portal would change the word with the number. */
function dropHalfPlurals(sound: Dictionary, faults: FoundFault[]): Dictionary {
	const isWhole = (key: string, language: Language) => {
		const formal = toFormalKey(key)
		const plural = splitPlural(formal)
		if (!plural) return true
		const other = `${plural.base}_${otherForm[plural.form]}${key.slice(formal.length)}`
		return sound.get(other)?.[language] !== undefined
	}
	return new Map(
		Array.from(sound, ([key, wordings]) => {
			const told = languages.filter((language) => wordings[language] !== undefined)
			const whole = told.filter((language) => isWhole(key, language))
			for (const language of told) {
				if (!whole.includes(language)) faults.push({ key, language, fault: 'halfPlural' })
			}
			return [key, Object.fromEntries(whole.map((language) => [language, wordings[language]]))]
		}),
	)
}

/** Informal readers of such a key get the portal's text. */
function findFormalOnly(usable: Dictionary): FoundFault[] {
	return [...usable].flatMap(([key, wordings]) => {
		const informal = usable.get(key + informalEnd)
		if (key.endsWith(informalEnd) || isBinding(key)) return []
		return languages
			.filter((language) => wordings[language] !== undefined && hasInformalText(language, key))
			.filter((language) => informal?.[language] === undefined)
			.map((language) => ({ key, language, fault: 'formalOnly' as const }))
	})
}

/** Formal readers of a text that binds get the informal one too. */
function findInformalOnly(usable: Dictionary): FoundFault[] {
	return [...usable].flatMap(([key, wordings]) => {
		const formal = toFormalKey(key)
		if (formal === key || !isBinding(formal)) return []
		return languages
			.filter((language) => wordings[language] !== undefined)
			.filter((language) => usable.get(formal)?.[language] === undefined)
			.map((language) => ({ key, language, fault: 'informalOnly' as const }))
	})
}
