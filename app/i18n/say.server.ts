import { createInstance, type i18n } from 'i18next'
import type { Language } from '#app/locales/languages'
import { composeTexts, flattenTexts } from '#app/locales/text-tree'
import type { Namespace, TextKey, Texts, TextTable } from '#app/locales/texts'
import type { AddressStyle } from './language'
import { hasInformalText, getPortalTexts } from './portal-texts.server'

/** Firm's texts by portal key and language. A key may end in `_informal`. */
export type Dictionary = ReadonlyMap<string, Partial<Record<Language, string>>>

type Values = Record<string, string | number>

export interface Say {
	(key: TextKey, values?: Values): string
	language: Language
	address: AddressStyle
	/** Placeholders are not filled in. */
	table<N extends Namespace>(namespace: N): TextTable<N>
}

interface Wording {
	texts: Texts
	byKey: ReadonlyMap<string, string>
	plurals: Intl.PluralRules
	engine: i18n
}

const noDictionary: Dictionary = new Map()
const sayCache = new WeakMap<Dictionary, Map<string, Say>>()

/** @see contract §3 */
function readerTexts(language: Language, address: AddressStyle, dictionary: Dictionary): Texts {
	const own = getPortalTexts(language, address)
	if (dictionary.size === 0) return own
	const wording = (key: string) => {
		const text = dictionary.get(key)?.[language]
		return text?.trim() === '' ? undefined : text
	}
	return composeTexts(own, (key) => {
		if (address === 'formal') return wording(key)
		return wording(`${key}_informal`) ?? (hasInformalText(language, key) ? undefined : wording(key))
	})
}

function readWording(language: Language, address: AddressStyle, dictionary: Dictionary): Wording {
	const texts = readerTexts(language, address, dictionary)
	const engine = createInstance()
	void engine.init({
		lng: language,
		fallbackLng: false,
		resources: { [language]: { translation: texts } },
		nsSeparator: false,
		interpolation: { escapeValue: false },
		initImmediate: false,
	})
	return { texts, byKey: flattenTexts(texts), plurals: new Intl.PluralRules(language), engine }
}

const placeholderPattern = /\{\{(\w+)\}\}/g

function findText({ byKey, plurals }: Wording, key: string, count: string | number | undefined) {
	return typeof count === 'number' ? byKey.get(`${key}_${plurals.select(count)}`) : byKey.get(key)
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
	const { texts, engine } = wording
	const say = (key: TextKey, values?: Values) => {
		const text = findText(wording, key, values?.count)
		return (values && text ? fill(text, values) : text) ?? engine.t(key, { ...values, nest: false })
	}
	return Object.assign(say, {
		language,
		address,
		table: <N extends Namespace>(namespace: N): TextTable<N> => texts[namespace],
	})
}
