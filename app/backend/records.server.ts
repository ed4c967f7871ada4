import { z } from 'zod/v4'
import { BackendFailure } from './failure'
import type { Item } from './jsonapi'
import type { Store } from './store.server'

/** The product types of `/api/products/definitions`, in the order of [159]; also their kind in the store. */
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

/** Everything that a consumer can have several of; dossiers that guests ask for belong to the branch. */
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
const bodyRow = z.object({ body: z.string() })
const ownedRow = bodyRow.extend({ consumer_id: z.string() })

/** Everything of one kind that a consumer has, in the order of the seed. */
export function listRecords(store: Store, kind: RecordKind, consumerId: string): Item[] {
	const rows = store.all(
		'select body from records where consumer_id = ? and kind = ? order by position',
		consumerId,
		kind,
	)
	return z
		.array(bodyRow)
		.parse(rows)
		.map(({ body }) => itemSchema.parse(JSON.parse(body)))
}

/** One item of the consumer. @throws BackendFailure 404 with `missingCode`, 403 when it is another consumer's. */
export function getRecord(
	store: Store,
	kind: RecordKind,
	id: string,
	consumerId: string,
	missingCode: string,
) {
	const row = store.find('select consumer_id, body from records where kind = ? and id = ?', kind, id)
	return readOwn(row, consumerId, missingCode)
}

/** The consumer's item whose list `list` has a part with this value. @throws BackendFailure as getRecord. */
export function getRecordWithPart(
	store: Store,
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

function readOwn(row: unknown, consumerId: string, missingCode: string): Item {
	if (!row) throw new BackendFailure(404, missingCode)
	const { consumer_id, body } = ownedRow.parse(row)
	if (consumer_id !== consumerId) throw new BackendFailure(403, 'productOwnershipMismatch')
	return itemSchema.parse(JSON.parse(body))
}

/** Adds an item to a consumer's list, behind what is there. */
export function createRecord(
	store: Store,
	kind: RecordKind,
	consumerId: string,
	item: Item,
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

/** Replaces an item that is there. */
export function updateRecord(store: Store, kind: RecordKind, item: Item): void {
	store.run('update records set body = ? where kind = ? and id = ?', JSON.stringify(item), kind, item.id)
}
