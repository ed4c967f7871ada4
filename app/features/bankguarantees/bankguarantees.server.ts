import { bankguarantee, type Bankguarantee } from '#app/api/resources/bankguarantee'
import type { Visit } from '#app/context.server'
import type { Say } from '#app/i18n/say.server'
import { findMoney } from '#app/lib/format-money'
import { cardList } from '#app/products/card-list.server'
import { dateFact, fact, moneyFact } from '#app/products/facts'
import { productHead } from '#app/products/product-head'
import { requireItem } from '#app/products/require-item'
import { papersOf } from './papers.server'

/** @see [376] */
function listBankguarantees({ api }: Visit) {
	return api.list('/api/products/bankguarantees', bankguarantee)
}

/** The bank guarantees of a client as cards [363]. */
export async function getBankguaranteeList(visit: Visit, request: Request) {
	return cardList(visit, request, 'bankguarantee', {
		items: await listBankguarantees(visit),
		none: visit.say('bankguarantees.none'),
		purpose: visit.say('bankguarantees.intro'),
		linesOf: (one) => [one.company, findMoney(one.amount)],
	})
}

/** One bank guarantee. @throws Response that leads to not-found for an unknown id. */
export async function getBankguarantee(visit: Visit, id: string | undefined) {
	return requireItem(await listBankguarantees(visit), id)
}

/** One bank guarantee in words; one of BNP tells more and has papers [364] [365]. */
export async function getBankguaranteeView(visit: Visit, id: string | undefined) {
	const { say } = visit
	const found = await getBankguarantee(visit, id)
	return {
		...productHead('bankguarantee', found.label, say),
		purpose: say('bankguarantees.explanation'),
		facts: found.isBnp ? bnpFacts(found, say) : standardFacts(found, say),
		papers: found.isBnp ? papersOf(found, say) : undefined,
	}
}

function standardFacts(found: Bankguarantee, say: Say) {
	const texts = say.table('bankguarantees')
	return [
		moneyFact(texts.cost, found.cost),
		fact(texts.company, found.company),
		dateFact(texts.issued, found.dateOfIssue, say),
		dateFact(texts.expires, found.dateUltimate, say),
	]
}

function bnpFacts(found: Bankguarantee, say: Say) {
	const texts = say.table('bankguarantees')
	const oneOff = found.oneOffAdditionalOrvCost ?? 0
	return [
		moneyFact(texts.amount, found.amount),
		moneyFact(texts.purchasePrice, found.purchasePrice),
		moneyFact(texts.premium, found.premium),
		...(oneOff > 0 ? [moneyFact(texts.oneOff, oneOff)] : []),
		fact(texts.company, found.company),
		dateFact(texts.agreed, found.purchaseAgreementDate, say),
		dateFact(texts.expires, found.dateUltimate, say),
	]
}
