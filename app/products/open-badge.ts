import type { Say } from '#app/i18n/say.server'

/** The number of the badge of open action points; none where nothing is open. */
export function getOpenCount(open: number | undefined) {
	return open === 0 ? undefined : open
}

/** The words after the number of a badge, once for all badges of a list. */
export function getBadgeLabels(say: Say) {
	return { one: wordsAfter(1, say), other: wordsAfter(2, say) }
}

/** "open actiepunten" without its number. */
function wordsAfter(count: number, say: Say) {
	return say('shell.badge.openActions', { count }).replace(String(count), '').trim()
}
