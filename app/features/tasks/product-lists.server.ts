import type { ProductKind } from '#app/api/resources/product'
import type { RequestContext } from '#app/request/context.server'
import { createActionTable, type ActionGroup } from './action-table.server'
import { isForProduct, listActions } from '#app/products/actions.server'
import { filterDocuments } from './documents.server'
import { createReader } from './reader-context.server'
import { createDocumentsArchive } from './zip.server'

/** What is open at one product, and its documents, closed ones too [212] [224]. */
export async function getProductActions(ctx: RequestContext, kind: ProductKind, id: string | undefined) {
	const actions = (await listActions(ctx)).filter((one) => isForProduct(one, kind, id))
	const open = actions.filter((one) => !one.isDone)
	const { table, placesOf } = createActionTable(createReader(ctx))
	const group: ActionGroup = ['', placesOf(open)]
	return {
		tasks: { groups: open.length > 0 ? [group] : [] },
		documents: {
			places: placesOf(filterDocuments(actions)),
			archive: id === undefined ? undefined : createDocumentsArchive(actions, ctx.say, { kind, id }),
		},
		table,
	}
}
