import type { SerializeFrom } from '@remix-run/node'
import type { Action } from '#app/api/resources/action'
import type { Uses, UsesOwner } from '#app/request/context.server'
import { getFirmName } from '#app/firm/firm-name'
import type { Say } from '#app/i18n/say.server'
import { lookUp } from '#app/lib/look-up'
import { paths } from '#app/paths'
import { getActionAmount } from '#app/products/action-amount'
import { createDateFact, createFact, createMoneyFact } from '#app/products/facts'
import { getPaymentStatus, isCreditNote } from '#app/products/payment-state'
import type { ShownTerms } from '#app/submissions/shown-terms.server'
import { findBankUrl } from './bank-url.server'

export type PaymentView = SerializeFrom<typeof getPaymentView>

/** @see [453-457] */
export async function getPaymentView({ firm, say }: Uses<'firm' | 'say'>, action: Action) {
	const { pay, sends, purpose, check, unavailable, credit } = say.table('payments')
	const isOpen = !action.isDone
	const isCredit = isCreditNote({ total: getActionAmount(action) })
	const name = getFirmName(await firm(), say)
	return {
		purpose: isOpen && !action.mollieInvalid && !isCredit ? purpose : undefined,
		facts: factsOf(action, say),
		check:
			isOpen && getPaymentStatus(action.payment) === 'PENDING'
				? { href: paths.validatePayment(action.id), label: check }
				: undefined,
		unavailable: isOpen
			? isCredit
				? { title: credit.title, text: credit.note }
				: action.mollieInvalid
					? { title: unavailable.title, text: say('payments.unavailable.text', { firm: name }) }
					: undefined
			: undefined,
		pay,
		sends,
	}
}

/** The invoice that is paid, without the state of the payment. */
export function listPaymentTerms(action: Action, say: Say): ShownTerms {
	return { facts: invoiceFactsOf(action, say) }
}

function factsOf(action: Action, say: Say) {
	const status = lookUp(
		say.table('payments').status,
		action.isDone ? 'PAID' : getPaymentStatus(action.payment),
	)
	const facts = invoiceFactsOf(action, say)
	return status ? [...facts, createFact(say('invoices.status'), status)] : facts
}

function invoiceFactsOf(action: Action, say: Say) {
	const texts = say.table('invoices')
	const { publicNumber = action.publicNumber, dateCreated, lines = [] } = action.invoice ?? {}
	const descriptions = lines.flatMap(({ description }) => description ?? [])
	return [
		createFact(texts.number, publicNumber),
		createDateFact(texts.date, dateCreated, say),
		createMoneyFact(texts.amount, getActionAmount(action)),
		...(descriptions.length > 0 ? [createFact(texts.description, descriptions.join(', '))] : []),
	]
}

/** Undefined unless a payment was started recently. */
export async function findBankPage(ctx: UsesOwner<'say'>, { id, isDone }: Action) {
	const { say } = ctx
	const address = isDone ? undefined : await findBankUrl(ctx, id)
	if (address === undefined) return undefined
	const { title, purpose, open, back } = say.table('payments').bank
	return {
		title,
		purpose,
		link: { href: address, label: open },
		back: { href: paths.invoicePayment(id), label: back },
	}
}
