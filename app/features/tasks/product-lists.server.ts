import { paths } from '#app/paths'
import { areStated, isDoneTask } from '#app/products/task-state.server'
import { isUnread, findKnown, type Read } from '#app/lib/unread'
import type { ProductKind } from '#app/api/resources/product'
import type { RequestContext } from '#app/request/context.server'
import { listOpenActions, listWaitingActions } from '#app/products/action-tasks.server'
import { isForProduct, listActions } from '#app/products/actions.server'
import { followTasks, readKindFacts } from '#app/products/task-facts.server'
import { getFileTexts } from '#app/downloads/file-links'
import { createActionRow } from './action-rows.server'
import { createReader } from './reader-context.server'
import { createFoldedGroup } from './task-groups.server'
import { createDocumentsArchive } from './zip.server'
import type { ListedAction } from '#app/api/resources/action'
import { readWireTime } from '#app/lib/parse-wire-date'
import { isCancelledTask, isReadAction, isDocumentAction } from '#app/products/action-file'

/**
 * Documents to read first, then closed ones [212], the newest of both first. Open uploads and signatures are tasks. @see
 * contract §8
 */
export function filterDocuments<A extends ListedAction>(actions: readonly A[]) {
	const open = actions.filter((action) => !isDoneTask(action) && isReadAction(action))
	const closed = actions.filter(isClosedDocument)
	return [
		...sortByDate(open, ({ dateCreated }) => dateCreated),
		...sortByDate(closed, ({ dateExecuted }) => dateExecuted),
	]
}

/** Without a date they come last, as they came. */
function sortByDate<A extends ListedAction>(actions: readonly A[], getDate: (action: A) => Read<string>) {
	const times = new Map(
		actions.map((action) => [action, readWireTime(findKnown(getDate(action)) ?? '') ?? 0]),
	)
	return actions.toSorted((one, other) => (times.get(other) ?? 0) - (times.get(one) ?? 0))
}

/** A cancelled assignment has no document to show. */
function isClosedDocument(action: ListedAction) {
	return isDoneTask(action) && isDocumentAction(action) && !isCancelledTask(action)
}

/** Documents of one product on its page; the page of all documents has the others. */
const mostDocuments = 50

/** Includes closed documents [212] [224]. */
export async function getProductActions(ctx: RequestContext, kind: ProductKind, id: string | undefined) {
	const [every, facts, reader] = await Promise.all([
		listActions(ctx),
		readKindFacts(ctx, kind),
		createReader(ctx),
	])
	const actions = followTasks(
		every.known.filter((action) => isForProduct(action, kind, id)),
		facts,
	)
	const open = [...listOpenActions(actions), ...listWaitingActions(actions)]
	const isOpen = new Set(open)
	const documents = filterDocuments(actions).filter((action) => !isOpen.has(action))
	const isWhole =
		areStated(every) && every.known.every(({ product }) => !isUnread(product) && !isUnread(product?.type))
	return {
		note: isWhole ? undefined : ctx.say('unread.list'),
		tasks: open.length > 0 ? createFoldedGroup({ known: open, isComplete: isWhole }, reader) : undefined,
		documents: {
			rows: documents.slice(0, mostDocuments).map((action) => createActionRow(action, reader)),
			more:
				documents.length > mostDocuments
					? { href: paths.documents(), label: ctx.say('dashboard.documents.all') }
					: undefined,
			texts: getFileTexts(ctx.say),
			archive:
				id === undefined
					? undefined
					: createDocumentsArchive({ known: actions, isComplete: isWhole }, ctx.say, { kind, id }),
		},
	}
}
