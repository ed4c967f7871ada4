import { findKnown } from '#app/lib/unread'
import type { Action } from '#app/api/resources/action'
import type { Uses, UsesOwner } from '#app/request/context.server'
import { formatDateTime } from '#app/lib/format-date'
import { formatMoney } from '#app/lib/format-money'
import { toWallClock } from '#app/lib/wall-clock'
import type { TextKey } from '#app/locales/texts'
import { paths } from '#app/paths'
import { getActionAmount } from '#app/products/action-amount'
import { createFact, createMoneyFact, createTextFact } from '#app/products/facts'
import { readInvoiceNumber } from './payment-page.server'
import { getRecordOwner } from '#app/submissions/record-owner.server'
import { describeSender } from '#app/submissions/receipt-sender.server'
import { createReceipt } from '#app/submissions/receipts.server'
import type { StoredNotice } from '#app/session/session-data'
import { claimReceipt, findPaid, storePaid } from './bank-url.server'
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

type OutcomeContext = UsesOwner<'firm' | 'queryTokens' | 'say' | 'session'>

const namedKeys: Partial<Record<Outcome, TextKey>> = {
	pending: 'payments.named.pending',
	cancelled: 'payments.named.cancelled',
	failed: 'payments.named.failed',
}

/** A paid action counts as done and gets a receipt. */
export async function announceOutcome(ctx: OutcomeContext, action: Action, outcome: Outcome = 'unknown') {
	const { kind, key, values, links, isOver } = await describeOutcome(ctx, action, outcome)
	// Requests with a token in the address change no session.
	if (!ctx.queryTokens) {
		if (outcome === 'paid') markDone(ctx, action)
		ctx.session.notify(kind, key, values, links)
	}
	return isOver ? paths.dashboard() : paths.invoicePayment(action.id)
}

type DescribedNotice = OutcomeNotice & Partial<Pick<StoredNotice, 'values' | 'links'>>

/** A payment that was received before, and is not paid according to the API, is not tried again [A216]. */
async function describeOutcome(
	ctx: OutcomeContext,
	action: Action,
	outcome: Outcome,
): Promise<DescribedNotice> {
	if (outcome === 'paid') return { ...(await describePaid(ctx, action)), isOver: true }
	if (outcome === 'notRetrieved') return outcomeNotices.notRetrieved
	const paid = await findPaid(ctx, action.id)
	if (paid) {
		const help = { href: paths.help(), key: 'payments.unavailable.contact' } as const
		const links = [...linkReceipt(paid.receipt), help]
		return {
			kind: 'warning',
			key: 'payments.paidDenied',
			values: { when: formatMoment(ctx, paid.at) },
			links,
			isOver: true,
		}
	}
	const [key, values] = [namedKeys[outcome], nameInvoice(action)]
	return { ...outcomeNotices[outcome], ...(key && values ? { key, values } : {}) }
}

/** Thanks once; later it tells what was paid and when. */
async function describePaid(ctx: OutcomeContext, action: Action): Promise<DescribedNotice> {
	const created = await createPaymentReceipt(ctx, action)
	if (created) return { ...outcomeNotices.paid, links: linkReceipt(created) }
	const [paid, invoice] = [await findPaid(ctx, action.id), nameInvoice(action)]
	if (!paid) return outcomeNotices.paid
	const links = linkReceipt(paid.receipt)
	if (!invoice) return { ...outcomeNotices.paid, links }
	const values = { ...invoice, when: formatMoment(ctx, paid.at) }
	return { kind: 'info', key: 'payments.paidBefore', values, links }
}

/** Undefined when the number or the amount is unknown. */
function nameInvoice(action: Action) {
	const [number, amount] = [findKnown(readInvoiceNumber(action)), getActionAmount(action)]
	return number && typeof amount === 'number' ? { number, amount: formatMoney(amount) } : undefined
}

function formatMoment({ say }: Uses<'say'>, at: number) {
	return formatDateTime(toWallClock(new Date(at)), say.language)
}

function linkReceipt(id: string): StoredNotice['links'] {
	return [{ href: paths.receipts.detail(id), key: 'sending.receipt' }]
}

/** Undefined when the payment has a receipt already. */
async function createPaymentReceipt(ctx: OutcomeContext, action: Action) {
	const { say } = ctx
	if (!(await claimReceipt(ctx, action.id))) return undefined
	const texts = say.table('invoices')
	const number = findKnown(readInvoiceNumber(action))
	const received = formatMoment(ctx, Date.now())
	const receipt = {
		title: number ? say('payments.receipt', { number }) : say('payments.unnamedReceipt'),
		shown: [createTextFact(texts.number, readInvoiceNumber(action), say)],
		sent: [
			createMoneyFact(texts.amount, getActionAmount(action), say),
			createFact(say('payments.received'), received),
		],
		next: say('payments.next'),
		sender: await describeSender(ctx),
	}
	const id = await createReceipt(getRecordOwner(ctx), receipt, say)
	await storePaid(ctx, action.id, id)
	return id
}
