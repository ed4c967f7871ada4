import { findWording } from '#app/i18n/language'
import type { Say } from '#app/i18n/say.server'
import { sanitiseHtml } from '#app/lib/sanitise-html.server'
import type { Firm } from './firm.server'

/** What the firm says of itself under every page, as HTML that is safe: often all that a guest is told of where it is. */
export function getFirmFooter({ licence }: Pick<Firm, 'licence'>, say: Say): string | undefined {
	const footer = findWording(licence.content.footerContent, say.language)
	return footer ? sanitiseHtml(footer) : undefined
}
