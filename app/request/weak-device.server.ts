import { isDocumentRequest } from '#app/lib/request-kind'
import type { GuestNotice } from '#app/session/guest-notices'
import type { Preferences } from '#app/session/preferences.server'

/** GiB. enhance.js reads what no header contains. */
const littleMemory = 1

/** Browsers send these hints over TLS only. */
export const hintsHeader = 'Sec-CH-Device-Memory, Device-Memory'

/** Preferences of a weak device without a choice, with a one-time notice. */
export const simpleVersion = { scripts: 'off', notice: 'simpleVersionGiven' } as const

/** Another pending notice goes first. */
export function needsSimpleVersion(request: Request, { scripts, notice }: Preferences) {
	const isOpen = scripts === undefined && notice === undefined
	return isOpen && isDocumentRequest(request) && readMemory(request) <= littleMemory
}

function readMemory({ headers }: Request) {
	return Number(headers.get('Sec-CH-Device-Memory') ?? headers.get('Device-Memory') ?? NaN)
}

interface Choices {
	preferences: Preferences
	prefer: (changes: Partial<Preferences>) => void
	addNotice: (notice: GuestNotice) => void
}

/** Applies from the next page on; an explicit choice is not changed. */
export function setSimpleVersion({ preferences, prefer, addNotice }: Choices) {
	if (preferences.scripts !== undefined) return
	prefer({ scripts: simpleVersion.scripts })
	addNotice(simpleVersion.notice)
}
