import { lifeInsuranceSchema, type InsuredConsumer, type LifeInsurance } from '#app/api/resources/insurances'
import { isNone } from '#app/lib/read-list'
import { findKnown, isUnread, type Read } from '#app/lib/unread'
import type { Say } from '#app/i18n/say.server'
import { formatMoney } from '#app/lib/money'
import { formatNumber } from '#app/lib/numbers'
import { defineProduct } from '#app/products/define-product.server'
import {
	createFact,
	createTextFact,
	describeCell,
	describeMoney,
	describeUnlabelledText,
	listKnownFacts,
} from '#app/products/facts'

/** @see [406-409] */
export const { getList: getLifeInsuranceList, getView: getLifeInsuranceView } = defineProduct({
	kind: 'lifeinsurance',
	list: ({ api }) => api.list('/api/products/life-insurances', lifeInsuranceSchema),
	none: 'lifeInsurances.none',
	purpose: 'lifeInsurances.purpose',
	linesOf,
	factsOf,
	partsOf: (insurance, say) => ({ insured: insuredOf(insurance, say) }),
})

function linesOf(insurance: LifeInsurance, say: Say) {
	const { insurerName, policyNumber: number } = insurance
	const premiums = listPremiums(insurance, say).map((premium) =>
		createFact(say('lifeInsurances.premium'), premium),
	)
	const people = insurance.insuredConsumers.known.map((person) => personOf(person, say))
	const coverages = people.flatMap(({ name, rows }) =>
		rows.map((cells) => `${name}: ${cells.filter((cell) => cell !== '-').join(', ')}`),
	)
	return [
		describeUnlabelledText(say('lifeInsurances.insurer'), insurerName, say),
		describePolicy(number, say),
		...listKnownFacts(premiums),
		...coverages,
	]
}

function describePolicy(number: Read<string>, say: Say) {
	if (isUnread(number)) return describeUnlabelledText(say('lifeInsurances.policyNumber'), number, say)
	return number && say('lifeInsurances.policyLine', { number })
}

function listPremiums({ payments }: LifeInsurance, say: Say) {
	const premiums = payments.known.map((payment) => describePayment(payment, say)).filter(Boolean)
	return payments.isComplete ? premiums : [...premiums, say('unread.value')]
}

function describePayment({ amount: read, term }: LifeInsurance['payments']['known'][number], say: Say) {
	const amount = describeMoney(read, say)
	if (!isUnread(term)) return [amount, term].filter(Boolean).join(' ')
	return typeof read === 'number' && amount ? say('unread.period', { amount }) : say('unread.value')
}

function factsOf(insurance: LifeInsurance, say: Say) {
	const { insurerName, policyNumber } = insurance
	const texts = say.table('lifeInsurances')
	const knownPremiums = listPremiums(insurance, say)
	return [
		...(knownPremiums.length > 0 ? knownPremiums : [undefined]).map((premium) =>
			createFact(texts.premium, premium),
		),
		createTextFact(texts.insurer, insurerName, say),
		createTextFact(texts.policyNumber, policyNumber, say),
	]
}

function insuredOf({ insuredConsumers }: LifeInsurance, say: Say) {
	if (isNone(insuredConsumers)) return undefined
	const { title, type, capital, duration, noCoverage } = say.table('lifeInsurances').insured
	return {
		title,
		columns: [type, capital, duration],
		noCoverage,
		note: insuredConsumers.isComplete ? undefined : say('unread.list'),
		people: insuredConsumers.known.map((person) => personOf(person, say)),
	}
}

function personOf({ name, data }: InsuredConsumer, say: Say) {
	return {
		name: findKnown(name) ?? say('lifeInsurances.insured.unnamed'),
		note: data.isComplete ? undefined : say('unread.list'),
		rows: data.known.map((coverage) =>
			[
				describeCell(coverage.insuranceType, say, String),
				describeCell(coverage.capital, say, formatMoney),
				formatDuration(coverage, say),
			].map((cell) => cell ?? '-'),
		),
	}
}

function formatDuration(coverage: InsuredConsumer['data']['known'][number], say: Say) {
	const { duration: count } = coverage
	if (isUnread(count)) return say('lifeInsurances.insured.durationUnknown')
	return count === undefined
		? undefined
		: say('lifeInsurances.insured.months', { count, months: formatNumber(count) })
}
