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
/** Id of the receipt of a task that no form of its own completed. */
export type FindReceipt = (actionId: string) => Promise<string | undefined>

/** Tasks done today, until the next visit, each with its receipt; undefined without any. */
export async function createDoneToday(
	ctx: Context,
	actions: readonly ListedAction[],
	reader: ReaderContext,
	findOther: FindReceipt,
): Promise<TaskRowGroup | undefined> {
	const done = actions.filter((action) => isDoneTask(action) && isOfThisVisit(action, ctx))
	if (done.length === 0) return undefined
	const rows = await Promise.all(done.map((action) => createDoneRow(ctx, action, reader, findOther)))
	return { id: 'done-today', title: ctx.say('actions.groups.doneToday'), rows }
}

async function createDoneRow(
	ctx: Context,
	action: ListedAction,
	reader: ReaderContext,
	findOther: FindReceipt,
) {
	const own = await findLastReceipt(getRecordOwner(ctx), `action ${action.id}`)
	const receipt = own ?? (await findOther(action.id))
	const row = createTaskRow(action, reader)
	if (receipt === undefined) return row
	return { ...row, links: [{ href: paths.receipts.detail(receipt), label: ctx.say('sending.receipt') }] }
}

/** The API may tell the day alone, and a task that this session completed is of this visit. */
function isOfThisVisit({ id, dateExecuted }: ListedAction, { session }: Context) {
	if (session.data.doneActions.includes(id)) return true
	const at = parseWireDate(findKnown(dateExecuted) ?? '')
	if (at?.isSame(toWallClock(new Date()), 'day') !== true) return false
	const { lastVisit } = session.data
	const isDay = at.isSame(at.startOf('day'))
	return isDay || !lastVisit || at.isAfter(toWallClock(new Date(lastVisit)))
}
