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

export function hasInformalText(language: Language, key: string): boolean {
	return registersByLanguage.get(language)?.informal.has(key) ?? false
}

export function getPortalTexts(language: Language, address: AddressStyle): Texts {
	const registers = address === 'informal' ? (['informal', 'formal'] as const) : (['formal'] as const)
	const layers = [...new Set([language, mainLanguage])].flatMap((each) =>
		registers.map((register) => registersByLanguage.get(each)?.[register]),
	)
	return composeTexts(texts[mainLanguage].formal, (key) =>
		layers.map((layer) => layer?.get(key)).find(Boolean),
	)
}
