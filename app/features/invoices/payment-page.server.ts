import type { SerializeFrom } from '@remix-run/node'
import type { Action } from '#app/api/resources/action'
import type { RequestContext } from '#app/context.server'
import { getFirmName } from '#app/firm/firm-name'
import type { Say } from '#app/i18n/say.server'
import { lookUp } from '#app/lib/look-up'
import { paths } from '#app/paths'
import { createDateFact, createFact, createMoneyFact } from '#app/products/facts'
import { findBankUrl } from './kept-payment.server'

export type PaymentView = SerializeFrom<typeof getPaymentView>

/** An invoice that is to be paid online: what it is and how its payment stands [453-457]. */
export async function getPaymentView({ firm, say }: RequestContext, asked: Action) {
	const { pay, sends, purpose, check, unavailable } = say.table('payments')
	const isOpen = !asked.isDone
	const name = getFirmName(await firm(), say)
	return {
		purpose: isOpen && !asked.mollieInvalid ? purpose : undefined,
		facts: factsOf(asked, say),
		check:
			isOpen && statusOf(asked) === 'PENDING'
				? { href: paths.validatePayment(asked.id), label: check }
				: undefined,
		unavailable:
			isOpen && asked.mollieInvalid
				? { title: unavailable.title, text: say('payments.unavailable.text', { firm: name }) }
				: undefined,
		pay,
		sends,
	}
}

function factsOf(asked: Action, say: Say) {
	const texts = say.table('invoices')
	const { publicNumber = asked.publicNumber, dateCreated, total, lines = [] } = asked.invoice ?? {}
	const descriptions = lines.flatMap(({ description }) => description ?? [])
	const status = lookUp(say.table('payments').status, asked.isDone ? 'PAID' : statusOf(asked))
	return [
		createFact(texts.number, publicNumber),
		createDateFact(texts.date, dateCreated, say),
		createMoneyFact(texts.amount, total ?? asked.payment?.amount),
		...(descriptions.length > 0 ? [createFact(texts.description, descriptions.join(', '))] : []),
		...(status ? [createFact(texts.status, status)] : []),
	]
}

function statusOf({ payment }: Action) {
	return payment?.status?.toUpperCase() ?? ''
}

/** The page between the portal and the bank; undefined where no payment was started a moment ago. */
export async function findBankPage(visit: RequestContext, { id, isDone }: Action) {
	const { say } = visit
	const address = isDone ? undefined : await findBankUrl(visit, id)
	if (address === undefined) return undefined
	const { title, purpose, open, back } = say.table('payments').bank
	return {
		title,
		purpose,
		link: { href: address, label: open },
		back: { href: paths.invoicePayment(id), label: back },
	}
}
