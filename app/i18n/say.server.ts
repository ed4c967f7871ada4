import { createInstance, type i18n } from 'i18next'
import { isBinding } from '#app/locales/binding-texts'
import { languages, mainLanguage, type Language } from '#app/locales/languages'
import { composeTexts, flattenTexts } from '#app/locales/text-tree'
import { perLanguage } from '#app/lib/per-language'
import type { Namespace, TextKey, Texts, TextTable } from '#app/locales/texts'
import type { AddressStyle } from './language'
import { getPortalTexts, hasInformalText, listMissingKeys } from './portal-texts.server'

/** Firm's texts by portal key and language. A key may end in `_informal`. */
export type Dictionary = ReadonlyMap<string, Partial<Record<Language, string>>>

export type Values = Record<string, string | number>

export interface Say {
	(key: TextKey, values?: Values): string
	language: Language
	address: AddressStyle
	/** Languages of texts that are not in the reader's, by key. */
	foreign: ReadonlyMap<string, Language>
	/** All texts; placeholders are not filled in. */
	texts: Texts
	/** Placeholders are not filled in. */
	table<N extends Namespace>(namespace: N): TextTable<N>
}

interface Wording {
	texts: Texts
	byKey: ReadonlyMap<string, string>
	foreign: ReadonlyMap<string, Language>
	language: Language
	engine: i18n
}

const noDictionary: Dictionary = new Map()
const sayCache = new WeakMap<Dictionary, Map<string, Say>>()

/** @see contract §3 */
function readerTexts(language: Language, address: AddressStyle, dictionary: Dictionary) {
	const own = getPortalTexts(language, address)
	const foreign = new Map<string, Language>(
		listMissingKeys(language, address).map((key) => [key, mainLanguage]),
	)
	if (dictionary.size === 0) return { texts: own, foreign }
	const texts = composeTexts(own, (key) => {
		const others: readonly Language[] = isBinding(key) ? languages : foreign.has(key) ? [mainLanguage] : []
		for (const spoken of [language, ...others]) {
			const text = findFirmText(key, spoken, address, dictionary)
			if (text === undefined) continue
			if (spoken === language) foreign.delete(key)
			else foreign.set(key, spoken)
			return text
		}
		return undefined
	})
	return { texts, foreign }
}

function findFirmText(key: string, language: Language, address: AddressStyle, dictionary: Dictionary) {
	const wording = (id: string) => {
		const text = dictionary.get(id)?.[language]
		return text?.trim() === '' ? undefined : text
	}
	if (isBinding(key)) return wording(key) ?? wording(`${key}_informal`)
	if (address === 'formal') return wording(key)
	return wording(`${key}_informal`) ?? (hasInformalText(language, key) ? undefined : wording(key))
}

function readWording(language: Language, address: AddressStyle, dictionary: Dictionary): Wording {
	const { texts, foreign } = readerTexts(language, address, dictionary)
	const engine = createInstance()
	void engine.init({
		lng: language,
		fallbackLng: false,
		resources: { [language]: { translation: texts } },
		nsSeparator: false,
		interpolation: { escapeValue: false },
		initImmediate: false,
	})
	return { texts, byKey: flattenTexts(texts), foreign, language, engine }
}

const placeholderPattern = /\{\{(\w+)\}\}/g

const pluralsOf = perLanguage((language: Language) => new Intl.PluralRules(language))

function findText({ byKey, foreign, language }: Wording, key: string, count: string | number | undefined) {
	if (typeof count !== 'number') return byKey.get(key)
	const rules = pluralsOf(foreign.get(`${key}_other`) ?? language)
	return byKey.get(`${key}_${rules.select(count)}`) ?? byKey.get(`${key}_other`)
}

/** Undefined when the text needs i18next, such as nesting or formatting. */
function fill(text: string, values: Values) {
	const filled = text.replace(placeholderPattern, (placeholder, name: string) =>
		Object.hasOwn(values, name) ? String(values[name]) : placeholder,
	)
	if (!filled.includes('{{')) return filled
	// Placeholders inside a value are literal text.
	const left = text.replace(placeholderPattern, (placeholder, name: string) =>
		Object.hasOwn(values, name) ? '' : placeholder,
	)
	return left.includes('{{') ? undefined : filled
}

/** Cached per language, address style and dictionary object: pass the same dictionary object again. */
export function createSay(language: Language, address: AddressStyle, dictionary = noDictionary): Say {
	const known = sayCache.get(dictionary) ?? new Map<string, Say>()
	sayCache.set(dictionary, known)
	const name = `${language} ${address}`
	const say = known.get(name) ?? buildSay(language, address, dictionary)
	known.set(name, say)
	return say
}

function buildSay(language: Language, address: AddressStyle, dictionary: Dictionary): Say {
	const wording = readWording(language, address, dictionary)
	const { texts, foreign, engine } = wording
	const say = (key: TextKey, values?: Values) => {
		const text = findText(wording, key, values?.count)
		return (values && text ? fill(text, values) : text) ?? engine.t(key, { ...values, nest: false })
	}
	return Object.assign(say, {
		language,
		address,
		foreign,
		texts,
		table: <N extends Namespace>(namespace: N): TextTable<N> => texts[namespace],
	})
}
