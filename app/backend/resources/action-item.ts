import { z } from 'zod/v4'
import { BackendFailure } from '#app/backend/failure'
import type { StoredItem } from '#app/backend/jsonapi'
import { getRecord, updateRecord } from '#app/backend/records.server'
import type { ApiStore } from '#app/backend/store.server'

const namedSchema = z.looseObject({ id: z.string(), label: z.string().optional() })

const actionSchema = z.looseObject({
	id: z.string(),
	label: z.string(),
	type: z.string(),
	is_done: z.boolean(),
	product: z.looseObject({ id: z.string(), label: z.string(), type: z.string() }).nullish(),
	document: z.looseObject({ id: z.string(), label: z.string(), has_document: z.boolean() }).nullish(),
	downloadable_document: z.looseObject({ id: z.string(), name: z.string() }).nullish(),
	quotes: z.array(z.looseObject({ id: z.string(), attachments: z.array(namedSchema) })).nullish(),
})

export type StoredAction = z.infer<typeof actionSchema>

/** Parses the members that the API uses itself; the others stay as stored. */
export function toStoredAction(item: StoredItem): StoredAction {
	return actionSchema.parse(item)
}

/** @throws BackendFailure 404 productActionNotFound, 403 for an action of another consumer. */
export function getStoredAction(store: ApiStore, id: string, consumerId: string): StoredAction {
	return toStoredAction(getRecord(store, 'action', id, consumerId))
}

/**
 * An open action that asks for this answer. @throws BackendFailure as getStoredAction; 422 invalidActionType for
 * another type of action or another product, 409 when it is done.
 */
export function getOpenAction(
	store: ApiStore,
	expected: { id: string; types: readonly string[]; product?: string },
	consumerId: string,
): StoredAction {
	const action = getStoredAction(store, expected.id, consumerId)
	const isAboutIt = expected.product === undefined || action.product?.id === expected.product
	if (!expected.types.includes(action.type) || !isAboutIt) throw new BackendFailure(422, 'invalidActionType')
	if (action.is_done) throw new BackendFailure(409, 'invalidActionType')
	return action
}

/** Stores today as the date of completion. A completed action keeps its date. */
export function closeAction(store: ApiStore, action: StoredAction): void {
	if (action.is_done) return
	updateRecord(store, 'action', { ...action, is_done: true, date_executed: store.now().toISOString() })
}
