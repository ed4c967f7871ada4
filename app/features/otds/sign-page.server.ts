import type { SerializeFrom } from '@remix-run/node'
import type { Action } from '#app/api/resources/action'
import type { Otd } from '#app/api/resources/otd'
import { getFileTexts } from '#app/downloads/file-links'
import type { Say } from '#app/i18n/say.server'
import { formatMoney } from '#app/lib/format-money'
import { formatPercent } from '#app/lib/format-percent'
import { paths } from '#app/paths'
import { createFact, createMoneyFact } from '#app/products/facts'

export type SignView = SerializeFrom<typeof buildSignView>

/** An assignment to be signed: what it costs, its papers and the form [386-392]. */
export function buildSignView(otd: Otd, action: Action, hasAgreed: boolean, say: Say) {
	const texts = say.table('otdSign')
	const isDebit = otd.hasAutomaticDebitFees
	return {
		kind: 'sign' as const,
		purpose: action.isDone ? undefined : texts.purpose,
		facts: costsOf(otd, say),
		papers: {
			title: texts.papers,
			texts: getFileTexts(say),
			files: [{ href: paths.downloadOtd(action.id), name: texts.paper }],
		},
		termsPart: {
			title: texts.terms,
			purpose: texts.termsPurpose,
			read: texts.readTerms,
			agreed: hasAgreed ? texts.termsAgreed : undefined,
		},
		debit: isDebit ? debitOf(otd, say) : undefined,
		agreed: { label: texts.agreed, hint: hasAgreed ? undefined : texts.agreedWait },
		sends: isDebit ? texts.sendsDebit : texts.sends,
		submit: texts.submit,
	}
}

function costsOf(otd: Otd, say: Say) {
	const texts = say.table('otdSign')
	const amount = otd.totalAtOnce ? formatMoney(otd.totalAtOnce) : undefined
	const marked = amount && otd.hasAutomaticDebitFees ? say('otdSign.oneTime', { amount }) : amount
	return [
		createFact(texts.service, otd.serviceName),
		...(otd.subserviceName ? [createFact(texts.subservice, otd.subserviceName)] : []),
		...(marked ? [createFact(texts.atOnce, marked)] : []),
	]
}

function debitOf(otd: Otd, say: Say) {
	const texts = say.table('otdSign')
	const { vatPercentage } = otd
	return {
		title: texts.debit,
		purpose: texts.debitPurpose,
		facts: [
			createFact(texts.reference, otd.sepaPaymentReference),
			createFact(texts.creditor, otd.sepaCreditorName),
			createFact(texts.creditorId, otd.sepaCreditorId),
			createMoneyFact(texts.monthly, otd.totalMonthly),
			createFact(texts.vat, vatPercentage === undefined ? undefined : formatPercent(vatPercentage)),
			createMoneyFact(texts.vatAmount, otd.vatTotalMonthly),
		],
		iban: { label: texts.iban, hint: texts.ibanHint, known: otd.sepaAccountholderIbanAccount },
		holder: { label: texts.holder, hint: texts.holderHint, known: otd.sepaAccountholderIbanName },
	}
}
