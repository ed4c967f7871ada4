import type { Action } from '#app/api/resources/action'
import type { UsesOwner } from '#app/request/context.server'
import { formatDateTime } from '#app/lib/format-date'
import { formatMoney } from '#app/lib/format-money'
import { toWallClock } from '#app/lib/wall-clock'
import type { TextKey } from '#app/locales/texts'
import { paths } from '#app/paths'
import { getActionAmount } from '#app/products/action-amount'
import { createFact, createMoneyFact } from '#app/products/facts'
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

/** A paid action counts as done and gets a receipt. */
export async function announceOutcome(ctx: OutcomeContext, action: Action, outcome: Outcome = 'unknown') {
	const { kind, key, isOver = false }: OutcomeNotice = outcomeNotices[outcome]
	const notice = outcome === 'paid' ? await describePaid(ctx, action) : { kind, key }
	// Requests with a token in the address change no session.
	if (!ctx.queryTokens) {
		if (outcome === 'paid') markDone(ctx, action)
		ctx.session.notify(notice.kind, notice.key, notice.values, notice.links)
	}
	return isOver ? paths.dashboard() : paths.invoicePayment(action.id)
}

type PaidNotice = Pick<StoredNotice, 'kind' | 'key'> & Partial<Pick<StoredNotice, 'values' | 'links'>>

/** Thanks once; later it tells what was paid and when. */
async function describePaid(ctx: OutcomeContext, action: Action): Promise<PaidNotice> {
	const created = await createPaymentReceipt(ctx, action)
	if (created) return { ...outcomeNotices.paid, links: linkReceipt(created) }
	const [paid, number, amount] = [
		await findPaid(ctx, action.id),
		getInvoiceNumber(action),
		getActionAmount(action),
	]
	if (!paid) return outcomeNotices.paid
	const links = linkReceipt(paid.receipt)
	if (!number || amount === undefined) return { ...outcomeNotices.paid, links }
	const when = formatDateTime(toWallClock(new Date(paid.at)), ctx.say.language)
	const values = { number, amount: formatMoney(amount), when }
	return { kind: 'info', key: 'payments.paidBefore', values, links }
}

function linkReceipt(id: string): StoredNotice['links'] {
	return [{ href: paths.receipts.detail(id), key: 'sending.receipt' }]
}

function getInvoiceNumber({ invoice, publicNumber }: Action) {
	return invoice?.publicNumber ?? publicNumber
}

/** Undefined when the payment has a receipt already. */
async function createPaymentReceipt(ctx: OutcomeContext, action: Action) {
	const { say } = ctx
	if (!(await claimReceipt(ctx, action.id))) return undefined
	const texts = say.table('invoices')
	const number = getInvoiceNumber(action)
	const received = formatDateTime(toWallClock(new Date()), say.language)
	const receipt = {
		title: number ? say('payments.receipt', { number }) : say('payments.unnamedReceipt'),
		shown: [createFact(texts.number, number)],
		sent: [
			createMoneyFact(texts.amount, getActionAmount(action)),
			createFact(say('payments.received'), received),
		],
		next: say('payments.next'),
		sender: await describeSender(ctx),
	}
	const id = await createReceipt(getRecordOwner(ctx), receipt, say)
	await storePaid(ctx, action.id, id)
	return id
}
