import { ContractViolation, LicenceUnavailable } from '#app/api/errors'
import { isUnread, type Unread } from '#app/lib/unread'
import { findBindingWording, findOtherLanguage, findWording } from '#app/i18n/language'
import { languages, type Language } from '#app/locales/languages'
import { sanitiseHtml } from '#app/lib/html/sanitise-html.server'

export interface FirmHtml {
	/** Sanitised. */
	html: string
	/** Set when it differs from the language of the page. */
	lang: Language | undefined
}

/**
 * A text of the firm as sanitised HTML, with its language when only another one exists. HTML that shows nothing is
 * absent.
 */
export function findFirmHtml(
	wordings: Partial<Record<Language, string>>,
	{ language }: { language: Language },
): FirmHtml | undefined {
	const shown = listShownWordings(wordings)
	const html = findWording(shown, language)
	return html === undefined ? undefined : { html, lang: findOtherLanguage(shown, language) }
}

/**
 * A text that binds, in any language that it has: ours must not be agreed to in its place. A text without a letter is no
 * text (contract §10). @throws LicenceUnavailable for one that came and could not be read
 */
export function findBindingHtml(
	told: Partial<Record<Language, string>> | Unread,
	{ language }: { language: Language },
): FirmHtml | undefined {
	const found = findBindingWording(listShownWordings(requireRead(told), hasLetter), language)
	return found && { html: found.text, lang: found.lang }
}

/** A title or button that a client agrees to. @throws as `findBindingHtml` */
export function findBindingText(
	told: Partial<Record<Language, string>> | Unread,
	{ language }: { language: Language },
) {
	return findBindingWording(requireRead(told), language)
}

function requireRead<W extends object>(told: W | Unread): W {
	if (isUnread(told)) throw new LicenceUnavailable({ cause: new ContractViolation('/api/licenses/current') })
	return told
}

function listShownWordings(
	wordings: Partial<Record<Language, string>>,
	isText = (html: string) => html !== '',
): Partial<Record<Language, string>> {
	const entries = languages.flatMap((language) => {
		const html = sanitiseHtml(wordings[language] ?? '')
		return isText(html) ? [[language, html] as const] : []
	})
	return Object.fromEntries(entries)
}

/** Whether sanitised HTML has a letter outside its tags and entities. */
function hasLetter(html: string) {
	return /\p{L}/u.test(html.replace(/<[^<>]*>|&[a-z\d#]+;/gi, ''))
}
