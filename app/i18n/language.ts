import { languages, mainLanguage, type Language } from '#app/locales/languages'

export type AddressStyle = 'formal' | 'informal'

/** How else a language may be called: its three letters of ISO 639-2 and -3. */
const codes: Record<Language, readonly string[]> = { nl: ['nld', 'dut'], en: ['eng'] }

/** The language of a locale such as `EN`, `eng` or `nl-NL`; undefined for one the portal does not speak. */
export function findLanguage(locale: string | undefined): Language | undefined {
	const [code = ''] = (locale ?? '').trim().toLowerCase().split(/[-_]/)
	return languages.find((language) => language === code || codes[language].includes(code))
}

/** The wording for a reader: in their language, else in the main one; undefined where there is neither. */
export function findWording(
	wordings: Partial<Record<Language, string>>,
	language: Language,
): string | undefined {
	return wordings[language] ?? wordings[mainLanguage]
}

/** The language of that wording where it is not the reader's own: a browser that reads aloud has to know (WCAG 3.1.2). */
export function findOtherLanguage(
	wordings: Partial<Record<Language, string>>,
	language: Language,
): Language | undefined {
	return wordings[language] === undefined && wordings[mainLanguage] !== undefined ? mainLanguage : undefined
}
