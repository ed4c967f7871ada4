import type { Uses } from '#app/request/context.server'
import type { Say } from '#app/i18n/say.server'
import type { ListedAction } from '#app/api/resources/action'
import { findTarget } from '#app/products/action-target'
import { getActionName } from '#app/products/action-tasks.server'
import { isForProduct, listSummarisedActions } from '#app/products/actions.server'
import { isOpenTask } from '#app/products/task-state.server'
import { settle } from '#app/request/settle'

export interface ValueTask {
	href: string
	label: string
}

/** Open tasks that ask for the value of a home; none when the tasks could not be read. */
export async function listValueTasks(ctx: Uses<'api' | 'session'>): Promise<ListedAction[]> {
	const actions = await settle(listSummarisedActions(ctx))
	return (actions.value?.known ?? []).filter(
		(action) => isOpenTask(action) && findTarget(action)?.name === 'mortgage-marketvalue',
	)
}

export function findValueTask(tasks: readonly ListedAction[], id: string, say: Say): ValueTask | undefined {
	const task = tasks.find((action) => isForProduct(action, 'mortgage', id))
	const target = task && findTarget(task)
	return task && target && { href: target.href, label: getActionName(task, say) }
}
