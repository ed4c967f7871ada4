import { isDoneTask } from '#app/products/task-state.server'
import type { ListedAction } from '#app/api/resources/action'
import { readWireTime } from '#app/lib/parse-wire-date'
import { findKnown, type Read } from '#app/lib/unread'
import { isCancelledTask, isReadAction, isDocumentAction } from '#app/products/action-file'

/**
 * Documents to read first, then closed ones [212], the newest of both first. Open uploads and signatures are tasks. @see
 * contract §8
 */
export function filterDocuments<A extends ListedAction>(actions: readonly A[]) {
	const open = actions.filter((action) => !isDoneTask(action) && isReadAction(action))
	const closed = actions.filter(isClosedDocument)
	return [
		...sortByDate(open, ({ dateCreated }) => dateCreated),
		...sortByDate(closed, ({ dateExecuted }) => dateExecuted),
	]
}

/** Without a date they come last, as they came. */
function sortByDate<A extends ListedAction>(actions: readonly A[], getDate: (action: A) => Read<string>) {
	const times = new Map(
		actions.map((action) => [action, readWireTime(findKnown(getDate(action)) ?? '') ?? 0]),
	)
	return actions.toSorted((one, other) => (times.get(other) ?? 0) - (times.get(one) ?? 0))
}

/** A cancelled assignment has no document to show. */
function isClosedDocument(action: ListedAction) {
	return isDoneTask(action) && isDocumentAction(action) && !isCancelledTask(action)
}
