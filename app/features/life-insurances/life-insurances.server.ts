import { lifeInsurance, type InsuredConsumer, type LifeInsurance } from '#app/api/resources/life-insurance'
import type { Visit } from '#app/context.server'
import type { Say } from '#app/i18n/say.server'
import { findMoney } from '#app/lib/format-money'
import { cardList } from '#app/products/card-list.server'
import { fact } from '#app/products/facts'
import { productHead } from '#app/products/product-head'
import { requireItem } from '#app/products/require-item'

/** @see [409] */
function listLifeInsurances({ api }: Visit) {
	return api.list('/api/products/life-insurances', lifeInsurance)
}

/** The life insurances of a client as cards [406]. */
export async function getLifeInsuranceList(visit: Visit, request: Request) {
	const { say } = visit
	return cardList(visit, request, 'lifeinsurance', {
		items: await listLifeInsurances(visit),
		none: say('lifeInsurances.none'),
		purpose: say('lifeInsurances.purpose'),
		linesOf: ({ insurerName, policyNumber: number }) => [
			insurerName,
			number && say('lifeInsurances.policyLine', { number }),
		],
	})
}

/** One life insurance in words [406-408]. @throws Response that leads to not-found for an unknown id. */
export async function getLifeInsuranceView(visit: Visit, id: string | undefined) {
	const { say } = visit
	const found = requireItem(await listLifeInsurances(visit), id)
	return {
		...productHead('lifeinsurance', found.label, say),
		facts: factsOf(found, say),
		insured: insuredOf(found, say),
	}
}

function factsOf({ insurerName, policyNumber, payments }: LifeInsurance, say: Say) {
	const texts = say.table('lifeInsurances')
	const premiums = payments.map(({ amount, term }) => [findMoney(amount), term].filter(Boolean).join(' '))
	const told = premiums.filter(Boolean)
	return [
		fact(texts.insurer, insurerName),
		fact(texts.policyNumber, policyNumber),
		...(told.length > 0 ? told : [undefined]).map((premium) => fact(texts.premium, premium)),
	]
}

/** What is insured for each person; undefined where nobody is named. */
function insuredOf({ insuredConsumers }: LifeInsurance, say: Say) {
	if (insuredConsumers.length === 0) return undefined
	const { title, type, capital, duration, noCoverage } = say.table('lifeInsurances').insured
	return {
		title,
		columns: [type, capital, duration],
		noCoverage,
		people: insuredConsumers.map((person) => personOf(person, say)),
	}
}

function personOf({ name, data }: InsuredConsumer, say: Say) {
	return {
		name: name ?? say('lifeInsurances.insured.unnamed'),
		rows: data.map(({ insuranceType, capital, duration }) =>
			[
				insuranceType,
				findMoney(capital),
				duration === undefined ? undefined : say('lifeInsurances.insured.months', { count: duration }),
			].map((cell) => cell ?? '-'),
		),
	}
}
