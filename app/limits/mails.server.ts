import { getConfig } from '#app/config/config.server'
import { getSessionStore } from '#app/session/current-store.server'
import { isLimitError } from './limits.server'
import { normaliseLoginName, takeAttempt } from './attempts.server'

/**
 * Sends a mail unless this recipient got their share, whoever asked for it: then nothing is sent and nothing is told,
 * for a refusal would say that others asked. A failure of ours is given back. @throws what `send` throws.
 */
export async function limitMails(recipient: string, send: () => Promise<void>) {
	const { RATE_LIMITS, LIMIT_FORGOT } = getConfig()
	if (RATE_LIMITS === 'off') return send()
	const mails = { limit: 'mails', key: normaliseLoginName(recipient), bounds: [LIMIT_FORGOT] }
	const taken = await takeAttempt(getSessionStore(), mails)
	if (!taken.allowed) return
	try {
		await send()
	} catch (error) {
		if (isLimitError(error)) await taken.giveBack()
		throw error
	}
}
