import { languages, mainLanguage, type Language } from '#app/locales/languages'
import { perLanguage } from '#app/lib/per-language'

/** British English has no comma before the last "and". */
const locales: Record<Language, string> = { nl: 'nl', en: 'en-GB' }

const formatsOf = perLanguage((language: Language) => ({
	conjunction: new Intl.ListFormat(locales[language], { type: 'conjunction' }),
	disjunction: new Intl.ListFormat(locales[language], { type: 'disjunction' }),
}))

/** Words as one phrase: "1, 2 en 3", or "1, 2 of 3" for a disjunction. */
export function formatList(
	words: readonly string[],
	language: Language,
	type: 'conjunction' | 'disjunction' = 'conjunction',
): string {
	return formatsOf(language)[type].format(words)
}

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

/** A text that binds, in any language that it has (contract §10), with its `lang` where it is not the reader's. */
export function findBindingWording(
	wordings: Partial<Record<Language, string>>,
	language: Language,
): { text: string; lang: Language | undefined } | undefined {
	const told = [language, ...languages].find((one) => wordings[one]?.trim())
	const text = told && wordings[told]
	return text ? { text, lang: told === language ? undefined : told } : undefined
}

/** Value of the `lang` attribute for a text in another language than the reader's (WCAG 3.1.2). */
export function findOtherLanguage(
	wordings: Partial<Record<Language, string>>,
	language: Language,
): Language | undefined {
	return wordings[language] === undefined && wordings[mainLanguage] !== undefined ? mainLanguage : undefined
}
