import { groupBy } from '#app/lib/group-by'
import { areStated, isOpenTask } from '#app/products/task-state.server'
import { createList, type ReadList, filterList } from '#app/lib/read-list'
import { listProblems, settle, type Settled } from '#app/request/settle'
import { invoiceSchema } from '#app/api/resources/invoice'
import type { Uses } from '#app/request/context.server'
import type { Say } from '#app/i18n/say.server'
import { formatDateTime, formatMonth, formatNearDate } from '#app/lib/format-date'
import { describeUnlabelledMoney } from '#app/products/facts'
import { toWallClock } from '#app/lib/wall-clock'
import { paths } from '#app/paths'
import { listAppointments } from '#app/products/appointments.server'
import { paginateList } from '#app/products/paginate-list.server'
import { readTasks } from '#app/products/task-facts.server'
import { findKnown } from '#app/lib/unread'
import type { ListedAction } from '#app/api/resources/action'
import { lookUp } from '#app/lib/look-up'
import { findTarget } from '#app/products/action-target'
import { getProductKey, getProductTitle, nameProduct } from '#app/products/action-tasks.server'
import { productPages } from '#app/products/kinds'
import { listTimelineEvents, type TimelineEvent } from './events.server'

type Reader = Uses<'api' | 'queryTokens' | 'say' | 'session'>

export interface TimelineRow {
	/** Side that acted, or is to act. */
	mark: 'done' | 'yours' | 'ours'
	title: string
	/** Product of a task. */
	about?: string
	/** Date, and what happened or was asked. */
	detail: string
	href?: string
	news?: string
	/** Asked on the same day as the row before. */
	isJoined?: boolean
}

/** A month with its rows, or an earlier year with its months. */
export interface TimelinePart {
	title: string
	rows: TimelineRow[]
	months?: TimelinePart[]
}

/** Failed lists are left out. @throws ApiError when all three fail */
export async function getTimeline(ctx: Reader, request: Request) {
	const { api, say } = ctx
	const bills = settle(api.list('/api/invoices', invoiceSchema))
	const [actions, appointments, invoices] = await Promise.all([
		settle(readTasks(ctx, { invoices: bills })),
		settle(listAppointments(ctx)),
		bills,
	])
	const parts = { actions, appointments, invoices }
	const problems = listProblems(actions, appointments, invoices)
	if (problems[0] && problems.length === 3) throw problems[0]
	const events = joinEvents({
		actions: actions.value?.tasks,
		appointments: appointments.value,
		invoices: invoices.value,
	})
	const products = { ...actions.value?.facts.products, appointment: appointments.value }
	const isNew = createNewsTest(ctx)
	const filter = filterEvents(request, events, say)
	const { rows, list } = paginateList(request, say, {
		...filter,
		rowOf: (event) => ({
			...placeEvent(event, say),
			row: rowOf(event, products, say, isNew(event)),
		}),
		getSearchText: ({ row }) => [row.title, row.about, row.detail, row.news].filter(Boolean).join(' '),
		none: say('timeline.none'),
	})
	const view = {
		title: say('timeline.title'),
		purpose: [say('timeline.purpose'), ...missingTexts(parts, say)].join(' '),
		back: { href: paths.dashboard(), label: say('actions.back') },
		list,
		parts: groupParts(rows, !filter.isChosen && !list.search?.value && rows.some(isRecent)),
	}
	return { view, problems, actions: actions.value?.tasks, appointments: appointments.value }
}

type Lists = Required<Parameters<typeof listTimelineEvents>[0]>
type ReadLists = { [Name in keyof Lists]?: ReadList<Lists[Name][number]> }

function joinEvents({ actions, appointments, invoices }: ReadLists): ReadList<TimelineEvent> {
	const lists = { actions: actions?.known, appointments: appointments?.known, invoices: invoices?.known }
	const areTasksKnown = actions !== undefined && areStated(actions)
	const isComplete = areTasksKnown && [appointments, invoices].every((list) => list?.isComplete)
	return { known: listTimelineEvents(lists, toWallClock(new Date())), isComplete }
}

function missingTexts(parts: Record<'actions' | 'appointments' | 'invoices', Settled<unknown>>, say: Say) {
	const { actions, appointments, invoices } = say.table('timeline').missing
	return [
		...(parts.actions.problem ? [actions] : []),
		...(parts.appointments.problem ? [appointments] : []),
		...(parts.invoices.problem ? [invoices] : []),
	]
}

/** New since the visit before this session. A request with a token in the address counts as no visit. */
function createNewsTest({ session, queryTokens }: Reader) {
	const { lastVisit } = session.data
	if (!lastVisit || queryTokens) return () => false
	const seen = toWallClock(new Date(lastVisit))
	return ({ kind, at }: TimelineEvent) => kind === 'asked' && at?.isAfter(seen) === true
}

interface PlacedRow {
	/** Heading of its part. */
	month: string
	/** Year of an event before this year. */
	year?: string
	row: TimelineRow
}

function isRecent({ year }: PlacedRow) {
	return year === undefined
}

function groupParts(placed: readonly PlacedRow[], isFolding: boolean): TimelinePart[] {
	const parts = groupBy(placed, ({ month, year }) => (isFolding && year) || month)
	return [...parts].map(([title, own]) =>
		isFolding && own[0]?.year === title
			? { title, rows: [], months: groupParts(own, false) }
			: { title, rows: joinDays(own.map(({ row }) => row)) },
	)
}

/** Requests of one day are one row of several. */
function joinDays(rows: readonly TimelineRow[]) {
	return rows.map((row, at) => {
		const before = rows[at - 1]
		const isJoined = row.mark === 'yours' && before?.mark === 'yours' && before.detail === row.detail
		return { ...row, isJoined }
	})
}

const marks = { asked: 'yours', done: 'done', planned: 'ours', met: 'ours', invoiced: 'ours' } as const

function rowOf(event: TimelineEvent, products: KnownProducts, say: Say, isNew: boolean): TimelineRow {
	const { kind, amount } = event
	const date = describeMoment(event, say)
	const words = describeUnlabelledMoney(amount, say)
	const isLost = event.action !== undefined && !areStated(createList([event.action]))
	const what = kind === 'invoiced' ? words : say(isLost ? 'unread.status' : `timeline.kinds.${kind}`)
	const title = titleOf(event, say)
	return {
		mark: marks[kind],
		title,
		about: event.action && nameProduct(event.action, title, say),
		detail: [date, what].filter(Boolean).join(' · '),
		href: findEventHref(event, products),
		news: isNew ? say('actions.new') : undefined,
	}
}

function placeEvent({ kind, at }: TimelineEvent, say: Say): Omit<PlacedRow, 'row'> {
	if (kind === 'planned') return { month: say('timeline.ahead') }
	if (!at) return { month: say('unread.undated') }
	const isEarlier = at.year() < toWallClock(new Date()).year()
	return { month: formatMonth(at, say.language), year: isEarlier ? String(at.year()) : undefined }
}

function describeMoment({ at, isDateUnread, hasTime, kind }: TimelineEvent, say: Say) {
	if (at)
		return hasTime
			? formatDateTime(at, say.language)
			: formatNearDate(at, toWallClock(new Date()), say.language)
	if (isDateUnread) return say('unread.date')
	return kind === 'planned' ? say('unread.dateFollows') : undefined
}

function titleOf({ kind, name }: TimelineEvent, say: Say) {
	if (kind === 'invoiced') return name ? say('timeline.numbered', { number: name }) : say('timeline.invoice')
	return name ?? say(kind === 'asked' || kind === 'done' ? 'timeline.action' : 'timeline.appointment')
}

/** Products to choose from. */
const mostProducts = 100

function filterEvents(request: Request, events: ReadList<TimelineEvent>, say: Say) {
	const products = new Map(
		events.known.map((event) => describeEventProduct(event, say)).map((product) => [product.value, product]),
	)
	const requested = new URL(request.url).searchParams.get('product') ?? ''
	const value = products.has(requested) ? requested : ''
	const items = value
		? filterList(events, (event) => describeEventProduct(event, say).value === value)
		: events
	const offered = [...products.values()].filter((product, at) => at < mostProducts || product.value === value)
	const options = [{ value: '', label: say('actions.filter.allProducts') }, ...offered]
	const label = say('actions.filter.product')
	return {
		items,
		isChosen: value !== '',
		choices: products.size > 1 ? [{ name: 'product', label, value, options }] : undefined,
	}
}

type Pages = Partial<Record<string, { list: () => string; detail?: (id: string) => string }>>

/** Products that are known to be there, by kind. A kind that is absent was not read. */
type KnownProducts = Partial<Record<string, ReadList<{ id: string }>>>

function findEventHref({ kind, id, action }: TimelineEvent, products: KnownProducts): string | undefined {
	if (kind === 'invoiced') return paths.invoices()
	if (!action) return id === undefined ? undefined : paths.appointments.detail(id)
	const target = isOpenTask(action) ? findTarget(action) : undefined
	return target && !target.name.endsWith('file') ? target.href : findProductHref(action, products)
}

/** A product that is gone has no link. The list of its kind opens where its products were not read [A197]. */
function findProductHref(action: ListedAction, products: KnownProducts) {
	const pages: Pages = productPages
	const product = findKnown(action.product)
	const kind = findKnown(product?.type)?.toLowerCase() ?? ''
	const page = lookUp(pages, kind)
	if (!page || !product) return undefined
	const known = lookUp(products, kind)
	if (!page.detail || !known?.isComplete) return page.list()
	return known.known.some(({ id }) => id === product.id) ? page.detail(product.id) : undefined
}

function describeEventProduct({ kind, action }: TimelineEvent, say: Say) {
	if (action) return { value: getProductKey(action), label: getProductTitle(action, say) }
	return kind === 'invoiced'
		? { value: 'invoices', label: say('shell.menu.invoices') }
		: { value: 'appointments', label: say('shell.menu.appointments') }
}
