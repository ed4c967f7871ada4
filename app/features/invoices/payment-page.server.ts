import type { SerializeFrom } from '@remix-run/node'
import type { Action } from '#app/api/resources/action'
import { findKnown, hasUnread, isUnread } from '#app/lib/unread'
import type { StatedAction } from '#app/products/task-state.server'
import type { Uses, UsesOwner } from '#app/request/context.server'
import { getFirmName } from '#app/firm/firm-phone.server'
import type { Say } from '#app/i18n/say.server'
import { lookUp } from '#app/lib/look-up'
import { formatMoney } from '#app/lib/money'
import { paths } from '#app/paths'
import { getActionAmount } from '#app/products/house-amount'
import {
	createDateFact,
	createFact,
	createMoneyFact,
	createTextFact,
	listTextFacts,
	type Fact,
} from '#app/products/facts'
import {
	describeLines,
	describeFree,
	getPaymentStatus,
	isFree,
	isPaymentUnread,
	isPending,
} from '#app/products/payment-state'
import type { ShownTerms } from '#app/submissions/shown-terms.server'
import type { ListedFigure } from '#app/ui/figure-list'
import { takeBankUrl } from './bank-url.server'

export type PaymentView = SerializeFrom<typeof getPaymentView>

/** `formId` is kept where a payment can be started. @see [453-457] */
export async function getPaymentView(
	{ firm, say }: Uses<'firm' | 'say'>,
	action: StatedAction,
	formId: string | undefined,
) {
	const { sends, purpose, check } = say.table('payments')
	const name = getFirmName(await firm(), say)
	const problem = action.isDone ? undefined : describeProblem(action, name, say)
	const isChecked = !action.isDone && !problem?.isFinal && isPending(findKnown(action.payment))
	return {
		formId: problem?.isFinal || isChecked ? undefined : formId,
		purpose: action.isDone || problem?.isFinal || isChecked ? undefined : purpose,
		...describeBill(action, say),
		check: isChecked ? { href: paths.validatePayment(action.id), label: check } : undefined,
		problem,
		pay: namePayment(action, say),
		sends,
	}
}

/** `isFinal` when there is nothing to pay here; a payment of an unknown amount only says so [A200]. */
function describeProblem(action: StatedAction, firm: string, say: Say) {
	const { unavailable, credit, amountless } = say.table('payments')
	const total = getActionAmount(action)
	const free = describeFree({ total }, say)
	if (free !== undefined) return { title: credit.title, text: free, isFinal: true }
	if (isPaymentUnread(action))
		return { title: say('unread.title'), text: say('unread.action'), isFinal: true }
	if (action.mollieInvalid === true)
		return {
			title: unavailable.title,
			text: say('payments.unavailable.text', { firm }),
			isFinal: true,
		}
	const isPaidBlind = typeof total !== 'number' && !isPending(findKnown(action.payment))
	return isPaidBlind ? { ...amountless, isFinal: false } : undefined
}

function namePayment(action: StatedAction, say: Say) {
	const total = getActionAmount(action)
	return typeof total === 'number'
		? say('payments.payAmount', { amount: formatMoney(total) })
		: say('payments.pay')
}

/** The invoice that is paid, without the state of the payment. */
export function listPaymentTerms(action: StatedAction, say: Say): ShownTerms {
	const { number, date, amount, description } = invoiceFactsOf(action, say)
	return { facts: [number, date, amount, ...description] }
}

interface Bill {
	/** A known amount, with what it is for. */
	figure?: ListedFigure
	facts: Fact[]
}

function describeBill(action: StatedAction, say: Say): Bill {
	const { number, date, amount, description } = invoiceFactsOf(action, say)
	const status = listStatus(action, say)
	if (typeof getActionAmount(action) !== 'number')
		return { facts: [number, date, amount, ...description, ...status] }
	const figure = { term: amount.term, value: amount.detail }
	return isDescriptionLost(action)
		? { figure, facts: [number, date, ...description, ...status] }
		: { figure: { ...figure, note: description[0]?.detail }, facts: [number, date, ...status] }
}

/** Words for what could not be read need a name beside them. */
function isDescriptionLost({ invoice }: StatedAction) {
	if (isUnread(invoice)) return true
	return invoice !== undefined && (!invoice.lines.isComplete || invoice.lines.known.some(hasUnread))
}

function listStatus(action: StatedAction, say: Say) {
	const isOwed = !action.isDone && !isFree({ total: getActionAmount(action) })
	const state = action.isDone
		? 'PAID'
		: isOwed && !isPaymentUnread(action)
			? getPaymentStatus(findKnown(action.payment))
			: ''
	const status = lookUp(say.table('payments').status, state)
	return status ? [createFact(say('invoices.status'), status)] : []
}

function invoiceFactsOf(action: StatedAction, say: Say) {
	const texts = say.table('invoices')
	const { invoice } = action
	const lines = isUnread(invoice) ? say('unread.value') : invoice && describeLines(invoice.lines, say)
	return {
		number: createTextFact(texts.number, readInvoiceNumber(action), say),
		date: createDateFact(texts.date, isUnread(invoice) ? invoice : invoice?.dateCreated, say),
		amount: createMoneyFact(texts.amount, getActionAmount(action), say),
		description: listTextFacts(texts.description, lines, say),
	}
}

/** Unread also when the invoice that may have it is. */
export function readInvoiceNumber({ invoice, publicNumber }: Pick<Action, 'invoice' | 'publicNumber'>) {
	const own = findKnown(findKnown(invoice)?.publicNumber)
	return own ?? publicNumber ?? (isUnread(invoice) ? invoice : invoice?.publicNumber)
}

/** Undefined unless a payment was started recently. */
export async function findBankPage(ctx: UsesOwner<'say'>, { id, isDone }: StatedAction) {
	const { say } = ctx
	const bank = isDone ? undefined : await takeBankUrl(ctx, id)
	if (!bank) return undefined
	const { title, purpose, open, back } = say.table('payments').bank
	return {
		title,
		purpose,
		isNew: bank.isNew,
		link: { href: bank.address, label: open },
		back: { href: paths.invoicePayment(id), label: back },
	}
}
