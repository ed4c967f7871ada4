import type { SerializeFrom } from '@remix-run/node'
import type { Action } from '#app/api/resources/action'
import { findKnown, isUnread } from '#app/lib/unread'
import type { StatedAction } from '#app/products/task-state.server'
import type { Uses, UsesOwner } from '#app/request/context.server'
import { getFirmName } from '#app/firm/firm-phone.server'
import type { Say } from '#app/i18n/say.server'
import { lookUp } from '#app/lib/look-up'
import { paths } from '#app/paths'
import { getActionAmount } from '#app/products/house-amount'
import {
	createDateFact,
	createFact,
	createMoneyFact,
	createTextFact,
	listTextFacts,
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
import { takeBankUrl } from './bank-url.server'

export type PaymentView = SerializeFrom<typeof getPaymentView>

/** `formId` is kept where a payment can be started. @see [453-457] */
export async function getPaymentView(
	{ firm, say }: Uses<'firm' | 'say'>,
	action: StatedAction,
	formId: string | undefined,
) {
	const { pay, sends, purpose, check } = say.table('payments')
	const name = getFirmName(await firm(), say)
	const problem = action.isDone ? undefined : describeProblem(action, name, say)
	const isChecked = !action.isDone && !problem?.isFinal && isPending(findKnown(action.payment))
	return {
		formId: problem?.isFinal || isChecked ? undefined : formId,
		purpose: action.isDone || problem?.isFinal || isChecked ? undefined : purpose,
		facts: factsOf(action, say),
		check: isChecked ? { href: paths.validatePayment(action.id), label: check } : undefined,
		problem,
		pay,
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

/** The invoice that is paid, without the state of the payment. */
export function listPaymentTerms(action: StatedAction, say: Say): ShownTerms {
	return { facts: invoiceFactsOf(action, say) }
}

function factsOf(action: StatedAction, say: Say) {
	const isOwed = !action.isDone && !isFree({ total: getActionAmount(action) })
	const state = action.isDone
		? 'PAID'
		: isOwed && !isPaymentUnread(action)
			? getPaymentStatus(findKnown(action.payment))
			: ''
	const status = lookUp(say.table('payments').status, state)
	const facts = invoiceFactsOf(action, say)
	return status ? [...facts, createFact(say('invoices.status'), status)] : facts
}

function invoiceFactsOf(action: StatedAction, say: Say) {
	const texts = say.table('invoices')
	const { invoice } = action
	const description = isUnread(invoice) ? say('unread.value') : invoice && describeLines(invoice.lines, say)
	return [
		createTextFact(texts.number, readInvoiceNumber(action), say),
		createDateFact(texts.date, isUnread(invoice) ? invoice : invoice?.dateCreated, say),
		createMoneyFact(texts.amount, getActionAmount(action), say),
		...listTextFacts(texts.description, description, say),
	]
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
