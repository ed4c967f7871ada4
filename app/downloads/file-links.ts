import type { ReadList } from '#app/lib/read-list'
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

/** Undefined for less than two files. Of a list that is not complete it promises what is listed. */
export function createArchiveLink(href: string, { known, isComplete }: ReadList<unknown>, say: Say) {
	if (known.length < 2) return undefined
	return { href, label: say(isComplete ? 'documents.downloadAll' : 'unread.archive') }
}
