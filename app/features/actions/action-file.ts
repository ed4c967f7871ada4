import type { ListedAction } from '#app/api/resources/action'
import { paths } from '#app/paths'
import { typeOf } from './action-target'

const otdTypes = ['SIGN_OTD', 'DOWNLOAD_OTD', 'DOWNLOAD_SIGNED_OTD', 'DOWNLOAD_UNSIGNED_OTD']
const quoteTypes = ['DOWNLOAD_QUOTE', 'DOWNLOAD_QUOTE_INDICATIVE_PROPOSAL', 'DOWNLOAD_QUOTE_FINAL_OFFER']
const managedTypes = ['DOWNLOAD_DOCUMENTMANAGEMENT_FILE', 'APPROVE_DOCUMENT']

const hrefs = {
	otd: paths.downloadOtd,
	quote: paths.downloadQuote,
	added: paths.downloadAddedDocument,
	managed: paths.downloadActionFile,
}

/** What kind of file a download-type action has, also once it is done; undefined when it has none [220]. */
export function fileKindOf(action: ListedAction): keyof typeof hrefs | undefined {
	const type = typeOf(action)
	if (otdTypes.includes(type)) return 'otd'
	if (quoteTypes.includes(type)) return 'quote'
	if (type === 'DOWNLOAD_ADDED_DOCUMENT') return 'added'
	return managedTypes.includes(type) && action.document?.hasDocument ? 'managed' : undefined
}

/** Where that file is. */
export function findFile(action: ListedAction): string | undefined {
	const kind = fileKindOf(action)
	return kind && hrefs[kind](action.id)
}

/** Whether an action belongs in the list of documents [A63]. */
export function isDocument(action: ListedAction, isUpload: boolean) {
	const type = typeOf(action)
	return (
		isUpload ||
		otdTypes.includes(type) ||
		managedTypes.includes(type) ||
		type === 'DOWNLOAD_ADDED_DOCUMENT' ||
		quoteTypes.includes(type)
	)
}

/** Having the file is all that these ask for: it closes them [213] [214]. */
export function closesByDownload(action: ListedAction) {
	return ['DOWNLOAD_ADDED_DOCUMENT', 'DOWNLOAD_DOCUMENTMANAGEMENT_FILE'].includes(typeOf(action))
}
