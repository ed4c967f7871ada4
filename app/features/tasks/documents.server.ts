import type { ListedAction } from '#app/api/resources/action'
import { isCancelledTask, isReadAction, isDocumentAction } from '#app/products/action-file'

/**
 * Documents to read first, then closed ones [212]. Open uploads and signatures are tasks. @see contract §8
 */
export function filterDocuments<A extends ListedAction>(actions: readonly A[]) {
	const open = actions.filter((action) => !action.isDone && isReadAction(action))
	return [...open, ...actions.filter(isClosedDocument)]
}

/** A cancelled assignment has no document to show. */
function isClosedDocument(action: ListedAction) {
	return action.isDone && isDocumentAction(action) && !isCancelledTask(action)
}
