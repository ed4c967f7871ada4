import { findKnown, isUnread } from '#app/lib/unread'
import type { ListedAction } from '#app/api/resources/action'
import { lookUp } from '#app/lib/look-up'
import { paths } from '#app/paths'
import { taskTypes } from '#app/task-types'
import { findTargetName, normaliseType, type TargetName } from './action-target'

const readTargets: readonly (TargetName | undefined)[] = ['file', 'added-file', 'otd-file', 'download-quote']
const documentTargets = [...readTargets, 'upload-document', 'approve-document', 'otd-sign']

const hrefs = {
	otd: paths.downloadOtd,
	quote: paths.downloadQuote,
	added: paths.downloadAddedDocument,
	managed: paths.downloadActionFile,
}

/** Done actions keep their file [220]; an assignment that was cancelled unsigned has none [A199]. */
export function findFileKind(action: ListedAction): keyof typeof hrefs | undefined {
	const kind = isCancelledTask(action) ? undefined : findKind(action)
	if (kind === 'quote') return hasQuoteFile(action) ? kind : undefined
	if (kind === 'added') return action.downloadableDocument === null ? undefined : kind
	if (kind === 'managed') return findKnown(action.document)?.hasDocument === true ? kind : undefined
	return kind
}

export function isCancelledTask(action: ListedAction & { isCancelled?: boolean }) {
	return action.isCancelled === true
}

/** By type alone: the address of a file serves no other action. */
export function isOfFileKind(action: ListedAction, kind: 'added' | 'managed' | 'otd') {
	const targets = { added: 'added-file', managed: 'file', otd: 'otd-file' } as const
	return findKind(action) === kind || findTargetName(action) === targets[kind]
}

function findKind(action: ListedAction) {
	return lookUp(taskTypes, normaliseType(action))?.file
}

/** An open download without a file: the client cannot complete it (contract §8). */
export function isFilelessDownload(action: ListedAction) {
	const name = findTargetName(action)
	if (action.isDone === true || isUnread(action.isDone)) return false
	if (name === 'file') return lacksDocument(action)
	if (name === 'download-quote') return !hasQuoteFile(action) && isWholeQuotes(action)
	return name === 'added-file' && action.downloadableDocument === null
}

function lacksDocument({ document }: ListedAction) {
	if (document === undefined) return true
	return !isUnread(document) && !isUnread(document.hasDocument) && document.hasDocument !== true
}

function hasQuoteFile({ quotes }: ListedAction) {
	return quotes.known.some(({ attachments }) => attachments.known.length > 0)
}

/** Whether a file among the quotes would have been found. */
export function isWholeQuotes({ quotes }: ListedAction) {
	return quotes.isComplete && quotes.known.every(({ attachments }) => attachments.isComplete)
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
