import { redirectDocument } from '@remix-run/node'
import { ApiError, ContractViolation, SessionExpired } from '#app/api/errors'
import type { Uses } from '#app/request/context.server'
import { paths } from '#app/paths'
import { isTwoFactorOn } from './settings.server'

/** Whether a command may have been executed although its response was lost or unreadable. */
export function isLostAnswer(error: unknown) {
	return error instanceof ApiError && (error.mayHaveArrived || error instanceof ContractViolation)
}

/**
 * The setting, read again after a lost answer. `signedOut` when the API refuses the tokens: a change makes the old ones
 * void (contract §7). Undefined when it cannot be read.
 */
export async function findSettingAgain(ctx: Uses<'api'>): Promise<boolean | 'signedOut' | undefined> {
	try {
		return await isTwoFactorOn(ctx)
	} catch (error) {
		if (error instanceof SessionExpired) return 'signedOut'
		if (error instanceof ApiError) return undefined
		throw error
	}
}

/** To the login, with what may be on or off from now on. */
export async function leaveAfterChange(
	{ session, addNotice, loginTarget }: Uses<'addNotice' | 'loginTarget' | 'session'>,
	enabled: boolean,
) {
	await session.end()
	addNotice(enabled ? 'twoFactorOn' : 'twoFactorOff')
	loginTarget.keep(paths.settings())
	return redirectDocument(paths.login(), 303)
}
