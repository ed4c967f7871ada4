import { randomBytes } from 'node:crypto'
import { z } from 'zod/v4'
import { getConfig } from '#app/config/config.server'
import { sealReceipt } from '#app/config/receipt-seal.server'
import type { Say } from '#app/i18n/say.server'
import { defineRecord, listRecordKeys } from '#app/session/define-record.server'
import { isSecretLost, markSecret } from '#app/session/secret-marks.server'
import type { Records } from '#app/session/records.server'
import { receiptFileSchema, fillReceiptText, writeReceiptText } from './receipt-text'
import { senderSchema } from './receipt-sender.server'
import { openOwnerRecords, type RecordOwner } from './record-owner.server'
import { hashText, type ShownText } from './shown-terms.server'

const day = 24 * 3600_000

/** Milliseconds that a receipt is stored, by `RECEIPT_DAYS`. */
export function getReceiptLife() {
	return getConfig().RECEIPT_DAYS * day
}

const contentSchema = z.object({
	title: z.string(),
	sent: z.array(z.object({ term: z.string(), detail: z.string() })),
	files: z.array(receiptFileSchema).optional(),
	next: z.string(),
	/** A next step outside the portal. */
	link: z.object({ href: z.string(), label: z.string() }).optional(),
	/** Amounts, dates and parties that the page showed, beside those in `sent`. */
	shown: z.array(z.object({ term: z.string(), detail: z.string() })).optional(),
	/** `name` of a guest: as they typed it, or as the firm knows them. */
	sender: senderSchema.optional(),
})
export interface ReceiptContent extends z.infer<typeof contentSchema> {
	/** Stored once per hash. */
	texts?: readonly ShownText[]
}

/** Absent in receipts of older builds, which stored them for 30 days. */
const untilSchema = z.number().optional()
const entrySchema = z.object({
	id: z.string(),
	at: z.number(),
	title: z.string(),
	until: untilSchema,
	byLink: z.boolean().optional(),
})
const indexSchema = z.array(entrySchema)
type IndexEntry = z.infer<typeof entrySchema>

/** Without `at` and `title` when the receipt cannot be read. */
export interface ReceiptEntry {
	id: string
	at?: number
	title?: string
	/** Sent in a session that a link opened. */
	byLink?: boolean
}

export const receiptSchema = contentSchema.extend({
	id: z.string(),
	at: z.number(),
	until: untilSchema,
	/** SHA-256 of the texts that the page showed. */
	hashes: z.array(z.string()).optional(),
	/** Canonical text with references to the shown texts, and its seal. Absent in receipts of older builds. */
	file: z.string().optional(),
})
export type StoredReceipt = z.infer<typeof receiptSchema>

export const shownTextSchema = z.object({ title: z.string(), lines: z.array(z.string()) })

export interface Receipt extends StoredReceipt {
	/** Without title and lines when the text cannot be read. */
	texts: readonly (Partial<ShownText> & { sha256: string })[]
}

export const receiptIndexRecord = defineRecord<IndexEntry[]>({
	name: 'receipts',
	version: 1,
	schema: indexSchema,
	life: getReceiptLife,
})
export const receiptRecord = defineRecord<StoredReceipt>({
	name: 'receipt',
	version: 1,
	schema: receiptSchema,
	life: getReceiptLife,
})

/** A text that receipts refer to, by hash. It is stored as long as the last of them. */
export const shownTextRecord = defineRecord<ShownText>({
	name: 'shown-text',
	version: 1,
	schema: shownTextSchema,
	life: getReceiptLife,
})

/** Stores what was submitted for `RECEIPT_DAYS`, in the words the client saw, and returns the id. */
export async function createReceipt(owner: RecordOwner, content: ReceiptContent, say: Say): Promise<string> {
	const records = openOwnerRecords(owner)
	const at = records.now()
	const until = at + getReceiptLife()
	await markSecret(owner.store, until)
	for (const text of content.texts ?? []) await storeText(records, text, until)
	const receipt = { ...sealContent(content, at, say), until }
	const { id } = receipt
	await receiptRecord.of(records, id).put(receipt, until)
	let expired: IndexEntry[] = []
	await receiptIndexRecord.of(records).upsert([], (list) => {
		expired = list.filter((entry) => !isWithinDays(entry, at))
		const entry = { id, at, title: content.title, until, byLink: wasByLink(content) }
		return [entry, ...list.filter((one) => !expired.includes(one))]
	})
	for (const old of expired) await receiptRecord.of(records, old.id).remove()
	return id
}

function wasByLink({ sender }: Pick<ReceiptContent, 'sender'>) {
	return sender?.way === 'link'
}

/** A new receipt with its canonical text and seal. */
export function sealContent({ texts = [], ...content }: ReceiptContent, at: number, say: Say): StoredReceipt {
	const hashes = texts.length > 0 ? texts.map(hashText) : undefined
	const receipt = { ...content, id: randomBytes(12).toString('base64url'), at, hashes }
	return { ...receipt, file: sealText(writeReceiptText(receipt, say), texts) }
}

/** The seal covers the shown texts; the result has references in their place. */
function sealText(text: string, texts: readonly ShownText[]) {
	const whole = fillReceiptText(text, mapTexts(texts))
	return `${text}${sealReceipt(whole).slice(whole.length)}`
}

function mapTexts(texts: readonly ShownText[]) {
	return new Map(texts.map((text) => [hashText(text), text]))
}

/** The canonical text with its seal; undefined when there is none or a shown text cannot be read. */
export function writeReceiptFile({ file, texts }: Receipt): string | undefined {
	const known = texts.flatMap(({ title, lines }) => (title !== undefined && lines ? [{ title, lines }] : []))
	if (file === undefined || known.length < texts.length) return undefined
	return fillReceiptText(file, mapTexts(known))
}

async function storeText(records: Records, text: ShownText, until: number) {
	const record = shownTextRecord.of(records, hashText(text))
	const stored = await record.find()
	await record.put(text, Math.max(until, stored?.expires ?? 0))
}

function isWithinDays({ at, until = at + 30 * day }: Pick<IndexEntry, 'at' | 'until'>, now: number) {
	return until > now
}

/** Latest first, then those that cannot be read. The index may be lost, so stored records count too. */
export async function listReceipts(owner: RecordOwner): Promise<ReceiptEntry[]> {
	const records = openOwnerRecords(owner)
	const [index = [], names] = await Promise.all([receiptIndexRecord.of(records).read(), records.list()])
	const indexed = new Set(index.map(({ id }) => id))
	const ids = listRecordKeys(names, receiptRecord.name).filter((id) => !indexed.has(id))
	const others = await Promise.all(ids.map((id) => readEntry(records, id)))
	const now = records.now()
	const known = index.filter((entry) => isWithinDays(entry, now))
	return [...known, ...others.flat()].sort((a, b) => (b.at ?? 0) - (a.at ?? 0))
}

async function readEntry(records: Records, id: string): Promise<ReceiptEntry[]> {
	const receipt = await receiptRecord.of(records, id).readOr('unknown')
	if (receipt === undefined) return []
	return receipt === 'unknown'
		? [{ id }]
		: [{ id, at: receipt.at, title: receipt.title, byLink: wasByLink(receipt) }]
}

/** True when receipts may exist that no listed secret finds. */
export function areReceiptsLost({ store, now = store.now }: RecordOwner): Promise<boolean> {
	return isSecretLost(store, now())
}

/**
 * Undefined when the id does not exist or belongs to another consumer, `unknown` when it cannot be read or found for want
 * of its secret.
 */
export async function findReceipt(owner: RecordOwner, id: string): Promise<Receipt | 'unknown' | undefined> {
	if (!/^[\w-]{16}$/.test(id)) return undefined
	const records = openOwnerRecords(owner)
	const receipt = await receiptRecord.of(records, id).readOr('unknown')
	if (receipt === 'unknown') return receipt
	if (receipt) return isWithinDays(receipt, records.now()) ? addTexts(records, receipt) : undefined
	const index = await receiptIndexRecord.of(records).read()
	const entry = index?.find((one) => one.id === id)
	if (entry) return isWithinDays(entry, records.now()) ? 'unknown' : undefined
	return (await areReceiptsLost(owner)) ? 'unknown' : undefined
}

export async function addTexts(records: Records, receipt: StoredReceipt): Promise<Receipt> {
	const texts = await Promise.all(
		(receipt.hashes ?? []).map(async (sha256) => ({
			...(await shownTextRecord.of(records, sha256).read()),
			sha256,
		})),
	)
	return { ...receipt, texts }
}
