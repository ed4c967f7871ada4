import { createHash } from 'node:crypto'
import { z } from 'zod/v4'
import { computeHash } from '#app/config/seal.server'
import { readSeal } from '#app/config/receipt-seal.server'
import type { Uses, UsesOwner } from '#app/request/context.server'
import { getSessionStore } from '#app/session/current-store.server'
import { defineRecord } from '#app/session/define-record.server'
import { idleLife } from '#app/session/session-life'
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

/** Remainder of a guest's receipt: the SHA-256 of its file, and the seal. */
export interface SealedReceipt {
	sha256: string
	key: string
	signature: string
}

/** Stores the receipt and shows it to this session. */
export async function createGuestReceipt(
	ctx: UsesOwner<'say' | 'session'>,
	subject: string,
	{ texts = [], ...content }: ReceiptContent,
	to: string,
): Promise<SealedReceipt | undefined> {
	const owner = getRecordOwner(ctx)
	const at = openOwnerRecords(owner).now()
	const receipt = sealContent({ ...content, texts }, at, ctx.say)
	await recordOf(owner, subject).put({
		receipt,
		texts: texts.map(({ title, lines }) => ({ title, lines: [...lines] })),
		to,
	})
	await showGuestReceipt(ctx, subject)
	const file = writeReceiptFile(addOwnTexts({ receipt, texts })) ?? ''
	const seal = readSeal(file)
	return seal && { ...seal, sha256: createHash('sha256').update(file).digest('hex') }
}

/** The session of the guest who sent it, also by a second press. */
export async function showGuestReceipt(ctx: UsesOwner<'session'>, subject: string) {
	const { id, branch } = getRecordOwner(ctx).consumer
	await ctx.session.keep('sentReceipt', { owner: { id, branch }, subject })
}

/** Undefined for every other session. A look extends its life, as it does that of a session. */
export async function findGuestReceipt({
	session,
}: Uses<'session'>): Promise<{ receipt: Receipt; to: string } | undefined> {
	const pointer = await session.find('sentReceipt')
	if (!pointer) return undefined
	const record = recordOf({ store: getSessionStore(), consumer: pointer.owner }, pointer.subject)
	const found = await record.read()
	if (!found) return undefined
	await Promise.all([record.put(found), session.keep('sentReceipt', pointer)])
	return { receipt: addOwnTexts(found), to: found.to }
}

function recordOf(owner: RecordOwner, subject: string) {
	return guestReceiptRecord.of(openOwnerRecords(owner), computeHash(subject))
}

function addOwnTexts({ receipt, texts }: GuestReceipt): Receipt {
	return { ...receipt, texts: texts.map((text) => ({ ...text, sha256: hashText(text) })) }
}
