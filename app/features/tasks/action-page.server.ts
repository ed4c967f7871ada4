import type { ListedAction } from '#app/api/resources/action'
import type { Say } from '#app/i18n/say.server'
import { paths } from '#app/paths'
import { listOpenActions } from '#app/products/action-tasks.server'
import { paginateList } from '#app/products/paginate-list.server'
import { listTasks } from '#app/products/task-facts.server'
import { sortByConsequence } from '#app/products/task-order'
import { areStated } from '#app/products/task-state.server'
import type { RequestContext } from '#app/request/context.server'
import { filterActions } from './action-filter.server'
import { getSearchText } from './action-rows.server'
import { createDoneToday } from './done-today.server'
import { createReader, type ReaderContext } from './reader-context.server'
import { countGroups, createProductGroups, createTaskGroups, createWholeGroups } from './task-groups.server'
import { describeTasks } from './task-summary.server'

/** Open tasks by consequence, or what was chosen of them. */
export async function getActionPage(ctx: RequestContext, request: Request) {
	const { say } = ctx
	const [actions, reader] = await Promise.all([listTasks(ctx), createReader(ctx)])
	const isCounted = areStated(actions)
	const filter = filterActions(request, actions.known, say)
	const { choices, status, isChosen, isByProduct } = filter
	const isByConsequence = status === 'open' && !isByProduct
	const items = isByConsequence ? sortTasks(filter.items, reader) : filter.items
	const isWhole = isByConsequence && filter.group === undefined && !isSearch(request)
	const { rows, list } = paginateList(request, say, {
		items: { known: items, isComplete: isCounted },
		rowOf: (action) => action,
		getSearchText: (action) => getSearchText(action, reader),
		none: say(isChosen ? 'actions.noneChosen' : 'dashboard.actions.none'),
		choices,
		pageSize: isWhole && isCounted ? Number.MAX_SAFE_INTEGER : undefined,
	})
	const create = isByConsequence
		? isWhole && isCounted
			? createWholeGroups
			: createTaskGroups
		: createProductGroups
	const isPlain = status === 'open' && !isChosen
	return {
		title: say('dashboard.actions.title'),
		purpose: isCounted && status === 'open' ? describeOpen(items, isPlain, say) : undefined,
		back: createBack(filter.group !== undefined, say),
		list,
		jumps: isWhole && isCounted ? createJumps(items, say) : undefined,
		groups: create(rows, reader),
		done: isPlain && !isSearch(request) ? await createDoneToday(ctx, actions.known, reader) : undefined,
		view: status === 'open' && items.length > 0 ? createViewLink(isByProduct, say) : undefined,
	}
}

function isSearch(request: Request) {
	return Boolean(new URL(request.url).searchParams.get('q')?.trim())
}

/** Those that wait for others stay last. */
function sortTasks(actions: readonly ListedAction[], reader: ReaderContext) {
	const open = listOpenActions(actions)
	const others = actions.filter((action) => !open.includes(action))
	return [...sortByConsequence(open, (action) => reader.draftOf(action) !== undefined), ...others]
}

/** Nothing to do is said of all tasks alone, and above those that wait for others. */
function describeOpen(items: readonly ListedAction[], isPlain: boolean, say: Say) {
	const open = listOpenActions(items)
	if (open.length > 0) return describeTasks(open, say)
	return isPlain && items.length > 0 ? say('dashboard.actions.none') : undefined
}

function createJumps(items: readonly ListedAction[], say: Say) {
	const { groups, jump } = say.table('actions')
	const links = countGroups(items).map(({ group, count }) => ({
		href: `#${group}`,
		label: say('actions.counted', { title: groups[group], count }),
	}))
	return links.length > 1 ? { label: jump, links } : undefined
}

function createViewLink(isByProduct: boolean, say: Say) {
	const { byConsequence, byProduct } = say.table('actions')
	return isByProduct
		? { href: paths.actions(), label: byConsequence }
		: { href: `${paths.actions()}?by=product`, label: byProduct }
}

function createBack(isOfGroup: boolean, say: Say) {
	return isOfGroup
		? { href: paths.actions(), label: say('dashboard.actions.title') }
		: { href: paths.dashboard(), label: say('actions.back') }
}
