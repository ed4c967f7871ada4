import { perLanguage } from '#app/lib/per-language'
import type { Language } from '#app/locales/languages'

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
