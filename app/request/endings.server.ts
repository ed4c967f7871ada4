import { logSecurityEvent } from '#app/config/security-log.server'
import { once } from '#app/lib/once'
import type { GuestNotice } from '#app/session/guest-notices'
import type { Session } from '#app/session/session.server'

/** The ways in which a session ends during a request. */
export interface Endings {
	endSession: (reason: 'logout' | 'everywhere') => Promise<void>
	/** Ends the session here at once, and in the store as soon as it takes writes; adds a notice about which it was. */
	signOut: () => Promise<void>
	/** Ends the session because the visitor went to another branch; what a guest brought along is kept. */
	leaveBranch: () => Promise<void>
}

interface Browser {
	/** Adds a notice to the next page. */
	addNotice: (notice: GuestNotice) => void
	/** True when the browser sent a valid priority mark. */
	isMarked: () => boolean
}

/** Several loaders of one page may end the session; the log gets one line. */
export function createEndings(
	session: Session,
	requestId: string,
	{ addNotice, isMarked }: Browser,
): Endings {
	let isLogged = false
	/** Returns whether somebody is signed out by it. */
	function logEnd(reason: 'logout' | 'everywhere' | 'otherBranch') {
		const { consumer } = session.data
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
	}
}
