import type { Say } from '#app/i18n/say.server'

const pause = 5
/** Ten minutes. */
const maxReloads = 120

interface Reload {
	link: { href: string; label: string }
	runs?: string
	header?: string
}

/**
 * Refresh header for browsers without scripts, after `?reload=on` [A42]. The address has the number of
 * reloads left.
 */
export function buildReload(request: Request, address: string, say: Say): Reload {
	const { on, off, runs } = say.table('ockto').reload
	const left = reloadsLeft(new URL(request.url).searchParams.get('reload'))
	if (left === 0) return { link: { href: `${address}?reload=on`, label: on } }
	const next = left > 1 ? `${address}?reload=${left - 1}` : address
	return { link: { href: address, label: off }, runs, header: `${pause}; url=${next}` }
}

function reloadsLeft(parameter: string | null) {
	if (parameter === 'on') return maxReloads
	const left = /^\d{1,3}$/.test(parameter ?? '') ? Number(parameter) : 0
	return left < maxReloads ? left : 0
}
