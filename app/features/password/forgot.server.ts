import { getMessageKey } from '#app/api/error-members'
import { ApiFailure } from '#app/api/errors'
import { logSecurityEvent } from '#app/config/security-log.server'
import type { Uses } from '#app/request/context.server'
import type { Say } from '#app/i18n/say.server'
import { takeAtLeast } from '#app/lib/deadline'
import { requireToken } from '#app/limits/limits.server'
import { sayWhileSignedIn } from '#app/request/enter.server'
import { limitMails } from '#app/limits/login-names.server'

export interface ForgotView {
	title: string
	tabTitle?: string
	purpose: string
	back: string
	form?: { email: string; submit: string }
	sent?: { help: string; retry: string }
}

/** A signed-in client is redirected to the overview, which says why (contract §10). */
export const forgotPurpose = sayWhileSignedIn('notices.forgotWhileSignedIn')

/** Minimum response time in milliseconds: timing must not reveal whether an account exists. */
const floor = 1_000

export function getForgotPage(say: Say, isSent: boolean): ForgotView {
	const { title, purpose, back, email, submit, sent } = say.table('password').forgot
	return isSent
		? {
				title: sent.title,
				tabTitle: say('received.pageTitle', { page: sent.title }),
				purpose: sent.text,
				back,
				sent: { help: sent.help, retry: sent.again },
			}
		: { title, purpose, back, form: { email, submit } }
}

/** Unknown addresses and throttled ones get the same result. @see [119] [120] */
export function requestResetLink(ctx: Uses<'api' | 'facts'>, email: string): Promise<void> {
	const { requestId, clientAddress } = ctx.facts
	return takeAtLeast(floor, async () => {
		await requireToken('forgot', clientAddress)
		logSecurityEvent('passwordResetAsked', { requestId, account: email })
		await limitMails(email, requestId, () =>
			ctx.api.post('/api/auth/forgot-password', { email }).catch(passOverUnknown),
		)
	})
}

/** Every 404 is an unknown address, whatever its code. */
function passOverUnknown(error: unknown) {
	const isUnknown = error instanceof ApiFailure && error.answered === 404
	if (!isUnknown && getMessageKey(error) !== 'errors.notFound.consumer') throw error
}
