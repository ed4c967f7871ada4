import type { Say } from '#app/i18n/say.server'
import type { Firm } from './firm.server'
import { findFirmHtml, type FirmHtml } from './firm-html.server'

export function getFirmFooter({ licence }: Pick<Firm, 'licence'>, say: Say): FirmHtml | undefined {
	return findFirmHtml(licence.content.footerContent, say)
}
