import type { Say } from '#app/i18n/say.server'
import type { Firm } from './firm.server'
import { findFirmHtml, type FirmHtml } from './firm-html.server'

/** What the firm says of itself under every page, as HTML that is safe: often all that a guest is told of where it is. */
export function getFirmFooter({ licence }: Pick<Firm, 'licence'>, say: Say): FirmHtml | undefined {
	return findFirmHtml(licence.content.footerContent, say)
}
