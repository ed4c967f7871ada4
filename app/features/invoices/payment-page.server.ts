import type { SerializeFrom } from '@remix-run/node'
import type { Action } from '#app/api/resources/action'
import type { Visit } from '#app/context.server'
import { firmName } from '#app/firm/firm-name'
import type { Say } from '#app/i18n/say.server'
import { lookUp } from '#app/lib/look-up'
import { paths } from '#app/paths'
import { dateFact, fact, moneyFact } from '#app/products/facts'
import { findBankAddress } from './kept-payment.server'

export type PaymentView = SerializeFrom<typeof paymentPage>

/** An invoice that is to be paid online: what it is and how its payment stands [453-457]. */
export async function paymentPage({ firm, say }: Visit, asked: Action) {
	const { pay, sends, purpose, check, unavailable } = say.table('payments')
	const isOpen = !asked.isDone
	const name = firmName(await firm(), say)
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
		fact(texts.number, publicNumber),
		dateFact(texts.date, dateCreated, say),
		moneyFact(texts.amount, total ?? asked.payment?.amount),
		...(descriptions.length > 0 ? [fact(texts.description, descriptions.join(', '))] : []),
		...(status ? [fact(texts.status, status)] : []),
	]
}

function statusOf({ payment }: Action) {
	return payment?.status?.toUpperCase() ?? ''
}

/** The page between the portal and the bank; undefined where no payment was started a moment ago. */
export async function findBankPage(visit: Visit, { id, isDone }: Action) {
	const { say } = visit
	const address = isDone ? undefined : await findBankAddress(visit, id)
	if (address === undefined) return undefined
	const { title, purpose, open, back } = say.table('payments').bank
	return {
		title,
		purpose,
		link: { href: address, label: open },
		back: { href: paths.invoicePayment(id), label: back },
	}
}
