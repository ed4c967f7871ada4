import { isDoneTask } from '#app/products/task-state.server'
import type { ListedAction } from '#app/api/resources/action'
import { isCancelledTask, isReadAction, isDocumentAction } from '#app/products/action-file'

/**
 * Documents to read first, then closed ones [212]. Open uploads and signatures are tasks. @see contract §8
 */
export function filterDocuments<A extends ListedAction>(actions: readonly A[]) {
	const open = actions.filter((action) => !isDoneTask(action) && isReadAction(action))
	return [...open, ...actions.filter(isClosedDocument)]
}

/** A cancelled assignment has no document to show. */
function isClosedDocument(action: ListedAction) {
	return isDoneTask(action) && isDocumentAction(action) && !isCancelledTask(action)
}
