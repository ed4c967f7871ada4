import type { Visit } from '#app/context.server'
import { formatDate } from '#app/lib/format-date'
import { wallClock } from '#app/lib/wall-clock'
import { paths } from '#app/paths'
import { noteVisit } from '#app/session/last-visit.server'
import { createTable } from './action-table.server'
import { openActions } from './action-tasks.server'
import { listForLists } from './actions.server'
import { documentsAmong } from './documents.server'
import { findDraftCard } from './drafts.server'
import { readerOf } from './reader.server'

const mostTasks = 50
const mostDocuments = 20

/** What is open, by product, and the documents [164] [167]: the first of each, what is new, and the ways to all of them. */
export async function getActionLists(visit: Visit, request: Request) {
	const { say } = visit
	const [actions] = await Promise.all([listForLists(visit), noteVisit(visit, request)])
	const reader = readerOf(visit)
	const open = openActions(actions)
	const count = open.length
	const documents = documentsAmong(actions)
	const { table, placesOf, groupsOf } = createTable(reader)
	const all = { href: paths.actions(), label: say('dashboard.actions.all', { count }) }
	const allDocuments = { href: paths.documents(), label: say('dashboard.documents.all') }
	return {
		open: count,
		news: newsOf(visit, open.filter(reader.newsOf).length, count > mostTasks),
		tasks: {
			groups: groupsOf(open.slice(0, mostTasks)),
			more: count > mostTasks ? all : undefined,
		},
		documents: {
			places: placesOf(documents.slice(0, mostDocuments)),
			more: documents.length > mostDocuments ? allDocuments : undefined,
		},
		table,
		drafts: await findDraftCard(visit, open),
	}
}

/** How much is new; where it may be out of sight also the way to it: a search for the word that marks it. */
function newsOf({ say, session }: Visit, count: number, isCut: boolean) {
	const { lastVisit } = session.data
	if (!lastVisit || count === 0) return undefined
	const date = formatDate(wallClock(new Date(lastVisit)), say.language)
	const href = `${paths.actions()}?${new URLSearchParams({ q: say('actions.new') })}`
	return {
		text: say('dashboard.actions.news', { count, date }),
		link: isCut ? { href, label: say('dashboard.actions.findNews') } : undefined,
	}
}
