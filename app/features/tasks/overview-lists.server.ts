import type { ListedAction } from '#app/api/resources/action'
import type { RequestContext } from '#app/request/context.server'
import { formatDate } from '#app/lib/format-date'
import { toWallClock } from '#app/lib/wall-clock'
import { paths } from '#app/paths'
import { createActionTable } from './action-table.server'
import { listOpenActions } from '#app/products/action-tasks.server'
import { filterDocuments } from './documents.server'
import { createReader } from './reader-context.server'

const mostTasks = 50
const mostDocuments = 20

/** What is open, by product, and the documents [164] [167]: the first of each, what is new, and the ways to all of them. */
export function buildActionLists(ctx: RequestContext, actions: readonly ListedAction[]) {
	const { say } = ctx
	const reader = createReader(ctx)
	const open = listOpenActions(actions)
	const count = open.length
	const documents = filterDocuments(actions)
	const { table, placesOf, groupsOf } = createActionTable(reader)
	const all = { href: paths.actions(), label: say('dashboard.actions.all', { count }) }
	const allDocuments = { href: paths.documents(), label: say('dashboard.documents.all') }
	return {
		open: count,
		news: newsOf(ctx, open.filter(reader.newsOf).length, count > mostTasks),
		tasks: {
			groups: groupsOf(open.slice(0, mostTasks)),
			more: count > mostTasks ? all : undefined,
		},
		documents: {
			places: placesOf(documents.slice(0, mostDocuments)),
			more: documents.length > mostDocuments ? allDocuments : undefined,
		},
		table,
	}
}

/** How much is new; where it may be out of sight also the way to it: a search for the word that marks it. */
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
