import { findOtherLanguage, findWording } from '#app/i18n/language'
import type { Language } from '#app/locales/languages'
import { sanitiseHtml } from '#app/lib/sanitise-html.server'

export interface FirmHtml {
	/** Sanitised. */
	html: string
	/** Set when it differs from the language of the page. */
	lang: Language | undefined
}

/** A text of the firm as sanitised HTML, with its language when only another one exists. */
export function findFirmHtml(
	wordings: Partial<Record<Language, string>>,
	{ language }: { language: Language },
): FirmHtml | undefined {
	const html = findWording(wordings, language)
	return html ? { html: sanitiseHtml(html), lang: findOtherLanguage(wordings, language) } : undefined
}
