import { getLogger } from './log.server'
import { countSecurityEvent } from './metrics.server'
import { createPseudonym, nameAccount, nameConsumer } from './pseudonym.server'

/**
 * Events for monitoring. `detail` is the way for `signedIn`, `signedOut` and `tokensRevoked`, the fault for
 * `foreignForm`, the limit for `limitReached`.
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
	/** The account that the API named. */
	consumer?: { id: string; branch?: string }
	/** The typed login name. */
	account?: string
	/** Opaque name of the account's forms, by which `trace-client` finds one that came after a sign-out. */
	form?: string
	/** A constant of ours, never input. */
	detail?: string
	/** The host that was asked for, in the log alone. */
	host?: string
}

/** Anything else is text of a stranger. */
const hostName = /^[a-z\d.:[\]-]{1,100}$/i

/**
 * Logs one line with `"event": "security"`. Accounts appear as HMACs: equal accounts are equal, and names cannot be
 * recovered. Never logs secrets, addresses or input.
 */
export function logSecurityEvent(
	kind: SecurityEvent,
	{ requestId, consumer, account, form, detail, host }: Facts,
) {
	const about = {
		...(consumer && { consumer: createPseudonym('consumer', nameConsumer(consumer)) }),
		...(account !== undefined && { account: createPseudonym('account', nameAccount(account)) }),
		...(form && { form: createPseudonym('form', form) }),
		...(detail && { detail }),
		...(host && hostName.test(host) && { host }),
	}
	countSecurityEvent(kind, detail)
	getLogger().info({ event: 'security', kind, requestId, ...about }, 'security event')
}
