export type Language = 'nl' | 'en'
export type AddressStyle = 'formal' | 'informal'

export const languages = ['nl', 'en'] as const satisfies readonly Language[]

/** The language of a locale such as `en`, `EN` or `en-GB`; undefined for one the portal does not speak. */
export function findLanguage(locale: string | undefined): Language | undefined {
	const code = locale?.trim().toLowerCase().split(/[-_]/)[0]
	return languages.find((language) => language === code)
}

/** The wording for a reader: in their language, else in Dutch; undefined where there is neither. */
export function findWording(
	wordings: Partial<Record<Language, string>>,
	language: Language,
): string | undefined {
	return wordings[language] ?? wordings.nl
}
