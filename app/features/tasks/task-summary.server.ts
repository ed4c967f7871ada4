import type { ListedAction } from '#app/api/resources/action'
import type { Say } from '#app/i18n/say.server'
import { formatNearDate } from '#app/lib/format-date'
import { parseWireDate } from '#app/lib/parse-wire-date'
import { findKnown } from '#app/lib/unread'
import { toWallClock } from '#app/lib/wall-clock'
import { isByPhone } from '#app/products/action-tasks.server'
import { findTaskGroup } from '#app/products/task-order'

/** Summary sentence of the client's tasks. The list must be complete, stated and not empty. */
export function describeTasks(open: readonly ListedAction[], say: Say) {
	const waiting = open.filter((action) => findTaskGroup(action) === 'waiting')
	const count = waiting.length
	if (count === 0) return say('dashboard.actions.purpose', { count: open.length })
	const since = findOldest(waiting)
	const date = since && formatNearDate(since, toWallClock(new Date()), say.language)
	return [say('actions.waiting', { count }), date && say('actions.oldest', { count, date })]
		.filter(Boolean)
		.join(' ')
}

/** Above tasks without a page: those that the client can only call about are still theirs. */
export function describeNone(others: readonly ListedAction[], say: Say) {
	return say(others.some(isByPhone) ? 'actions.noneOnSite' : 'dashboard.actions.none')
}

/** Undefined when a task has no date that was read: it may be older. */
function findOldest(tasks: readonly ListedAction[]) {
	const dates = tasks.map(({ dateCreated }) => parseWireDate(findKnown(dateCreated) ?? ''))
	const told = dates.filter((date) => date !== undefined).sort((a, b) => a.valueOf() - b.valueOf())
	const [oldest] = told
	const isPast = oldest?.isAfter(toWallClock(new Date())) === false
	return told.length === dates.length && isPast ? oldest : undefined
}
