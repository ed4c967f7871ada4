import { RemixI18Next } from 'remix-i18next/server'
import { languages, mainLanguage, type Language } from '#app/locales/languages'
import { findLanguage } from './language'

/** Precedence: the visitor's choice, the firm's language, the main language. Accept-Language is ignored. */
export async function detectLanguage(
	request: Request,
	candidates: { chosen?: string; firm?: string },
): Promise<Language> {
	const language = findLanguage(candidates.chosen) ?? findLanguage(candidates.firm)
	const detector = new RemixI18Next({
		detection: {
			supportedLanguages: [...languages],
			fallbackLanguage: mainLanguage,
			order: ['custom'],
			findLocale: () => Promise.resolve(language ?? null),
		},
	})
	return findLanguage(await detector.getLocale(request)) ?? mainLanguage
}
