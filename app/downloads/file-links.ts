import type { Say } from '#app/i18n/say.server'

/** The words of the links to a file, once for all files of a list. */
export function getFileTexts(say: Say) {
	return {
		download: say('documents.download'),
		open: say('documents.open'),
		newTab: say('documents.newTab'),
	}
}

/** Whether a browser is likely to show a file itself, by its name; what it is sent as decides in the end. */
export function canOpenInBrowser(name: string | undefined) {
	return /\.(pdf|png|jpe?g|gif|webp|bmp)$/i.test(name ?? '')
}

/** The link to all files of a list at once; none where there is one file or less. */
export function createArchiveLink(href: string, count: number, say: Say) {
	return count > 1 ? { href, label: say('documents.downloadAll') } : undefined
}
