import { setImmediate } from 'node:timers/promises'
import { z } from 'zod/v4'
import { lastSeenRecord } from '#app/request/last-visit.server'
import { listRecordKeys } from '#app/session/define-record.server'
import { defineDraft, draftIndexRecord, listDrafts } from './draft.server'
import { earlierRecord } from './earlier-answers.server'
import { guestReceiptRecord } from './guest-receipt.server'
import {
	findReceipt,
	listReceipts,
	receiptIndexRecord,
	receiptRecord,
	shownTextRecord,
} from './receipts.server'
import { readPaperRecord } from './read-papers.server'
import { openOwnerRecords, type RecordOwner } from './record-owner.server'

const draftRecord = defineDraft(z.unknown())
const kinds = {
	drafts: draftRecord,
	receipts: receiptRecord,
	texts: shownTextRecord,
	earlier: earlierRecord,
	/** Marks of sessions that a link opened; the client's own is among `alone`. */
	seen: lastSeenRecord,
}
const alone = [draftIndexRecord, receiptIndexRecord, lastSeenRecord].map(({ name }) => name)

/** A person's input beside what was sent, including records that no list shows. */
export async function readKeptRecords(owner: RecordOwner) {
	const records = openOwnerRecords(owner)
	const names = await records.list()
	const keysOf = (kind: keyof typeof kinds) => listRecordKeys(names, kinds[kind].name)
	const [entries, drafts, earlier, seen] = await Promise.all([
		listDrafts(owner),
		readAll(keysOf('drafts'), async (key) => {
			const draft = await draftRecord.of(records, key).find()
			return draft && { id: `${draftRecord.name}-${key}`, typed: draft.value }
		}),
		readAll(keysOf('earlier'), (key) => earlierRecord.of(records, key).read()),
		lastSeenRecord.of(records).read(),
	])
	return {
		drafts: drafts.map(({ id, typed }) => {
			const entry = entries.find((one) => one.id === id)
			return { at: entry?.at, closes: entry?.closes, typed }
		}),
		earlier,
		lastSeen: seen?.at,
	}
}

export interface KeptReceipt {
	owner: RecordOwner
	id: string
}

/** Receipts, a part of them at a time: a client may have hundreds of large ones. */
export async function readKeptReceipts(kept: readonly KeptReceipt[]) {
	const receipts = await readAll(kept, ({ owner, id }) => findReceipt(owner, id))
	return {
		receipts: receipts.filter((receipt) => receipt !== 'unknown'),
		unknownReceipts: receipts.filter((receipt) => receipt === 'unknown').length,
	}
}

/** Numbers of what is stored, by name: a client may have hundreds of large receipts. */
export async function countKeptRecords(owner: RecordOwner) {
	const records = openOwnerRecords(owner)
	const [names, receipts, seen] = await Promise.all([
		records.list(),
		listReceipts(owner),
		lastSeenRecord.of(records).read(),
	])
	const unknownReceipts = receipts.filter(({ at }) => at === undefined).length
	return {
		drafts: listRecordKeys(names, draftRecord.name).length,
		receipts: receipts.length - unknownReceipts,
		unknownReceipts,
		earlier: listRecordKeys(names, earlierRecord.name).length,
		lastSeen: seen?.at,
	}
}

/** Form ids stay: without them a form could be submitted twice. */
export async function forgetKeptRecords(owner: RecordOwner): Promise<void> {
	const records = openOwnerRecords(owner)
	const names = await records.list()
	const forgettable = [...Object.values(kinds), guestReceiptRecord, readPaperRecord].flatMap(({ name }) =>
		listRecordKeys(names, name).map((key) => `${name}-${key}`),
	)
	for (const name of [...alone, ...forgettable]) {
		await records.remove(name)
		await setImmediate()
	}
}

/** Yields to the event loop after each record: a client may have hundreds. */
async function readAll<Key, T>(keys: readonly Key[], read: (key: Key) => Promise<T | undefined>) {
	const values: T[] = []
	for (const key of keys) {
		const value = await read(key)
		if (value !== undefined) values.push(value)
		await setImmediate()
	}
	return values
}
