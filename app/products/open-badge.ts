import type { Read } from '#app/lib/unread'
import type { Say } from '#app/i18n/say.server'

/** A count below one is none. */
export function getOpenCount(open: Read<number>) {
	return typeof open === 'number' && open >= 1 ? Math.floor(open) : undefined
}

export function getBadgeLabels(say: Say) {
	return { one: wordsAfter(1, say), other: wordsAfter(2, say) }
}

function wordsAfter(count: number, say: Say) {
	return say('shell.badge.openActions', { count }).replace(String(count), '').trim()
}
