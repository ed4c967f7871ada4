import { findKnown } from '#app/lib/unread'
import { z } from 'zod/v4'
import { computeHash } from '#app/config/seal.server'
import type { ListedAction } from '#app/api/resources/action'
import { parseJson } from '#app/lib/parse-json'
import { parseWireDate } from '#app/lib/parse-wire-date'
import type { Uses } from '#app/request/context.server'
import { addMark, listMarked } from '#app/session/session-slots'
import { normaliseTaskType } from '#app/task-types'

/** Ids of appointments that this session cancelled and the API still lists. Their version tells the same appointment from one planned again. */
export function findCancelled<T extends { id: string }>(
	{ session }: Uses<'session'>,
	appointments: readonly T[],
	getVersion: (appointment: T) => string,
): Set<string> {
	return listMarked(session, 'cancelledAppointments', appointments, {
		isEnded: () => false,
		isNewer: (version, appointment) => version !== getVersion(appointment),
	})
}

const versionSchema = z.object({
	type: z.string(),
	/** Milliseconds since 1970. */
	created: z.number().nullable(),
	/** Hash of a reason; empty without one. */
	reason: z.string(),
	payment: z.string(),
})
type Version = z.output<typeof versionSchema>

function readVersion(action: ListedAction): Version {
	const { comment } = action
	const [document, payment] = [findKnown(action.document), findKnown(action.payment)]
	const created = findKnown(action.dateCreated)
	const texts = [comment, document?.clientApprovalExplanation].map(findKnown)
	const reason = texts.filter(Boolean).join('\n').trim()
	return {
		type: normaliseTaskType(findKnown(action.type) ?? ''),
		created: (created === undefined ? undefined : parseWireDate(created)?.valueOf()) ?? null,
		reason: reason === '' ? '' : computeHash(reason),
		payment: findKnown(payment?.status)?.toUpperCase() ?? '',
	}
}

/** State of an action before it was sent, as text for its mark. */
export function getActionVersion(action: ListedAction): string {
	return JSON.stringify(readVersion(action))
}

/** Payments that ended without money. */
const failed = ['EXPIRED', 'CANCELLED', 'FAILED']

/** The firm opened the action again: another type, a later date, a new reason, or a payment that failed since. */
function isNewer(version: string, action: ListedAction) {
	const { success, data: before } = versionSchema.safeParse(parseJson(version))
	if (!success) return false
	const now = readVersion(action)
	const isLater = now.created !== null && before.created !== null && now.created > before.created
	const isExplained = now.reason !== '' && now.reason !== before.reason
	const hasFailed = failed.includes(now.payment) && now.payment !== before.payment
	return now.type !== before.type || isLater || isExplained || hasFailed
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
		isNewer,
	})
	return actions.map((action) => (marked.has(action.id) ? { ...action, isDone: true } : action))
}
