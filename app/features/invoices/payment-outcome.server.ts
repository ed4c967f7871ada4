import { findKnown } from '#app/lib/unread'
import type { Action } from '#app/api/resources/action'
import type { Uses, UsesOwner } from '#app/request/context.server'
import { formatDateTime } from '#app/lib/format-date'
import { formatMoney } from '#app/lib/money'
import type { Say } from '#app/i18n/say.server'
import { toWallClock } from '#app/lib/wall-clock'
import type { TextKey } from '#app/locales/texts'
import { paths } from '#app/paths'
import { getActionAmount } from '#app/products/house-amount'
import { createFact, createMoneyFact, createTextFact } from '#app/products/facts'
import { readInvoiceNumber } from './payment-page.server'
import { getRecordOwner } from '#app/submissions/record-owner.server'
import { describeSender } from '#app/submissions/receipt-sender.server'
import { createReceipt } from '#app/submissions/receipts.server'
import type { StoredNotice } from '#app/session/session-data'
import { claimReceipt, findPaid, storePaid } from './bank-url.server'
import { addReceived, dropReceived } from '#app/submissions/send-result.server'
import { markDone } from '#app/submissions/done-actions.server'

interface OutcomeNotice {
	kind: StoredNotice['kind']
	key: TextKey
	isOver?: boolean
}

/** @see [455-457] [459-463] */
const outcomeNotices = {
	pending: { kind: 'info', key: 'payments.pending', isOver: true },
	cancelled: { kind: 'info', key: 'payments.cancelled' },
	failed: { kind: 'error', key: 'payments.failed' },
	unknown: { kind: 'warning', key: 'payments.unknown' },
	notRetrieved: { kind: 'error', key: 'payments.notRetrieved' },
} satisfies Record<string, OutcomeNotice>
type Outcome = keyof typeof outcomeNotices | 'paid'

export type Outcomes = Partial<Record<string, Outcome>>

type OutcomeContext = UsesOwner<'firm' | 'queryTokens' | 'say' | 'session'>

const namedKeys: Partial<Record<Outcome, TextKey>> = {
	pending: 'payments.named.pending',
	cancelled: 'payments.named.cancelled',
	failed: 'payments.named.failed',
}

/** Returns the address of the page that shows the outcome. */
export async function announceOutcome(ctx: OutcomeContext, action: Action, outcome: Outcome = 'unknown') {
	if (outcome === 'paid') {
		await announcePaid(ctx, action)
		return paths.dashboard()
	}
	const { kind, key, values, links, isOver } = await describeOutcome(ctx, action, outcome)
	// Requests with a token in the address change no session.
	if (!ctx.queryTokens) {
		if (key === 'payments.paidDenied') dropReceived(ctx, action.id)
		ctx.session.notify(kind, key, values, links)
	}
	return isOver ? paths.dashboard() : paths.invoicePayment(action.id)
}

type DescribedNotice = OutcomeNotice & Partial<Pick<StoredNotice, 'values' | 'links'>>

/** A payment that was received before, and is not paid according to the API, is not tried again [A216]. */
async function describeOutcome(
	ctx: OutcomeContext,
	action: Action,
	outcome: Exclude<Outcome, 'paid'>,
): Promise<DescribedNotice> {
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

/** A paid action counts as done and gets a receipt. The page thanks once; later a notice tells what was paid and when. */
async function announcePaid(ctx: OutcomeContext, action: Action) {
	const created = await createPaymentReceipt(ctx, action)
	if (ctx.queryTokens) return
	markDone(ctx, action)
	const before = created === undefined ? await findPaid(ctx, action.id) : undefined
	const invoice = nameInvoice(action)
	if (!before || !invoice) return thank(ctx, action, created ?? before?.receipt)
	const values = { ...invoice, when: formatMoment(ctx, before.at) }
	const isShown = ctx.session.data.received.some(({ receipt }) => receipt === before.receipt)
	ctx.session.notify('info', 'payments.paidBefore', values, isShown ? [] : linkReceipt(before.receipt))
}

function thank(ctx: OutcomeContext, action: Action, receipt: string | undefined) {
	const { say } = ctx
	const amount = getActionAmount(action)
	const fact = amount === undefined ? undefined : createMoneyFact(say('invoices.amount'), amount, say)
	addReceived(ctx, {
		to: paths.dashboard(),
		title: titlePayment(action, say),
		key: 'payments.thanks',
		links: [],
		detail: fact && `${fact.term}: ${fact.detail}`,
		next: say('payments.next'),
		language: say.language,
		receipt,
		action: action.id,
	})
}

function titlePayment(action: Action, say: Say) {
	const number = findKnown(readInvoiceNumber(action))
	return number ? say('payments.receipt', { number }) : say('payments.unnamedReceipt')
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
	const received = formatMoment(ctx, Date.now())
	const receipt = {
		title: titlePayment(action, say),
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
