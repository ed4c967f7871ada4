import { z } from 'zod/v4'
import type { Item } from '#app/backend/jsonapi'
import { getRecord, updateRecord } from '#app/backend/records.server'
import type { Store } from '#app/backend/store.server'

const named = z.looseObject({ id: z.string(), label: z.string().optional() })

const actionSchema = z.looseObject({
	id: z.string(),
	label: z.string(),
	type: z.string(),
	is_done: z.boolean(),
	product: z.looseObject({ id: z.string(), label: z.string(), type: z.string() }).nullish(),
	document: z.looseObject({ id: z.string(), label: z.string(), has_document: z.boolean() }).nullish(),
	downloadable_document: z.looseObject({ id: z.string(), name: z.string() }).nullish(),
	quotes: z.array(z.looseObject({ id: z.string(), attachments: z.array(named) })).nullish(),
})

export type Action = z.infer<typeof actionSchema>

/** The parts of a stored action that the API itself looks at; the others are kept as they are. */
export function readAction(item: Item): Action {
	return actionSchema.parse(item)
}

/** One action of the consumer. @throws BackendFailure 404 productActionNotFound, 403 for another's. */
export function getAction(store: Store, id: string, consumerId: string): Action {
	return readAction(getRecord(store, 'action', id, consumerId, 'productActionNotFound'))
}

/** Marks an action as done today; one that is done already keeps its date. */
export function closeAction(store: Store, action: Action): void {
	if (action.is_done) return
	updateRecord(store, 'action', { ...action, is_done: true, date_executed: store.now().toISOString() })
}
