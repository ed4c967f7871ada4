import type { Action } from '#app/api/resources/action'
import type { UsesOwner } from '#app/request/context.server'
import { formatDateTime } from '#app/lib/format-date'
import { toWallClock } from '#app/lib/wall-clock'
import type { TextKey } from '#app/locales/texts'
import { paths } from '#app/paths'
import { getActionAmount } from '#app/products/action-amount'
import { createFact, createMoneyFact } from '#app/products/facts'
import { getRecordOwner } from '#app/submissions/record-owner.server'
import { describeSender } from '#app/submissions/receipt-sender.server'
import { createReceipt } from '#app/submissions/receipts.server'
import type { StoredNotice } from '#app/session/session-data'
import { claimReceipt } from './bank-url.server'
import { markDone } from '#app/submissions/done-actions.server'

interface OutcomeNotice {
	kind: StoredNotice['kind']
	key: TextKey
	isOver?: boolean
}

/** @see [455-457] [459-463] */
const outcomeNotices = {
	paid: { kind: 'success', key: 'payments.thanks', isOver: true },
	pending: { kind: 'info', key: 'payments.pending', isOver: true },
	cancelled: { kind: 'info', key: 'payments.cancelled' },
	failed: { kind: 'error', key: 'payments.failed' },
	unknown: { kind: 'warning', key: 'payments.unknown' },
	notRetrieved: { kind: 'error', key: 'payments.notRetrieved' },
} satisfies Record<string, OutcomeNotice>
type Outcome = keyof typeof outcomeNotices

export type Outcomes = Partial<Record<string, Outcome>>

/** A paid action counts as done and gets a receipt. */
export async function announceOutcome(
	ctx: UsesOwner<'firm' | 'queryTokens' | 'say' | 'session'>,
	action: Action,
	outcome: Outcome = 'unknown',
) {
	const { kind, key, isOver = false }: OutcomeNotice = outcomeNotices[outcome]
	const links = outcome === 'paid' ? await receiptOf(ctx, action) : []
	// Requests with a token in the address change no session.
	if (!ctx.queryTokens) {
		if (outcome === 'paid') markDone(ctx, action)
		ctx.session.notify(kind, key, undefined, links)
	}
	return isOver ? paths.dashboard() : paths.invoicePayment(action.id)
}

async function receiptOf(ctx: UsesOwner<'firm' | 'queryTokens' | 'say' | 'session'>, action: Action) {
	const { say } = ctx
	if (!(await claimReceipt(ctx, action.id))) return []
	const texts = say.table('invoices')
	const number = action.invoice?.publicNumber ?? action.publicNumber
	const received = formatDateTime(toWallClock(new Date()), say.language)
	const receipt = {
		title: number ? say('payments.receipt', { number }) : say('payments.unnamedReceipt'),
		sent: [
			createFact(texts.number, number),
			createMoneyFact(texts.amount, getActionAmount(action)),
			createFact(say('payments.received'), received),
		],
		next: say('payments.next'),
		sender: await describeSender(ctx),
	}
	const id = await createReceipt(getRecordOwner(ctx), receipt, say)
	return [{ href: paths.receipts.detail(id), key: 'sending.receipt' as const }]
}
