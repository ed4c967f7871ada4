import { logSecurityEvent } from '#app/config/security-log.server'
import { once } from '#app/lib/once'
import type { GuestNotice } from '#app/session/guest-notices'
import type { Session } from '#app/session/session.server'

interface Browser {
	/** Leaves a notice for the next page. */
	tell: (notice: GuestNotice) => void
	/** True when the browser sent a valid priority mark. */
	isMarked: () => boolean
}

/** The ways in which a session ends here. Several loaders of a page may find that it must. */
export function createEndings(session: Session, requestId: string, { tell, isMarked }: Browser) {
	let isLogged = false
	/** Whether somebody is signed out by it; `why` is for the log. */
	function logEnd(why: 'logout' | 'everywhere' | 'otherBranch') {
		const { consumer } = session.data
		if (!consumer || isLogged) return false
		logSecurityEvent('signedOut', { requestId, consumer, detail: why })
		return (isLogged = true)
	}
	async function endSession(why: 'logout' | 'everywhere') {
		logEnd(why)
		await session.end('elsewhere')
	}
	return {
		/** Ends the session, whosever it is. */
		endSession,
		/** Ends the session, here at once and wherever the store is read as soon as it takes it; the next page says which. */
		async signOut() {
			if (session.isUnread && isMarked()) logSecurityEvent('signedOut', { requestId, detail: 'logout' })
			else logEnd('logout')
			tell((await session.leave(isMarked())) ? 'loggedOut' : 'loggedOutHere')
		},
		/** The session of one branch ends at another, and the next page says so; what a guest brought along waits on. */
		leaveBranch: once(async () => {
			const isSignedOut = logEnd('otherBranch')
			await session.leaveBranch()
			if (isSignedOut) tell('branchLeft')
		}),
	}
}
