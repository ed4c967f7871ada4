import {
	lifeInsuranceSchema,
	type InsuredConsumer,
	type LifeInsurance,
} from '#app/api/resources/life-insurance'
import { isNone } from '#app/lib/read-list'
import { findKnown, isUnread, type Read } from '#app/lib/unread'
import type { Uses } from '#app/request/context.server'
import type { Say } from '#app/i18n/say.server'
import { formatMoney } from '#app/lib/format-money'
import { formatNumber } from '#app/lib/format-percent'
import { buildCardList } from '#app/products/card-list.server'
import {
	createFact,
	createTextFact,
	describeCell,
	describeMoney,
	describeUnlabelledText,
	listKnownFacts,
} from '#app/products/facts'
import { getProductHead } from '#app/products/product-head'
import { requireItem } from '#app/products/require-item'

/** @see [409] */
function listLifeInsurances({ api }: Uses<'api'>) {
	return api.list('/api/products/life-insurances', lifeInsuranceSchema)
}

/** @see [406] */
export async function getLifeInsuranceList(ctx: Uses<'api' | 'say'>, request: Request) {
	const { say } = ctx
	return buildCardList(ctx, request, 'lifeinsurance', {
		items: await listLifeInsurances(ctx),
		none: say('lifeInsurances.none'),
		purpose: say('lifeInsurances.purpose'),
		linesOf: (insurance) => linesOf(insurance, say),
	})
}

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

/** @see [406-408]. @throws Response redirect to not-found for an unknown id */
export async function getLifeInsuranceView(ctx: Uses<'api' | 'say'>, id: string | undefined) {
	const { say } = ctx
	const insurance = requireItem(await listLifeInsurances(ctx), id)
	return {
		...getProductHead('lifeinsurance', insurance, say),
		facts: factsOf(insurance, say),
		insured: insuredOf(insurance, say),
	}
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
