import type { ProductKind } from '#app/api/resources/product'
import type { Visit } from '#app/context.server'
import { createTable, type ActionGroup } from './action-table.server'
import { isAbout, listActions } from './actions.server'
import { documentsAmong } from './documents.server'
import { readerOf } from './reader.server'
import { documentsArchive } from './zip.server'

/** What is open at one product, and its documents, closed ones too [212] [224]. */
export async function getProductActions(visit: Visit, kind: ProductKind, id: string | undefined) {
	const actions = (await listActions(visit)).filter((one) => isAbout(one, kind, id))
	const open = actions.filter((one) => !one.isDone)
	const { table, placesOf } = createTable(readerOf(visit))
	const group: ActionGroup = ['', placesOf(open)]
	return {
		tasks: { groups: open.length > 0 ? [group] : [] },
		documents: {
			places: placesOf(documentsAmong(actions)),
			archive: id === undefined ? undefined : documentsArchive(actions, visit.say, { kind, id }),
		},
		table,
	}
}
