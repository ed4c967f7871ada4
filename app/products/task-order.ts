import type { ListedAction } from '#app/api/resources/action'
import { findKnown } from '#app/lib/unread'
import { consequences, taskGroups, type TaskGroup } from '#app/task-groups'
import { findTargetName, normaliseType } from './action-target'
import { getPaymentStatus, isPending } from './payment-state'
import { isHeldUp } from './unfinished'

/** Payments that ended without money. */
const failed = ['FAILED', 'EXPIRED', 'CANCELLED']
const urgencies = { draft: 0, again: 1, failed: 2 }
/** Ranks of tasks that no state makes urgent follow these. */
const mostUrgent = urgencies.failed
const last = Number.MAX_VALUE

export function findTaskGroup(action: ListedAction): TaskGroup | undefined {
	const name = findTargetName(action)
	return name && consequences[name].group
}

/** A document that was sent before and did not do. */
export function isUploadAgain(action: ListedAction) {
	return findTargetName(action) === 'upload-document' && normaliseType(action).startsWith('REUPLOAD_')
}

/** A payment that can be started again here. */
export function hasFailedPayment(action: ListedAction) {
	return isOnlinePayment(action) && failed.includes(getPaymentStatus(findKnown(action.payment)))
}

function isOnlinePayment(action: ListedAction) {
	return findTargetName(action) === 'invoice-payment' && action.mollieInvalid !== true
}

/** Whether the state of a task alone puts it above others, read or not. */
export function isUrgent(rank: number) {
	return rank <= mostUrgent
}

/** Place of a task in the order of the next step, from 0; undefined for one that can wait, and for a payment at the bank. */
export function rankTask(action: ListedAction, hasDraft: boolean): number | undefined {
	if (hasDraft) return urgencies.draft
	if (isUploadAgain(action)) return urgencies.again
	if (hasFailedPayment(action)) return urgencies.failed
	const name = findTargetName(action)
	const rank = name && consequences[name].rank
	if (rank === undefined || (name === 'invoice-payment' && isPending(findKnown(action.payment))))
		return undefined
	return mostUrgent + rank
}

/** By group, in it what holds up an application first, then by the order of the next step; equal ones keep their order. */
export function sortByConsequence<A extends ListedAction>(
	actions: readonly A[],
	hasDraft: (action: A) => boolean,
): A[] {
	return actions
		.map((action) => ({ action, keys: keysOf(action, hasDraft(action)) }))
		.sort((a, b) => compareKeys(a.keys, b.keys))
		.map(({ action }) => action)
}

function keysOf(action: ListedAction, hasDraft: boolean) {
	const group = findTaskGroup(action)
	const place = group === undefined ? taskGroups.length : taskGroups.indexOf(group)
	return [place, isHeldUp(action) ? 0 : 1, rankTask(action, hasDraft) ?? last]
}

function compareKeys(a: readonly number[], b: readonly number[]) {
	return a.map((key, index) => key - (b[index] ?? 0)).find((difference) => difference !== 0) ?? 0
}
