import type { ListedAction } from '#app/api/resources/action'
import { isDocument } from './action-file'
import { isUpload } from './actions.server'

/** The documents among the actions, closed ones too [212]; open ones first. */
export function documentsAmong<A extends ListedAction>(actions: readonly A[]) {
	const documents = actions.filter((action) => isDocument(action, isUpload(action)))
	return [...documents.filter((one) => !one.isDone), ...documents.filter((one) => one.isDone)]
}
