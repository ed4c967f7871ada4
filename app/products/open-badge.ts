import type { Say } from '#app/i18n/say.server'

export function getOpenCount(open: number | undefined) {
	return open === 0 ? undefined : open
}

export function getBadgeLabels(say: Say) {
	return { one: wordsAfter(1, say), other: wordsAfter(2, say) }
}

function wordsAfter(count: number, say: Say) {
	return say('shell.badge.openActions', { count }).replace(String(count), '').trim()
}
