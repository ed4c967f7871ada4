import { findOtherLanguage, findWording } from '#app/i18n/language'
import type { Language } from '#app/locales/languages'
import { sanitiseHtml } from '#app/lib/sanitise-html.server'

export interface FirmHtml {
	/** Safe. */
	html: string
	/** Where it is not the reader's. */
	lang: Language | undefined
}

/** What the firm says, as HTML that is safe, and in which language where it has no other; undefined where it says nothing. */
export function findFirmHtml(
	wordings: Partial<Record<Language, string>>,
	{ language }: { language: Language },
): FirmHtml | undefined {
	const html = findWording(wordings, language)
	return html ? { html: sanitiseHtml(html), lang: findOtherLanguage(wordings, language) } : undefined
}
