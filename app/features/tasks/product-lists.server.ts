import { paths } from '#app/paths'
import { areStated } from '#app/products/task-state.server'
import { isUnread } from '#app/lib/unread'
import type { ProductKind } from '#app/api/resources/product'
import type { RequestContext } from '#app/request/context.server'
import { listOpenActions, listWaitingActions } from '#app/products/action-tasks.server'
import { isForProduct, listActions } from '#app/products/actions.server'
import { followTasks, readKindFacts } from '#app/products/task-facts.server'
import { getFileTexts } from '#app/downloads/file-links'
import { createActionRow } from './action-rows.server'
import { filterDocuments } from './documents.server'
import { createReader } from './reader-context.server'
import { createFoldedGroup } from './task-groups.server'
import { createDocumentsArchive } from './zip.server'

/** The others are on the page of all documents. */
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
