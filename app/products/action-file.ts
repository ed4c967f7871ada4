import type { ListedAction } from '#app/api/resources/action'
import { paths } from '#app/paths'
import { findTargetName, normaliseType, type TargetName } from './action-target'

const otdTypes = ['SIGN_OTD', 'DOWNLOAD_OTD', 'DOWNLOAD_SIGNED_OTD', 'DOWNLOAD_UNSIGNED_OTD']
const quoteTypes = ['DOWNLOAD_QUOTE', 'DOWNLOAD_QUOTE_INDICATIVE_PROPOSAL', 'DOWNLOAD_QUOTE_FINAL_OFFER']
const managedTypes = ['DOWNLOAD_DOCUMENTMANAGEMENT_FILE', 'APPROVE_DOCUMENT']

const readTargets: readonly (TargetName | undefined)[] = ['file', 'added-file', 'otd-file', 'download-quote']
const documentTargets = [...readTargets, 'upload-document', 'approve-document', 'otd-sign']

const hrefs = {
	otd: paths.downloadOtd,
	quote: paths.downloadQuote,
	added: paths.downloadAddedDocument,
	managed: paths.downloadActionFile,
}

/** Done actions keep their file [220]. */
export function findFileKind(action: ListedAction): keyof typeof hrefs | undefined {
	const type = normaliseType(action)
	if (otdTypes.includes(type)) return 'otd'
	if (quoteTypes.includes(type)) return hasQuoteFile(action) ? 'quote' : undefined
	if (type === 'DOWNLOAD_ADDED_DOCUMENT') return action.downloadableDocument === null ? undefined : 'added'
	return managedTypes.includes(type) && action.document?.hasDocument ? 'managed' : undefined
}

/** By type alone: the address of a file serves no other action. */
export function isOfFileKind(action: ListedAction, kind: 'added' | 'managed' | 'otd') {
	const [type, target] = [normaliseType(action), findTargetName(action)]
	if (kind === 'otd') return otdTypes.includes(type) || target === 'otd-file'
	return kind === 'added' ? target === 'added-file' : managedTypes.includes(type) || target === 'file'
}

/** An open download without a file: the client cannot complete it (contract §8). */
export function isFilelessDownload(action: ListedAction) {
	const name = findTargetName(action)
	if (action.isDone) return false
	if (name === 'file') return !action.document?.hasDocument
	if (name === 'download-quote') return !hasQuoteFile(action)
	return name === 'added-file' && action.downloadableDocument === null
}

function hasQuoteFile({ quotes }: ListedAction) {
	return quotes.some(({ attachments }) => attachments.length > 0)
}

export function findFile(action: ListedAction): string | undefined {
	const kind = findFileKind(action)
	return kind && hrefs[kind](action.id)
}

/** @see [A63] */
export function isDocumentAction(action: ListedAction) {
	return documentTargets.includes(findTargetName(action))
}

export function isReadAction(action: ListedAction) {
	return readTargets.includes(findTargetName(action))
}

/** The download itself completes these actions [213] [214]. */
export function isClosedByDownload(action: ListedAction) {
	return ['DOWNLOAD_ADDED_DOCUMENT', 'DOWNLOAD_DOCUMENTMANAGEMENT_FILE'].includes(normaliseType(action))
}
