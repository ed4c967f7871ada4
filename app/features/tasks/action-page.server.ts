import type { ListedAction } from '#app/api/resources/action'
import type { Say } from '#app/i18n/say.server'
import { paths } from '#app/paths'
import {
	listOpenActions,
	getProductKey,
	getProductTitle,
	groupByProduct,
	listWaitingActions,
} from '#app/products/action-tasks.server'
import { paginateList } from '#app/products/paginate-list.server'
import { listTasks } from '#app/products/task-facts.server'
import { sortByConsequence, findTaskGroup } from '#app/products/task-order'
import { areStated, isDoneTask } from '#app/products/task-state.server'
import type { RequestContext, UsesOwner } from '#app/request/context.server'
import { getSearchText } from './action-rows.server'
import { createReader, type ReaderContext } from './reader-context.server'
import {
	countGroups,
	createProductGroups,
	createTaskGroups,
	createWholeGroups,
	groups,
	type Group,
} from './task-groups.server'
import { describeNone, describeTasks } from './task-summary.server'
import { parseWireDate } from '#app/lib/parse-wire-date'
import { findKnown } from '#app/lib/unread'
import { toWallClock } from '#app/lib/wall-clock'
import { findLastSent } from '#app/submissions/form-ids.server'
import { getRecordOwner } from '#app/submissions/record-owner.server'
import type { TaskRowGroup } from '#app/ui/task-rows'
import { createTaskRow } from './task-rows.server'
import type { SearchChoice } from '#app/ui/search-form'

/** Products in the choice above the list. Search finds the tasks of others. */
const mostProducts = 100

/**
 * Query parameters `status` (`open` by default, or `done`), `product`, `group` and `by` (`product`): those listed, and
 * what was chosen.
 */
export function filterActions(request: Request, actions: readonly ListedAction[], say: Say) {
	const params = new URL(request.url).searchParams
	const status = params.get('status') === 'done' ? 'done' : 'open'
	const chosen = status === 'done' ? listDone(actions) : listStanding(actions)
	const requested = params.get('product') ?? ''
	const listed = [...chosen, ...actions.filter((action) => getProductKey(action) === requested)]
	const products = groupByProduct(listed)
	const product = products.has(requested) ? requested : ''
	const group = groups.find((name) => name === params.get('group'))
	const isByProduct = params.get('by') === 'product'
	const ofProduct = product ? chosen.filter((action) => getProductKey(action) === product) : chosen
	return {
		items: group ? filterGroup(ofProduct, group, status) : ofProduct,
		status,
		group,
		isByProduct,
		isChosen: status === 'done' || product !== '' || group !== undefined,
		choices: [
			createStatusChoice(status, say),
			{
				name: 'product',
				label: say('actions.filter.product'),
				value: product,
				options: [
					{ value: '', label: say('actions.filter.allProducts') },
					...[...products]
						.filter(([value], at) => at < mostProducts || value === product)
						.flatMap(([value, [first]]) => (first ? { value, label: getProductTitle(first, say) } : [])),
				],
			},
			keepChoice('group', group ?? ''),
			keepChoice('by', isByProduct ? 'product' : ''),
		],
	}
}

function createStatusChoice(value: 'open' | 'done', say: Say): SearchChoice {
	return {
		name: 'status',
		label: say('actions.filter.status'),
		value,
		options: [
			{ value: 'open', label: say('actions.status.open') },
			{ value: 'done', label: say('actions.status.done') },
		],
	}
}

/** Chosen by a link; a search and the pages keep it. */
function keepChoice(name: string, value: string): SearchChoice {
	return { name, label: '', value, options: [{ value: '', label: '' }], isHidden: true }
}

function filterGroup(actions: readonly ListedAction[], group: Group, status: 'open' | 'done') {
	const own = new Set(status === 'open' ? listOpenActions(actions) : actions)
	const groupOf = (action: ListedAction) => (own.has(action) ? findTaskGroup(action) : undefined) ?? 'others'
	return actions.filter((action) => groupOf(action) === group)
}

/** Actions that wait for others follow the client's own. */
function listStanding(actions: readonly ListedAction[]) {
	return [...listOpenActions(actions), ...listWaitingActions(actions)]
}

/** Latest first; without a date last. */
function listDone(actions: readonly ListedAction[]) {
	const done = actions.filter(isDoneTask)
	const timeOf = ({ dateExecuted }: ListedAction) =>
		parseWireDate(findKnown(dateExecuted) ?? '')?.valueOf() ?? 0
	return done.sort((a, b) => timeOf(b) - timeOf(a))
}

type Filter = ReturnType<typeof filterActions>

/** Open tasks by consequence, or what was chosen of them. */
export async function getActionPage(ctx: RequestContext, request: Request, findReceipt: FindReceipt) {
	const { say } = ctx
	const [actions, reader] = await Promise.all([listTasks(ctx), createReader(ctx)])
	const isCounted = areStated(actions)
	const filter = filterActions(request, actions.known, say)
	const view = findView(filter, isCounted && !isSearch(request))
	const items = view === 'lists' ? filter.items : sortTasks(filter.items, reader)
	const { rows, list } = paginateList(request, say, {
		items: { known: items, isComplete: isCounted },
		rowOf: (action) => action,
		getSearchText: (action) => getSearchText(action, reader),
		none: say(filter.isChosen ? 'actions.noneChosen' : 'dashboard.actions.none'),
		choices: filter.choices,
		pageSize: view === 'whole' ? Number.MAX_SAFE_INTEGER : undefined,
	})
	const hasDone = !filter.isChosen && !isSearch(request)
	return {
		title: say('dashboard.actions.title'),
		purpose: isCounted ? describeOpen(items, filter, say) : undefined,
		back: createBack(filter.group !== undefined, say),
		list,
		jumps: view === 'whole' ? createJumps(items, say) : undefined,
		groups: createGroups[view](rows, reader),
		done: hasDone ? await createDoneToday(ctx, actions.known, reader, findReceipt) : undefined,
		view: createViewLink(filter, say),
	}
}

/** All open tasks by consequence, a page of them, or lists per product. */
type View = 'whole' | 'part' | 'lists'
const createGroups = { whole: createWholeGroups, part: createTaskGroups, lists: createProductGroups }

function findView({ status, isByProduct, group }: Filter, mayBeWhole: boolean): View {
	if (status === 'done' || isByProduct) return 'lists'
	return group === undefined && mayBeWhole ? 'whole' : 'part'
}

function isSearch(request: Request) {
	return Boolean(new URL(request.url).searchParams.get('q')?.trim())
}

/** Tasks that the client cannot do now stay last. */
function sortTasks(actions: readonly ListedAction[], reader: ReaderContext) {
	const open = new Set(listOpenActions(actions))
	const others = actions.filter((action) => !open.has(action))
	return [...sortByConsequence([...open], (action) => reader.draftOf(action) !== undefined), ...others]
}

/** Nothing to do is said of all tasks alone, and above those that wait for others. */
function describeOpen(items: readonly ListedAction[], { status, isChosen }: Filter, say: Say) {
	const open = listOpenActions(items)
	if (status === 'done') return undefined
	if (open.length > 0) return describeTasks(open, say)
	return !isChosen && items.length > 0 ? describeNone(items, say) : undefined
}

function createJumps(items: readonly ListedAction[], say: Say) {
	const { groups, jump } = say.table('actions')
	const links = countGroups(items).map(({ group, count }) => ({
		href: `#${group}`,
		label: say('actions.counted', { title: groups[group], count }),
	}))
	return links.length > 1 ? { label: jump, links } : undefined
}

function createViewLink({ status, isByProduct, items }: Filter, say: Say) {
	if (status === 'done' || items.length === 0) return undefined
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

type Context = UsesOwner<'say' | 'session'>
/** Id of the receipt of a task that no form of its own completed. */
type FindReceipt = (actionId: string) => Promise<string | undefined>

/** Rows of tasks done today. Each reads its receipt from the store. */
const mostDoneToday = 20

/** Tasks done today, until the next visit, each with its receipt; undefined without any. */
async function createDoneToday(
	ctx: Context,
	actions: readonly ListedAction[],
	reader: ReaderContext,
	findOther: FindReceipt,
): Promise<TaskRowGroup | undefined> {
	const done = actions.filter((action) => isDoneTask(action) && isOfThisVisit(action, ctx))
	if (done.length === 0) return undefined
	const rows = await Promise.all(
		done.slice(0, mostDoneToday).map((action) => createDoneRow(ctx, action, reader, findOther)),
	)
	return { id: 'done-today', title: ctx.say('actions.groups.doneToday'), rows }
}

async function createDoneRow(
	ctx: Context,
	action: ListedAction,
	reader: ReaderContext,
	findOther: FindReceipt,
) {
	const own = await findLastSent(getRecordOwner(ctx), `action ${action.id}`)
	const receipt = own?.receipt ?? (await findOther(action.id))
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
