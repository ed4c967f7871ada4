import { forgetAnswers } from '#app/api/known-answers.server'
import { logSecurityEvent } from '#app/config/security-log.server'
import { once } from '#app/lib/once'
import type { GuestNotice } from '#app/session/guest-notices'
import type { GuestKey } from '#app/session/guest-key.server'
import type { Session } from '#app/session/session.server'

/** Removes pages of who leaves from the browser, also those that Back would show as they were. */
export const clearingHeader = ['Clear-Site-Data', '"cache", "storage"'] as const

export function clearWhenLeft({ headers }: Response, { isRenewed }: Pick<GuestKey, 'isRenewed'>) {
	if (isRenewed) headers.set(...clearingHeader)
}

export interface Endings {
	endSession: (reason: 'logout' | 'everywhere') => Promise<void>
	/**
	 * Ends the session here at once, and in the store as soon as it takes writes. The notice says which of the two
	 * happened.
	 */
	signOut: () => Promise<void>
	/** Ends the session because the visitor chose another branch; a guest's pending link is kept. */
	leaveBranch: () => Promise<void>
	/** Ends the session because a guest's form goes on in this browser. */
	leaveForForm: () => Promise<void>
}

interface Browser {
	addNotice: (notice: GuestNotice) => void
	/** True when the browser sent a valid priority mark. */
	isMarked: () => boolean
}

/** Several loaders of a page may end the session; only the first is logged. */
export function createEndings(
	session: Session,
	requestId: string,
	{ addNotice, isMarked }: Browser,
): Endings {
	let isLogged = false
	function logEnd(reason: 'logout' | 'everywhere' | 'otherBranch' | 'guestForm') {
		const { consumer } = session.data
		if (session.owner !== undefined) forgetAnswers(session.owner)
		if (!consumer || isLogged) return false
		logSecurityEvent('signedOut', { requestId, consumer, detail: reason })
		return (isLogged = true)
	}
	return {
		async endSession(reason) {
			logEnd(reason)
			await session.end('elsewhere')
		},
		async signOut() {
			if (session.isUnread && isMarked()) logSecurityEvent('signedOut', { requestId, detail: 'logout' })
			else logEnd('logout')
			addNotice((await session.leave(isMarked())) ? 'loggedOut' : 'loggedOutHere')
		},
		leaveBranch: once(async () => {
			const isSignedOut = logEnd('otherBranch')
			await session.leaveBranch()
			if (isSignedOut) addNotice('branchLeft')
		}),
		async leaveForForm() {
			logEnd('guestForm')
			await session.leaveForForm()
		},
	}
}
