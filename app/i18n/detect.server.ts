import { RemixI18Next } from 'remix-i18next/server'
import { findLanguage, languages, type Language } from './language'

/**
 * The language of a request: the visitor's own choice, else the firm's (languages/current or its
 * default), else Dutch. The browser's Accept-Language plays no part.
 */
export async function detectLanguage(
	request: Request,
	candidates: { chosen?: string; firm?: string },
): Promise<Language> {
	const found = findLanguage(candidates.chosen) ?? findLanguage(candidates.firm)
	const detector = new RemixI18Next({
		detection: {
			supportedLanguages: [...languages],
			fallbackLanguage: 'nl',
			order: ['custom'],
			findLocale: () => Promise.resolve(found ?? null),
		},
	})
	return findLanguage(await detector.getLocale(request)) ?? 'nl'
}
