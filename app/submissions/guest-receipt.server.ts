import { createHash } from 'node:crypto'
import { z } from 'zod/v4'
import { readSeal } from '#app/config/receipt-seal.server'
import { isPageRequest } from '#app/lib/request-kind'
import type { Uses, UsesOwner } from '#app/request/context.server'
import { getSessionStore } from '#app/session/current-store.server'
import { defineRecord } from '#app/session/define-record.server'
import { idleLife } from '#app/session/session-data'
import type { SlotValues } from '#app/session/session-slots'
import {
	receiptSchema,
	sealContent,
	shownTextSchema,
	writeReceiptFile,
	type Receipt,
	type ReceiptContent,
	type StoredReceipt,
} from './receipts.server'
import { getRecordOwner, openOwnerRecords, type RecordOwner } from './record-owner.server'
import { hashText, type ShownText } from './shown-terms.server'

/** The receipt of a guest, until an hour passes without a look at it. Lists of receipts do not have it. */
export const guestReceiptRecord = defineRecord({
	name: 'guest-receipt',
	version: 1,
	schema: z.object({
		receipt: receiptSchema,
		texts: z.array(shownTextSchema),
		/** Address of the page that offers it. */
		to: z.string(),
	}),
	life: idleLife,
})

interface GuestReceipt {
	receipt: StoredReceipt
	texts: readonly ShownText[]
}

/** Remainder of a guest's receipt: its key, the SHA-256 of its file, and the seal. */
export interface SealedReceipt {
	id: string
	sha256: string
	key: string
	signature: string
}

/** Stores the receipt, each under its own id, and shows it to this session. */
export async function createGuestReceipt(
	ctx: UsesOwner<'say' | 'session'>,
	{ texts = [], ...content }: ReceiptContent,
	to: string,
): Promise<SealedReceipt | undefined> {
	const owner = getRecordOwner(ctx)
	const at = openOwnerRecords(owner).now()
	const receipt = sealContent({ ...content, texts }, at, ctx.say)
	const { id } = receipt
	await recordOf({ owner: owner.consumer, key: id }).put({
		receipt,
		texts: texts.map(({ title, lines }) => ({ title, lines: [...lines] })),
		to,
	})
	await showGuestReceipt(ctx, owner.consumer, { id })
	const file = writeReceiptFile(addOwnTexts({ receipt, texts })) ?? ''
	const seal = readSeal(file)
	return seal && { ...seal, id, sha256: createHash('sha256').update(file).digest('hex') }
}

/**
 * The session of the guest who sent it, also by a second press of the same page; an earlier one is over. Without `id`: no
 * receipt of a guest.
 */
export async function showGuestReceipt(
	{ session }: Uses<'session'>,
	{ id, branch }: RecordOwner['consumer'],
	sealed: { id?: string } | undefined,
) {
	const key = sealed?.id
	if (key === undefined) return
	const earlier = await session.find('sentReceipt')
	if (earlier && earlier.key !== key) await recordOf(earlier).remove()
	await session.keep('sentReceipt', { owner: { id, branch }, key })
}

/** Undefined for every other session. A look extends its life, as it does that of a session. */
export async function findGuestReceipt({
	session,
}: Uses<'session'>): Promise<{ receipt: Receipt; to: string } | undefined> {
	const pointer = await session.find('sentReceipt')
	if (!pointer) return undefined
	const record = recordOf(pointer)
	const found = await record.read()
	if (!found) return undefined
	await Promise.all([record.put(found), session.keep('sentReceipt', pointer)])
	return { receipt: addOwnTexts(found), to: found.to }
}

/** Opening a new form ends the receipt of the one before it (contract §10). */
export async function endEarlierReceipt(ctx: Uses<'session'>, request: Request): Promise<undefined> {
	if (isPageRequest(request)) await endGuestReceipt(ctx)
}

/** The next person at this browser sees nothing of it. */
export async function endGuestReceipt({ session }: Uses<'session'>) {
	const pointer = await session.find('sentReceipt')
	if (!pointer) return
	await recordOf(pointer).remove()
	await session.drop('sentReceipt')
	session.change((data) => void delete data.landing)
}

function recordOf({ owner, key }: SlotValues['sentReceipt']) {
	return guestReceiptRecord.of(openOwnerRecords({ store: getSessionStore(), consumer: owner }), key)
}

function addOwnTexts({ receipt, texts }: GuestReceipt): Receipt {
	return { ...receipt, texts: texts.map((text) => ({ ...text, sha256: hashText(text) })) }
}
