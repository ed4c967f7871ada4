import { createInstance, type i18n } from 'i18next'
import type { Language } from '#app/locales/languages'
import { composeTexts, flattenTexts } from '#app/locales/text-tree'
import type { Namespace, TextKey, Texts, TextTable } from '#app/locales/texts'
import type { AddressStyle } from './language'
import { hasInformalText, getPortalTexts } from './portal-texts.server'

/** The firm's own wording: text key of the portal → text per language. A key may end in `_informal`. */
export type Dictionary = ReadonlyMap<string, Partial<Record<Language, string>>>

type Values = Record<string, string | number>

export interface Say {
	(key: TextKey, values?: Values): string
	language: Language
	address: AddressStyle
	/** All texts of a namespace, for a page to hand to its components; placeholders are not filled in. */
	table<N extends Namespace>(namespace: N): TextTable<N>
}

interface Wording {
	texts: Texts
	/** The same by dotted key: most texts need no more than their values. */
	byKey: ReadonlyMap<string, string>
	plurals: Intl.PluralRules
	engine: i18n
}

const noDictionary: Dictionary = new Map()
const voices = new WeakMap<Dictionary, Map<string, Say>>()

/** The portal's texts with the firm's over them (contract §3). */
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

const plainPlace = /\{\{(\w+)\}\}/g

/** The text of a key, for a count that of its plural; undefined for what the engine has to find out. */
function findText({ byKey, plurals }: Wording, key: string, count: string | number | undefined) {
	return typeof count === 'number' ? byKey.get(`${key}_${plurals.select(count)}`) : byKey.get(key)
}

/** A text with its values, where that is all it asks; undefined for what the engine has to find out. */
function fill(text: string, values: Values) {
	const filled = text.replace(plainPlace, (placeholder, name: string) =>
		Object.hasOwn(values, name) ? String(values[name]) : placeholder,
	)
	if (!filled.includes('{{')) return filled
	// Within a value they say nothing.
	const left = text.replace(plainPlace, (placeholder, name: string) =>
		Object.hasOwn(values, name) ? '' : placeholder,
	)
	return left.includes('{{') ? undefined : filled
}

/**
 * The portal's voice for one reader: `say(key, values)` gives a finished text, `count` picks the plural.
 * One is kept per language, address and dictionary object: hand in the same object again.
 */
export function createSay(language: Language, address: AddressStyle, dictionary = noDictionary): Say {
	const known = voices.get(dictionary) ?? new Map<string, Say>()
	voices.set(dictionary, known)
	const name = `${language} ${address}`
	const voice = known.get(name) ?? createVoice(language, address, dictionary)
	known.set(name, voice)
	return voice
}

function createVoice(language: Language, address: AddressStyle, dictionary: Dictionary): Say {
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
