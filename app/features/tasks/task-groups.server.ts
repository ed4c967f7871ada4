import type { ListedAction } from '#app/api/resources/action'
import type { Say } from '#app/i18n/say.server'
import { formatMoney, toCents } from '#app/lib/money'
import { countAll, limitList, type ReadList } from '#app/lib/read-list'
import { findKnown } from '#app/lib/unread'
import { paths } from '#app/paths'
import { getActionAmount } from '#app/products/house-amount'
import { getInvoiceId } from '#app/products/actions.server'
import {
	getActionName,
	getProductKey,
	getProductTitle,
	groupByProduct,
	listOpenActions,
} from '#app/products/action-tasks.server'
import { isPending } from '#app/products/payment-state'
import { findTaskGroup } from '#app/products/task-order'
import { groupBy } from '#app/lib/group-by'
import { taskGroups } from '#app/task-groups'
import type { TaskRow, TaskRowGroup } from '#app/ui/task-rows'
import type { ReaderContext } from './reader-context.server'
import { createTaskRow, findVerb } from './task-rows.server'

/** Groups of tasks; `others` are those that the portal cannot complete now. */
export const groups = [...taskGroups, 'others'] as const
export type Group = (typeof groups)[number]

/** A longer group has a page of its own. */
const mostInGroup = 50
const mostUnfolded = 3

/** The given tasks, in their order, by group; last those that the portal cannot complete. Empty groups are left out. */
export function createTaskGroups(actions: readonly ListedAction[], reader: ReaderContext): TaskRowGroup[] {
	return groupTasks(actions).map(([group, tasks]) => {
		const rows = tasks.map((task) => createTaskRow(task, reader))
		return { ...nameGroup(group, reader.say), ...tellTagOnce(rows) }
	})
}

/** The tasks of one product, below a heading that names it: three, and the others on demand. A list that is not whole counts none. */
export function createFoldedGroup(list: ReadList<ListedAction>, reader: ReaderContext): TaskRowGroup {
	const shown = limitList(list, mostInGroup)
	const { tag, rows } = tellTagOnce(shown.known.map((task) => createTaskRow(task, reader, true)))
	const others = list.isComplete ? rows.slice(mostUnfolded) : []
	const [first] = shown === list ? [] : shown.known
	const count = countAll(list)
	const more = first && count ? linkTasks({ product: getProductKey(first) }, count, reader.say) : undefined
	if (others.length === 0) return { id: 'product', tag, rows, more }
	const label = reader.say('actions.others', { count: others.length })
	return { id: 'product', tag, rows: rows.slice(0, mostUnfolded), folded: { label, rows: others }, more }
}

/** Moves a tag that all rows share to their group. */
function tellTagOnce(rows: readonly TaskRow[]): Pick<TaskRowGroup, 'tag' | 'rows'> {
	const [first, ...others] = rows
	const isSaid = first?.tag !== undefined && others.length > 0 && others.every(({ tag }) => tag === first.tag)
	return isSaid ? { tag: first.tag, rows: rows.map((row) => ({ ...row, tag: undefined })) } : { rows }
}

/** The same of all open tasks: with the total of the payments, and counts in the place of a long group. */
export function createWholeGroups(actions: readonly ListedAction[], reader: ReaderContext): TaskRowGroup[] {
	const { say } = reader
	return groupTasks(actions).map(([group, tasks]) => {
		const head = {
			...nameGroup(group, say),
			anchor: group,
			note: group === 'payment' ? describeTotal(tasks, say) : undefined,
		}
		if (tasks.length <= mostInGroup)
			return { ...head, rows: tasks.map((task) => createTaskRow(task, reader)) }
		const lines = group === 'others' ? undefined : countVerbs(tasks, say)
		return { ...head, lines, rows: [], more: linkTasks({ group }, tasks.length, say) }
	})
}

export function createProductGroups(actions: readonly ListedAction[], reader: ReaderContext): TaskRowGroup[] {
	return [...groupByProduct(actions)].map(([product, tasks]) => ({
		id: product,
		title: tasks[0] ? getProductTitle(tasks[0], reader.say) : '',
		rows: tasks.map((task) => createTaskRow(task, reader, true)),
	}))
}

/** Numbers of the groups that have a task of the client, for links to them. */
export function countGroups(actions: readonly ListedAction[]) {
	return groupTasks(listOpenActions(actions)).map(([group, tasks]) => ({ group, count: tasks.length }))
}

function groupTasks(actions: readonly ListedAction[]): [Group, ListedAction[]][] {
	const open = new Set(listOpenActions(actions))
	const groupOf = (action: ListedAction): Group =>
		(open.has(action) ? findTaskGroup(action) : undefined) ?? 'others'
	const found = groupBy(actions, groupOf)
	return groups.flatMap((group) => {
		const tasks = found.get(group)
		return tasks ? [[group, tasks]] : []
	})
}

function nameGroup(group: Group, say: Say) {
	return { id: group, title: say.table('actions').groups[group] }
}

/** Undefined for a single amount, and where one is unknown. What is at the bank is not asked for. */
function describeTotal(payments: readonly ListedAction[], say: Say) {
	const due = dropRepeated(payments).filter(({ payment }) => !isPending(findKnown(payment)))
	const amounts = due.map(getActionAmount).filter((amount) => typeof amount === 'number')
	if (amounts.length < due.length || due.length === 0 || payments.length === 1) return undefined
	const amount = formatMoney(amounts.reduce((cents, euros) => cents + toCents(euros), 0) / 100)
	const isBesideBank = payments.some(({ payment }) => isPending(findKnown(payment)))
	return say(isBesideBank ? 'actions.totalBesideBank' : 'actions.total', { amount })
}

/** Leaves out a second task for the same invoice, which asks for the same amount. */
function dropRepeated(payments: readonly ListedAction[]) {
	return [...groupBy(payments, (payment) => getInvoiceId(payment) ?? payment).values()].flatMap(([first]) =>
		first ? [first] : [],
	)
}

function countVerbs(tasks: readonly ListedAction[], say: Say) {
	const counts = new Map<string, number>()
	for (const task of tasks) {
		const verb = findVerb(task, say) ?? getActionName(task, say)
		counts.set(verb, (counts.get(verb) ?? 0) + 1)
	}
	return [...counts].map(([verb, count]) => say('actions.counted', { title: verb, count }))
}

function linkTasks(chosen: { group: Group } | { product: string }, count: number, say: Say) {
	return {
		href: `${paths.actions()}?${new URLSearchParams(chosen)}`,
		label: say('dashboard.actions.all', { count }),
	}
}
