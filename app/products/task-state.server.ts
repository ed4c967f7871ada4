import { isTargetLost } from './action-target'
import type { Action, ListedAction } from '#app/api/resources/action'
import type { ReadList } from '#app/lib/read-list'
import { isUnread } from '#app/lib/unread'

/** An action that is known to be open or done. */
export type StatedAction = Omit<Action, 'isDone'> & { isDone?: boolean }

export function isStated(action: Action): action is StatedAction {
	return !isUnread(action.isDone)
}

type State = Pick<ListedAction, 'isDone'>
type Dated = Pick<ListedAction, 'dateCreated'>

export function isDoneTask({ isDone }: State) {
	return isDone === true
}

/** Without the flag it is open, as the documents say; with one that could not be read it is neither (contract §9). */
export function isOpenTask({ isDone }: State) {
	return isDone !== true && !isUnread(isDone)
}

/** Whether tasks can be counted: one of unread state may be open, one whose page is not known may ask nothing. */
export function areStated({ known, isComplete }: ReadList<ListedAction>): boolean {
	return isComplete && known.every((action) => !isUnread(action.isDone) && !isTargetLost(action))
}

/** Whether the oldest and the new ones can be told: a date that could not be read may be any. */
export function areDated(actions: readonly Dated[]): boolean {
	return actions.every(({ dateCreated }) => !isUnread(dateCreated))
}
