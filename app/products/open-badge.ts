import type { Read } from '#app/lib/unread'
import type { Say } from '#app/i18n/say.server'

/** A count below one is none. */
export function getOpenCount(open: Read<number>) {
	return typeof open === 'number' && open >= 1 ? Math.floor(open) : undefined
}

export function getBadgeLabels(say: Say) {
	return { one: wordsAfter(1, say), other: wordsAfter(2, say) }
}

/** The badge of the overview counts what is open at the dossier alone. */
export function getDossierLabel(count: number, say: Say) {
	return wordsAfter(count, say, 'shell.badge.ofDossier')
}

function wordsAfter(
	count: number,
	say: Say,
	key: 'shell.badge.openActions' | 'shell.badge.ofDossier' = 'shell.badge.openActions',
) {
	return say(key, { count }).replace(String(count), '').trim()
}
