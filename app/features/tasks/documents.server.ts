import type { ListedAction } from '#app/api/resources/action'
import { asksToRead, isDocumentAction } from '#app/products/action-file'

/**
 * The documents among the actions, closed ones too [212]; first those that only wait to be read. Uploads, approvals and
 * signings that are open are tasks. @see contract §8
 */
export function filterDocuments<A extends ListedAction>(actions: readonly A[]) {
	const open = actions.filter((one) => !one.isDone && asksToRead(one))
	return [...open, ...actions.filter((one) => one.isDone && isDocumentAction(one))]
}
