import type { ListedAction } from '#app/api/resources/action'
import { isDocumentAction } from '#app/products/action-file'
import { isUploadAction } from '#app/products/actions.server'

/** The documents among the actions, closed ones too [212]; open ones first. */
export function filterDocuments<A extends ListedAction>(actions: readonly A[]) {
	const documents = actions.filter((action) => isDocumentAction(action, isUploadAction(action)))
	return [...documents.filter((one) => !one.isDone), ...documents.filter((one) => one.isDone)]
}
