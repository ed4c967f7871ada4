import { randomBytes } from 'node:crypto'
import { z } from 'zod/v4'
import { BackendFailure } from '#app/backend/jsonapi'
import { updateRecord } from '#app/backend/records.server'
import type { ApiStore } from '#app/backend/store.server'
import { closeAction, getStoredAction, toStoredAction } from './actions'

/** The states of sharing data. @see [568] [573-575] */
export const ocktoCodes = { start: 10, qrcodeScanned: 20, finished: 30, failed: 99 } as const

const ocktoSchema = z.object({ key: z.string(), code: z.number(), testCase: z.string().optional() })
const rowSchema = z.object({ body: z.string() })

export type Ockto = z.infer<typeof ocktoSchema>
type SharingAction = ReturnType<typeof toStoredAction> & { ockto: Ockto }

/** Action types whose details Ockto can collect. */
export const ocktoTypes = ['FILL_INVENTORY_FORM', 'OCKTO_FORM']
export const iwizeTypes = ['FILL_INVENTORY_FORM', 'IWIZE_FORM']

/**
 * An action with its sharing state. The first request starts the sharing. @throws BackendFailure as getStoredAction.
 */
export function getSharing(
	store: ApiStore,
	id: string,
	owner: string,
	types: readonly string[] = ocktoTypes,
): SharingAction {
	const action = getStoredAction(store, id, owner)
	if (!types.includes(action.type)) throw new BackendFailure(422, 'invalidActionType')
	const known = ocktoSchema.safeParse(action.ockto).data
	return known ? { ...action, ockto: known } : renewSharing(store, action)
}

/** Replaces the code; the old one stops working. */
export function renewSharing(store: ApiStore, action: ReturnType<typeof toStoredAction>): SharingAction {
	const renewed = { ...action, ockto: { key: randomBytes(12).toString('hex'), code: ocktoCodes.start } }
	updateRecord(store, 'action', renewed)
	return renewed
}

/** Finishing closes the action. */
export function updateSharing(store: ApiStore, action: SharingAction, change: Partial<Ockto>): void {
	const changed = { ...action, ockto: { ...action.ockto, ...change } }
	if (changed.ockto.code === ocktoCodes.finished) closeAction(store, changed)
	else updateRecord(store, 'action', changed)
}

/** undefined for an unknown or replaced key. */
export function findSharing(store: ApiStore, key: string): SharingAction | undefined {
	const row = store.find(
		`select body from records where kind = 'action' and json_extract(body, '$.ockto.key') = ?`,
		key,
	)
	if (!row) return undefined
	const action = toStoredAction(
		z.looseObject({ id: z.string() }).parse(JSON.parse(rowSchema.parse(row).body)),
	)
	return { ...action, ockto: ocktoSchema.parse(action.ockto) }
}
