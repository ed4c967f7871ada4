import type { StoredNotice } from './session-data'

/** Notices for visitors without a session: a cookie holds the name, not the text. */
export const guestNotices = {
	loggedOut: { kind: 'success', key: 'notices.loggedOut' },
	loggedOutHere: { kind: 'info', key: 'notices.loggedOutHere' },
	sessionEnded: { kind: 'info', key: 'errors.sessionEnded' },
	sessionGone: { kind: 'info', key: 'notices.sessionGone' },
	signInAgain: { kind: 'info', key: 'notices.signInAgain' },
	sessionExpired: { kind: 'info', key: 'notices.sessionExpired' },
	endedElsewhere: { kind: 'info', key: 'notices.endedElsewhere' },
	longestReached: { kind: 'info', key: 'notices.longestReached' },
	tokensExpired: { kind: 'error', key: 'notices.tokensExpired' },
	tokensRefused: { kind: 'error', key: 'notices.tokensRefused' },
	apiUnreachable: { kind: 'error', key: 'notices.apiUnreachable' },
	twoFactorOn: { kind: 'info', key: 'notices.twoFactorOn' },
	twoFactorOff: { kind: 'info', key: 'notices.twoFactorOff' },
	branchLeft: { kind: 'info', key: 'notices.branchLeft' },
	simpleVersionGiven: { kind: 'info', key: 'notices.simpleVersionGiven' },
	formNotKept: { kind: 'error', key: 'notices.formNotKept' },
	formTooLong: { kind: 'error', key: 'form.tooLong.text' },
	linkRefused: { kind: 'error', key: 'notices.linkRefused' },
	linkUsed: { kind: 'error', key: 'notices.linkUsed' },
	linkAgain: { kind: 'info', key: 'notices.linkAgain' },
	resetLost: { kind: 'error', key: 'notices.resetLost' },
	otherResetLink: { kind: 'error', key: 'notices.otherResetLink' },
	unableToReset: { kind: 'error', key: 'errors.unableToResetPassword' },
} as const satisfies Record<string, Pick<StoredNotice, 'kind' | 'key'>>

export type GuestNotice = keyof typeof guestNotices
