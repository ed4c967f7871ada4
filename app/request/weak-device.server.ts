import { isDocumentRequest } from '#app/lib/request-kind'
import type { Preferences } from '#app/session/preferences.server'
import type { Uses } from './context.server'

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

/** Applies from the next page on; an explicit choice is not changed. */
export function setSimpleVersion({ visitor, cookies }: Uses<'visitor' | 'cookies'>) {
	if (visitor.preferences.scripts !== undefined) return
	cookies.prefer({ scripts: simpleVersion.scripts })
	cookies.addNotice(simpleVersion.notice)
}
