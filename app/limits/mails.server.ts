import { getConfig } from '#app/config/config.server'
import { getSessionStore } from '#app/session/current-store.server'
import { logSecurityEvent } from '#app/config/security-log.server'
import { isLimitError } from './limits.server'
import { normaliseLoginName, takeAttempt } from './attempts.server'

/**
 * Sends a mail unless this recipient reached the limit. Then it sends nothing and reports success: a refusal would
 * reveal that others requested mails; the log tells it. Failures of ours are refunded. @throws what `send` throws.
 */
export async function limitMails(recipient: string, requestId: string, send: () => Promise<void>) {
	const { RATE_LIMITS, LIMIT_FORGOT } = getConfig()
	if (RATE_LIMITS === 'off') return send()
	const mails = { limit: 'mails', key: normaliseLoginName(recipient), bounds: [LIMIT_FORGOT] }
	const taken = await takeAttempt(getSessionStore(), mails)
	if (!taken.allowed) return logSecurityEvent('limitReached', { requestId, detail: mails.limit })
	try {
		await send()
	} catch (error) {
		if (isLimitError(error)) await taken.giveBack()
		throw error
	}
}
