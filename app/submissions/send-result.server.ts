import { redirect } from '@remix-run/node'
import { getLogger } from '#app/config/log.server'
import type { TextKey } from '#app/locales/texts'
import { paths } from '#app/paths'
import type { UsesSending } from '#app/request/context.server'
import type { NoticeLink } from '#app/session/session-data'
import { removeDraft } from './draft.server'
import { saveAnswers, type EarlierAnswers } from './earlier-answers.server'
import type { FreeClaim } from './form-ids.server'
import { createReceipt, type ReceiptContent } from './receipts.server'
import { getRecordOwner } from './record-owner.server'

/** What became of a form that the API took. */
export interface SendResult {
	/** Where the client lands. */
	to: string
	/** `links` stand before the one to the receipt. */
	notice?: {
		kind?: 'error'
		key: TextKey
		values?: Record<string, string | number>
		links?: NoticeLink[]
	}
	receipt?: ReceiptContent
	/** Kept for the next time that the same is asked. */
	answers?: { subject: string; typed: EarlierAnswers['typed'] }
}

interface Sent {
	sent: SendResult
	fingerprint: string
	/** Its answer was lost: that it arrived was read afterwards. */
	wasLost: boolean
}

/** Keeps that it was sent, and leads to where the client lands. */
export async function answerSent(
	ctx: UsesSending,
	about: { subject: string; closes?: string },
	claim: FreeClaim,
	{ sent, fingerprint, wasLost }: Sent,
) {
	const owner = getRecordOwner(ctx)
	const receipt = await tryRecord(ctx, async () => sent.receipt && createReceipt(owner, sent.receipt))
	const { closes } = about
	if (closes !== undefined) ctx.session.change((data) => void data.doneActions.push(closes))
	if (sent.notice) {
		const { kind = 'success', key, values, links = [] } = sent.notice
		ctx.session.notify(kind, key, values, [...links, ...receiptLink(receipt)])
	}
	if (wasLost) ctx.session.notify('info', 'sending.arrived')
	// Who waits for the turn lands where the notice must be by then.
	await tryRecord(ctx, () => ctx.session.commit())
	await tryRecord(ctx, async () => {
		await claim.end({ print: fingerprint, at: Date.now(), to: sent.to, receipt })
		await removeDraft(owner, about.subject)
		if (sent.answers) await saveAnswers(owner, sent.answers.subject, sent.answers.typed)
	})
	return redirect(sent.to, 303)
}

/** The API has it: a store that fails now costs the receipt, not the answer. */
async function tryRecord<T>(
	{ requestId }: Pick<UsesSending, 'requestId'>,
	note: () => Promise<T>,
): Promise<T | undefined> {
	try {
		return await note()
	} catch (cause) {
		getLogger().error(
			{ requestId, fault: cause instanceof Error ? cause.name : undefined },
			'sending not noted',
		)
		return undefined
	}
}

/** Where what was sent can be read again. */
export function receiptLink(receipt: string | undefined) {
	return receipt === undefined
		? []
		: [{ href: paths.receipts.detail(receipt), key: 'sending.receipt' as const }]
}
