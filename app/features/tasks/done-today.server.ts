import type { ListedAction } from '#app/api/resources/action'
import { parseWireDate } from '#app/lib/parse-wire-date'
import { findKnown } from '#app/lib/unread'
import { toWallClock } from '#app/lib/wall-clock'
import { paths } from '#app/paths'
import { isDoneTask } from '#app/products/task-state.server'
import type { UsesOwner } from '#app/request/context.server'
import { findLastReceipt } from '#app/submissions/form-ids.server'
import { getRecordOwner } from '#app/submissions/record-owner.server'
import type { TaskRowGroup } from '#app/ui/task-rows'
import type { ReaderContext } from './reader-context.server'
import { createTaskRow } from './task-rows.server'

type Context = UsesOwner<'say' | 'session'>

/** Tasks done today, until the next visit, each with its receipt; undefined without any. */
export async function createDoneToday(
	ctx: Context,
	actions: readonly ListedAction[],
	reader: ReaderContext,
): Promise<TaskRowGroup | undefined> {
	const done = actions.filter((action) => isDoneTask(action) && isOfThisVisit(action, ctx))
	if (done.length === 0) return undefined
	const rows = await Promise.all(done.map((action) => createDoneRow(ctx, action, reader)))
	return { id: 'done-today', title: ctx.say('actions.groups.doneToday'), rows }
}

async function createDoneRow(ctx: Context, action: ListedAction, reader: ReaderContext) {
	const receipt = await findLastReceipt(getRecordOwner(ctx), `action ${action.id}`)
	const link = receipt && { href: paths.receipts.detail(receipt), label: ctx.say('sending.receipt') }
	return { ...createTaskRow(action, reader), links: link ? [link] : [] }
}

/** The API may tell the day alone, and a task that this session completed is of this visit. */
function isOfThisVisit({ id, dateExecuted }: ListedAction, { session }: Context) {
	if (session.data.doneActions.includes(id)) return true
	const at = parseWireDate(findKnown(dateExecuted) ?? '')
	if (!at?.isSame(toWallClock(new Date()), 'day')) return false
	const { lastVisit } = session.data
	const isDay = at.isSame(at.startOf('day'))
	return isDay || !lastVisit || at.isAfter(toWallClock(new Date(lastVisit)))
}
