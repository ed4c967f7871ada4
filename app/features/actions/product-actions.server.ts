import type { ProductKind } from '#app/api/resources/product'
import type { Visit } from '#app/context.server'
import { taskOf } from './action-tasks.server'
import { isAbout, listActions } from './actions.server'
import { documentRows } from './document-rows.server'

/** What is open at one product, and its documents, closed ones too (spec 1 §4.5, spec 2 §2). */
export async function getProductActions(visit: Visit, kind: ProductKind, id: string | undefined) {
	const actions = (await listActions(visit)).filter((one) => isAbout(one, kind, id))
	const tasks = actions.filter((one) => !one.isDone).map((one) => taskOf(one, visit.say))
	return {
		tasks: { groups: tasks.length > 0 ? [{ id: kind, tasks }] : [] },
		documents: { rows: documentRows(actions, visit.say, true).rows },
	}
}
