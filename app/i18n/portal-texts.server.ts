import { composeTexts, flattenTexts } from '#app/locales/text-tree'
import { texts, type Texts } from '#app/locales/texts'
import type { AddressStyle, Language } from './language'

const formal = { nl: flattenTexts(texts.nl.formal), en: flattenTexts(texts.en.formal) }
const informal = { nl: flattenTexts(texts.nl.informal), en: flattenTexts(texts.en.informal) }

/** Whether the portal has an informal wording of its own for this key. */
export function hasInformalText(language: Language, key: string): boolean {
	return informal[language].has(key)
}

/** The portal's own texts for a reader: informal where that differs, Dutch where English is missing. */
export function getPortalTexts(language: Language, address: AddressStyle): Texts {
	const spoken = [...new Set([language, 'nl' as const])]
	const layers = spoken.flatMap((each) =>
		address === 'informal' ? [informal[each], formal[each]] : [formal[each]],
	)
	return composeTexts(texts.nl.formal, (key) => layers.map((layer) => layer.get(key)).find(Boolean))
}
