import { computeHash } from '#app/config/seal.server'
import type { ListedAction } from '#app/api/resources/action'
import type { Uses } from '#app/request/context.server'
import { addMark, listMarked } from '#app/session/local-marks'

/** Changes when the firm opens the action again: another type, a later date or a reason. */
export function getActionVersion({ type, dateCreated, comment, document }: ListedAction): string {
	return computeHash(JSON.stringify([type, dateCreated, comment, document?.clientApprovalExplanation]))
}

/** Counts as done in this session before the API reports it. */
export function markDone({ session }: Uses<'session'>, action: ListedAction): void {
	addMark(session, 'doneActions', action.id, getActionVersion(action))
}

/** The actions, with those that this session completed as done. */
export function applyDoneMarks<A extends ListedAction>(
	{ session }: Uses<'session'>,
	actions: readonly A[],
): A[] {
	const marked = listMarked(session, 'doneActions', actions, {
		isEnded: ({ isDone }) => isDone === true,
		getVersion: getActionVersion,
	})
	return actions.map((action) => (marked.has(action.id) ? { ...action, isDone: true } : action))
}
