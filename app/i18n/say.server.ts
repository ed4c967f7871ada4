import { createInstance, type i18n } from 'i18next'
import { isBinding } from '#app/locales/binding-texts'
import { mainLanguage, type Language } from '#app/locales/languages'
import { composeTexts, flattenTexts } from '#app/locales/text-tree'
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
	/** Keys whose texts are in the main language. */
	missing: ReadonlySet<string>
	/** All texts; placeholders are not filled in. */
	texts: Texts
	/** Placeholders are not filled in. */
	table<N extends Namespace>(namespace: N): TextTable<N>
}

interface Wording {
	texts: Texts
	byKey: ReadonlyMap<string, string>
	missing: ReadonlySet<string>
	plurals: Intl.PluralRules
	engine: i18n
}

const noDictionary: Dictionary = new Map()
const sayCache = new WeakMap<Dictionary, Map<string, Say>>()

/** @see contract §3 */
function readerTexts(language: Language, address: AddressStyle, dictionary: Dictionary) {
	const own = getPortalTexts(language, address)
	const missing = new Set(listMissingKeys(language, address))
	if (dictionary.size === 0) return { texts: own, missing }
	const find = (key: string, spoken: Language) => findFirmText(key, spoken, address, dictionary)
	for (const key of missing) if (find(key, language) !== undefined) missing.delete(key)
	const texts = composeTexts(own, (key) => find(key, missing.has(key) ? mainLanguage : language))
	return { texts, missing }
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
	const { texts, missing } = readerTexts(language, address, dictionary)
	const engine = createInstance()
	void engine.init({
		lng: language,
		fallbackLng: false,
		resources: { [language]: { translation: texts } },
		nsSeparator: false,
		interpolation: { escapeValue: false },
		initImmediate: false,
	})
	return { texts, byKey: flattenTexts(texts), missing, plurals: new Intl.PluralRules(language), engine }
}

const placeholderPattern = /\{\{(\w+)\}\}/g

const mainPlurals = new Intl.PluralRules(mainLanguage)

function findText({ byKey, missing, plurals }: Wording, key: string, count: string | number | undefined) {
	if (typeof count !== 'number') return byKey.get(key)
	const rules = missing.has(`${key}_other`) ? mainPlurals : plurals
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
	const { texts, missing, engine } = wording
	const say = (key: TextKey, values?: Values) => {
		const text = findText(wording, key, values?.count)
		return (values && text ? fill(text, values) : text) ?? engine.t(key, { ...values, nest: false })
	}
	return Object.assign(say, {
		language,
		address,
		missing,
		texts,
		table: <N extends Namespace>(namespace: N): TextTable<N> => texts[namespace],
	})
}
