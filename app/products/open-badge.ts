import type { Say } from '#app/i18n/say.server'

/** The badge of open action points: the number, and the words that follow it for who does not see the badge. */
export function openBadge(open: number | undefined, say: Say) {
	return open ? { count: open, label: wordsAfter(open, say) } : undefined
}

/** "open actiepunten" without its number. */
export function wordsAfter(count: number, say: Say) {
	return say('shell.badge.openActions', { count }).replace(String(count), '').trim()
}
