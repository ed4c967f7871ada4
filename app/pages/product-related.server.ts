import type { ProductKind } from '#app/api/resources/product'
import { listProblems, settle } from '#app/request/settle'
import type { RequestContext } from '#app/request/context.server'
import { getProductActions } from '#app/features/tasks/product-lists.server'
import { getDossierCards } from '#app/features/dossiers/dossiers.server'
import { findReceivedHere } from '#app/features/receipts/received.server'
import { createProblemNotices } from '#app/request/problem-notices.server'

/** A failed part has an error text; the rest of the page still works. */
export async function getProductRelated(ctx: RequestContext, kind: ProductKind, id: string | undefined) {
	const { say } = ctx
	const [actions, dossiers] = await Promise.all([
		settle(getProductActions(ctx, kind, id)),
		settle(getDossierCards(ctx)),
	])
	const { couldNotLoad } = say.table('dashboard')
	const { tasks, documents, note } = actions.value ?? {}
	return {
		notices: createProblemNotices(listProblems(actions, dossiers), ctx),
		actions: {
			title: say('dashboard.actions.title'),
			note,
			missing: actions.value ? (note ? undefined : say('products.noActions')) : couldNotLoad.actions,
			tasks,
		},
		documents: {
			title: say('products.documents'),
			missing: documents ? undefined : couldNotLoad.documents,
			list: documents,
		},
		received: findReceivedHere(ctx, dossiers.value?.advisors),
		advisors: {
			title: say('dashboard.advisors.title'),
			missing: dossiers.value ? undefined : couldNotLoad.advisors,
			note: dossiers.value?.note,
			advisors: dossiers.value?.advisors,
		},
	}
}
