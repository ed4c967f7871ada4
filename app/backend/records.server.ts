import { z } from 'zod/v4'
import { BackendFailure, type StoredItem } from './jsonapi'
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
const ownedRowSchema = z.object({ consumer_id: z.string(), body: z.string() })

/** In the order of the seed. */
export function listRecords(store: ApiStore, kind: RecordKind, consumerId: string): StoredItem[] {
	return listColumn(store, 'body', kind, consumerId).map((body) => itemSchema.parse(JSON.parse(body)))
}

/** In the order of the seed. */
export function listIds(store: ApiStore, kind: RecordKind, consumerId: string): string[] {
	return listColumn(store, 'id', kind, consumerId)
}

function listColumn(store: ApiStore, column: 'id' | 'body', kind: RecordKind, consumerId: string) {
	const sql = `select ${column} as text from records where consumer_id = ? and kind = ? order by position`
	return z
		.array(z.object({ text: z.string() }))
		.parse(store.all(sql, consumerId, kind))
		.map(({ text }) => text)
}

/** Codes of the 404 answers; other products have `productNotFound`. */
const missingCodes: Partial<Record<RecordKind, string>> = {
	action: 'productActionNotFound',
	appointment: 'appointmentNotFound',
	document: 'documentNotFound',
	general_insurance: 'generalInsuranceNotFound',
	invoice: 'invoiceNotFound',
	mortgage: 'mortgageNotFound',
	otd: 'otdNotFound',
	woongarant: 'fileNotFound',
}

/** @throws BackendFailure 404 without such a record, 403 for a record of another consumer */
export function getRecord(store: ApiStore, kind: RecordKind, id: string, consumerId: string) {
	const row = store.find('select consumer_id, body from records where kind = ? and id = ?', kind, id)
	return readOwn(row, kind, consumerId)
}

/** The record whose `list` contains an element with this value. @throws BackendFailure as getRecord */
export function getRecordWithPart(
	store: ApiStore,
	kind: RecordKind,
	part: { list: string; member: string; value: string },
	consumerId: string,
) {
	const row = store.find(
		`select consumer_id, body from records where kind = ? and exists
			(select 1 from json_each(body, '$.' || ?) where json_extract(value, '$.' || ?) = ?)`,
		kind,
		part.list,
		part.member,
		part.value,
	)
	return readOwn(row, kind, consumerId)
}

function readOwn(row: unknown, kind: RecordKind, consumerId: string): StoredItem {
	if (!row) throw new BackendFailure(404, missingCodes[kind] ?? 'productNotFound')
	const { consumer_id, body } = ownedRowSchema.parse(row)
	if (consumer_id !== consumerId) throw new BackendFailure(403, 'productOwnershipMismatch')
	return itemSchema.parse(JSON.parse(body))
}

/** After the consumer's other records of this kind. */
export function createRecord(store: ApiStore, kind: RecordKind, consumerId: string, item: StoredItem) {
	store.run(
		`insert into records select ?1, ?2, ?3, coalesce(max(position) + 1, 0), ?4
			from records where consumer_id = ?3 and kind = ?1`,
		kind,
		item.id,
		consumerId,
		JSON.stringify(item),
	)
}

export function updateRecord(store: ApiStore, kind: RecordKind, item: StoredItem): void {
	store.run('update records set body = ? where kind = ? and id = ?', JSON.stringify(item), kind, item.id)
}
