import { isDocumentRequest } from '#app/lib/request-kind'
import type { GuestNotice } from '#app/session/guest-notices'
import type { Preferences } from '#app/session/preferences.server'

/** GiB; enhance.js asks the browser for what no header tells. */
const littleMemory = 1

/** Asks browsers to tell of the device's memory; over TLS alone they do. */
export const hintsHeader = 'Sec-CH-Device-Memory, Device-Memory'

/** What a weak device gets where nobody chose a version, and what is said of it once. */
export const simpleVersion = { scripts: 'off', notice: 'simpleVersionGiven' } as const

/** Whether a page that is opened now gives the simple version by itself; another notice of its cookie goes first. */
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

/** The same from the next page on, as the script asks for it; a choice stays. */
export function giveSimpleVersion({ preferences, prefer, addNotice }: Choices) {
	if (preferences.scripts !== undefined) return
	prefer({ scripts: simpleVersion.scripts })
	addNotice(simpleVersion.notice)
}
