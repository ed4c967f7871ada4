import { areDated, areStated } from '#app/products/task-state.server'
import type { ReadList } from '#app/lib/read-list'
import type { ListedAction } from '#app/api/resources/action'
import type { RequestContext } from '#app/request/context.server'
import type { Say } from '#app/i18n/say.server'
import { formatDate } from '#app/lib/format-date'
import { toWallClock } from '#app/lib/wall-clock'
import { paths } from '#app/paths'
import { listWaitingActions } from '#app/products/action-tasks.server'
import { getFileTexts } from '#app/downloads/file-links'
import { createActionRow } from './action-rows.server'
import { filterDocuments } from './product-lists.server'
import type { TaskRowGroup } from '#app/ui/task-rows'
import type { ReaderContext } from './reader-context.server'
import { createTaskGroups } from './task-groups.server'
import { describeNone, describeTasks } from './task-summary.server'

const mostTasks = 3
const mostDocuments = 3

/** `open` in the order of the lists; `first` is the id of the action shown above them [164] [167]. */
export function buildActionLists(
	ctx: RequestContext,
	reader: ReaderContext,
	{ actions: list, open }: { actions: ReadList<ListedAction>; open: readonly ListedAction[] },
	first: string | undefined,
) {
	const { say } = ctx
	const { known: actions } = list
	const isCounted = areStated(list)
	const others = [...open, ...listWaitingActions(actions)].filter(({ id }) => id !== first)
	const shown = others.slice(0, mostTasks)
	const isCut = others.length > shown.length
	const isEmpty = others.length === 0 && first === undefined
	const documents = filterDocuments(actions)
	const listed = documents
		.filter((action) => action.id !== first && !shown.includes(action))
		.slice(0, mostDocuments)
	const { all, allDocuments } = createMoreLinks(isCounted ? open.length : undefined, say)
	return {
		isCounted,
		purpose: isCounted && !isEmpty ? describeOpen(open, others, say) : undefined,
		note: isCounted ? undefined : say('unread.list'),
		none: isCounted && isEmpty ? say('dashboard.actions.none') : undefined,
		news: newsOf(ctx, isCounted ? countNews(open, reader) : 0, isCut),
		tasks: {
			groups: isCounted ? untitleOne(createTaskGroups(shown, reader)) : createTaskGroups(shown, reader),
			more: isCut || !list.isComplete ? all : undefined,
		},
		documents: {
			isNone: documents.length === 0,
			rows: listed.map((action) => createActionRow(action, reader)),
			texts: getFileTexts(say),
			more: documents.length > listed.length || !list.isComplete ? allDocuments : undefined,
		},
	}
}

/** Title of the only group, where the sentence above it says the same, goes. */
function untitleOne(groups: readonly TaskRowGroup[]): TaskRowGroup[] {
	const isTold = groups.length === 1 && groups[0]?.id === 'waiting'
	return groups.map((group) => (isTold ? { ...group, title: undefined } : group))
}

/** Without a count of the open tasks the links name no number, and promise no "all". */
function createMoreLinks(count: number | undefined, say: Say) {
	const { actions, documents } = say.table('dashboard')
	const isCounted = count !== undefined
	return {
		all: {
			href: paths.actions(),
			label: isCounted ? say('dashboard.actions.all', { count }) : actions.title,
		},
		allDocuments: { href: paths.documents(), label: isCounted ? documents.all : documents.title },
	}
}

function describeOpen(open: readonly ListedAction[], others: readonly ListedAction[], say: Say) {
	return open.length === 0 ? describeNone(others, say) : describeTasks(open, say)
}

/** A task whose date could not be read may be new, so then none is counted. */
function countNews(open: readonly ListedAction[], reader: ReaderContext) {
	return areDated(open) ? open.filter(reader.newsOf).length : 0
}

/** New actions may be hidden: the link searches for the word "Nieuw". */
function newsOf({ say, session }: RequestContext, count: number, isCut: boolean) {
	const { lastVisit } = session.data
	if (!lastVisit || count === 0) return undefined
	const date = formatDate(toWallClock(new Date(lastVisit)), say.language)
	const href = `${paths.actions()}?${new URLSearchParams({ q: say('actions.new') })}`
	return {
		text: say('dashboard.actions.news', { count, date }),
		link: isCut ? { href, label: say('dashboard.actions.findNews') } : undefined,
	}
}
