import { z } from 'zod/v4'
import { BackendFailure } from './failure'
import type { StoredItem } from './jsonapi'
import type { ApiStore } from './store.server'

/** Product types in the order of [159]; also their kind in the store. */
export const productKinds = [
	'dossier',
	'mortgage',
	'credit',
	'lifeinsurance',
	'general_insurance',
	'appointment',
	'otd',
	'bankguarantee',
	'fgv',
	'cardifao',
	'purchase_intention',
	'invoice',
	'business_income',
	'will_writing_advice',
] as const

/** Kinds of records; dossier forms of guests belong to the branch. */
export const recordKinds = [
	...productKinds,
	'woongarant',
	'action',
	'document',
	'notification',
	'dossier_form',
] as const

export type RecordKind = (typeof recordKinds)[number]

const itemSchema = z.looseObject({ id: z.string() })
const bodyRowSchema = z.object({ body: z.string() })
const ownedRowSchema = bodyRowSchema.extend({ consumer_id: z.string() })

/** In the order of the seed. */
export function listRecords(store: ApiStore, kind: RecordKind, consumerId: string): StoredItem[] {
	const rows = store.all(
		'select body from records where consumer_id = ? and kind = ? order by position',
		consumerId,
		kind,
	)
	return z
		.array(bodyRowSchema)
		.parse(rows)
		.map(({ body }) => itemSchema.parse(JSON.parse(body)))
}

/** @throws BackendFailure 404 with `missingCode`, 403 for a record of another consumer */
export function getRecord(
	store: ApiStore,
	kind: RecordKind,
	id: string,
	consumerId: string,
	missingCode: string,
) {
	const row = store.find('select consumer_id, body from records where kind = ? and id = ?', kind, id)
	return readOwn(row, consumerId, missingCode)
}

/** The record whose `list` contains an element with this value. @throws BackendFailure as getRecord */
export function getRecordWithPart(
	store: ApiStore,
	kind: RecordKind,
	part: { list: string; member: string; value: string },
	consumerId: string,
	missingCode: string,
) {
	const row = store.find(
		`select consumer_id, body from records where kind = ? and exists
			(select 1 from json_each(body, '$.' || ?) where json_extract(value, '$.' || ?) = ?)`,
		kind,
		part.list,
		part.member,
		part.value,
	)
	return readOwn(row, consumerId, missingCode)
}

function readOwn(row: unknown, consumerId: string, missingCode: string): StoredItem {
	if (!row) throw new BackendFailure(404, missingCode)
	const { consumer_id, body } = ownedRowSchema.parse(row)
	if (consumer_id !== consumerId) throw new BackendFailure(403, 'productOwnershipMismatch')
	return itemSchema.parse(JSON.parse(body))
}

export function createRecord(
	store: ApiStore,
	kind: RecordKind,
	consumerId: string,
	item: StoredItem,
	position: number,
) {
	store.run(
		'insert into records values (?, ?, ?, ?, ?)',
		kind,
		item.id,
		consumerId,
		position,
		JSON.stringify(item),
	)
}

export function updateRecord(store: ApiStore, kind: RecordKind, item: StoredItem): void {
	store.run('update records set body = ? where kind = ? and id = ?', JSON.stringify(item), kind, item.id)
}
