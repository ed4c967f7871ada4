import type { Say } from '#app/i18n/say.server'

export function getFileTexts(say: Say) {
	return {
		download: say('documents.download'),
		open: say('documents.open'),
		newTab: say('documents.newTab'),
	}
}

/** A guess by the name: the Content-Type decides later. */
export function canOpenInBrowser(name: string | undefined) {
	return /\.(pdf|png|jpe?g|gif|webp|bmp)$/i.test(name ?? '')
}

export function createArchiveLink(href: string, count: number, say: Say) {
	return count > 1 ? { href, label: say('documents.downloadAll') } : undefined
}
