import { getLogger } from './log.server'
import { countSecurityEvent } from './metrics.server'
import { sign } from './seal.server'

/**
 * What who watches over the portal wants to see or count. `detail` says of `signedIn`, `signedOut` and `tokensRevoked` how, of
 * `foreignForm` what was wrong with it, of `limitReached` which limit.
 */
export type SecurityEvent =
	| 'signedIn'
	| 'signInFailed'
	| 'signInLocked'
	| 'codeFailed'
	| 'codeLocked'
	| 'passwordResetAsked'
	| 'passwordReset'
	| 'twoFactorOn'
	| 'twoFactorOff'
	| 'signedOut'
	| 'tokensRevoked'
	| 'foreignForm'
	| 'hostRefused'
	| 'limitReached'

interface Facts {
	requestId: string
	/** Whose account it is, where the API named one. */
	consumer?: { id: string; branch?: string }
	/** A login name as typed, where no consumer is known. */
	account?: string
	/** Which limit, which way in: a word of ours, never what somebody typed. */
	detail?: string
}

/**
 * One line with `"event": "security"`. Who it is about stands there as an HMAC: equal names are told as equal, and nobody
 * finds a name by it. Never a secret, an address or what was typed.
 */
export function logSecurityEvent(kind: SecurityEvent, { requestId, consumer, account, detail }: Facts) {
	const about = {
		...(consumer && { consumer: sign('log consumer', `${consumer.branch ?? ''}\n${consumer.id}`) }),
		...(account !== undefined && { account: sign('log account', account.trim().toLowerCase()) }),
		...(detail && { detail }),
	}
	countSecurityEvent(kind, detail)
	getLogger().info({ event: 'security', kind, requestId, ...about }, 'security event')
}
