import { createNotes, refused } from '#app/api/reader'
import { findKnown, isUnread } from '#app/lib/unread'
import { readList } from '#app/api/jsonapi'
import { listedActionSchema, type ListedAction } from '#app/api/resources/action'
import { lookUp } from '#app/lib/look-up'
import { findPage, guessTarget, normaliseTaskType, taskTypes } from '#app/task-types'
import type { Finding } from './judge-answer'

/** Open tasks of `/api/actions` whose type is not in the table, or that lack an amount that it needs. */
export function judgeTasks(document: unknown): Finding[] {
	return readList(document).flatMap((resource, element) => {
		const action = listedActionSchema.read(resource, createNotes())
		return action !== refused && isOpen(action) ? judgeTask(action, element) : []
	})
}

function isOpen({ isDone }: ListedAction) {
	return isDone !== true && !isUnread(isDone)
}

function judgeTask(action: ListedAction, element: number): Finding[] {
	if (isUnread(action.type)) return []
	const type = normaliseTaskType(action.type ?? '')
	const known = lookUp(taskTypes, type)
	if (!known) return findPage(type) ? [] : [warnType(element, guessTarget(type))]
	const amount = findKnown(action.invoice)?.total ?? findKnown(action.payment)?.amount
	return known.needsAmount && amount === undefined ? [{ ...noAmount, element }] : []
}

const noAmount: Finding = {
	severity: 'warning',
	member: '/invoice/total',
	expected: 'an amount',
	received: 'none',
	shown: 'a task without an amount',
}

function warnType(element: number, guess: string | undefined): Finding {
	return {
		severity: 'warning',
		element,
		member: '/type',
		expected: 'a type of the contract',
		received: 'another',
		shown: guess === undefined ? 'the task without a button' : `a button by a guess (${guess})`,
	}
}
