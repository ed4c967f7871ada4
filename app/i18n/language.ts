import { languages, mainLanguage, type Language } from '#app/locales/languages'

export type AddressStyle = 'formal' | 'informal'

/** ISO 639-2 and 639-3. */
const codes: Record<Language, readonly string[]> = { nl: ['nld', 'dut'], en: ['eng'] }

/** Accepts `EN`, `eng` and `nl-NL`. */
export function findLanguage(locale: string | undefined): Language | undefined {
	const [code = ''] = (locale ?? '').trim().toLowerCase().split(/[-_]/)
	return languages.find((language) => language === code || codes[language].includes(code))
}

export function findWording(
	wordings: Partial<Record<Language, string>>,
	language: Language,
): string | undefined {
	return wordings[language] ?? wordings[mainLanguage]
}

/** Value of the `lang` attribute for a text in another language than the reader's (WCAG 3.1.2). */
export function findOtherLanguage(
	wordings: Partial<Record<Language, string>>,
	language: Language,
): Language | undefined {
	return wordings[language] === undefined && wordings[mainLanguage] !== undefined ? mainLanguage : undefined
}
