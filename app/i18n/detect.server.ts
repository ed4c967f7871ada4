import { RemixI18Next } from 'remix-i18next/server'
import { languages, mainLanguage, type Language } from '#app/locales/languages'
import { findLanguage } from './language'

/**
 * The language of a request: the visitor's own choice, else the firm's (languages/current or its
 * default), else the main one. The browser's Accept-Language plays no part.
 */
export async function detectLanguage(
	request: Request,
	candidates: { chosen?: string; firm?: string },
): Promise<Language> {
	const found = findLanguage(candidates.chosen) ?? findLanguage(candidates.firm)
	const detector = new RemixI18Next({
		detection: {
			supportedLanguages: [...languages],
			fallbackLanguage: mainLanguage,
			order: ['custom'],
			findLocale: () => Promise.resolve(found ?? null),
		},
	})
	return findLanguage(await detector.getLocale(request)) ?? mainLanguage
}
