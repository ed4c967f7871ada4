import { languages, mainLanguage, type Language } from '#app/locales/languages'
import { composeTexts, flattenTexts } from '#app/locales/text-tree'
import { texts, type Texts } from '#app/locales/texts'
import type { AddressStyle } from './language'

const registersByLanguage = new Map(
	languages.map((language) => {
		const { formal, informal } = texts[language]
		return [language, { formal: flattenTexts(formal), informal: flattenTexts(informal) }] as const
	}),
)
const keys = [...(registersByLanguage.get(mainLanguage)?.formal.keys() ?? [])]
const knownKeys = new Set(keys)
const groups = new Set(keys.flatMap(listGroups))

function listGroups(key: string) {
	const parts = key.split('.')
	return parts.map((_, length) => parts.slice(0, length).join('.'))
}

export function isKey(key: string): boolean {
	return knownKeys.has(key)
}

/** Whether texts stand below a key. */
export function isGroup(key: string): boolean {
	return groups.has(key)
}

/** A text of the portal, in the main language where a language lacks it. */
export function findFormalText(language: Language, key: string): string | undefined {
	return findOwnText(language, 'formal', key) ?? findOwnText(mainLanguage, 'formal', key)
}

export function hasInformalText(language: Language, key: string): boolean {
	return registersByLanguage.get(language)?.informal.has(key) ?? false
}

function findOwnText(language: Language, address: AddressStyle, key: string) {
	const registers = registersByLanguage.get(language)
	return (address === 'informal' && registers?.informal.get(key)) || registers?.formal.get(key) || undefined
}

export function getPortalTexts(language: Language, address: AddressStyle): Texts {
	return composeTexts(
		texts[mainLanguage].formal,
		(key) => findOwnText(language, address, key) ?? findOwnText(mainLanguage, address, key),
	)
}

const ownTexts = new Map<Language, Set<string>>()

/** True when the portal has this text in this language, formal or informal. */
export function isPortalText(language: Language, text: string): boolean {
	const known = ownTexts.get(language) ?? listOwnTexts(language)
	ownTexts.set(language, known)
	return known.has(text)
}

function listOwnTexts(language: Language) {
	const registers = registersByLanguage.get(language)
	return new Set([...(registers?.formal.values() ?? []), ...(registers?.informal.values() ?? [])])
}

/** Keys whose texts fall back to the main language. */
export function listMissingKeys(language: Language, address: AddressStyle): string[] {
	return keys.filter((key) => findOwnText(language, address, key) === undefined)
}
