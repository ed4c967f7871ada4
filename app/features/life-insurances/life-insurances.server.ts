import {
	lifeInsuranceSchema,
	type InsuredConsumer,
	type LifeInsurance,
} from '#app/api/resources/life-insurance'
import { isUnread } from '#app/api/wire'
import type { Uses } from '#app/request/context.server'
import type { Say } from '#app/i18n/say.server'
import { formatOptionalMoney } from '#app/lib/format-money'
import { formatNumber } from '#app/lib/format-percent'
import { buildCardList } from '#app/products/card-list.server'
import { createFact, listKnownFacts } from '#app/products/facts'
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
	const premiums = listPremiums(insurance).map((premium) =>
		createFact(say('lifeInsurances.premium'), premium),
	)
	const people = insurance.insuredConsumers.map((person) => personOf(person, say))
	const coverages = people.flatMap(({ name, rows }) =>
		rows.map((cells) => `${name}: ${cells.filter((cell) => cell !== '-').join(', ')}`),
	)
	return [
		insurerName,
		number && say('lifeInsurances.policyLine', { number }),
		...listKnownFacts(premiums),
		...coverages,
	]
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

function listPremiums({ payments }: LifeInsurance) {
	return payments
		.map(({ amount, term }) => [formatOptionalMoney(amount), term].filter(Boolean).join(' '))
		.filter(Boolean)
}

function factsOf(insurance: LifeInsurance, say: Say) {
	const { insurerName, policyNumber } = insurance
	const texts = say.table('lifeInsurances')
	const knownPremiums = listPremiums(insurance)
	return [
		...(knownPremiums.length > 0 ? knownPremiums : [undefined]).map((premium) =>
			createFact(texts.premium, premium),
		),
		createFact(texts.insurer, insurerName),
		createFact(texts.policyNumber, policyNumber),
	]
}

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
		rows: data.map((coverage) =>
			[coverage.insuranceType, formatOptionalMoney(coverage.capital), formatDuration(coverage, say)].map(
				(cell) => cell ?? '-',
			),
		),
	}
}

function formatDuration(coverage: InsuredConsumer['data'][number], say: Say) {
	const { duration: count } = coverage
	if (count !== undefined) return say('lifeInsurances.insured.months', { count, months: formatNumber(count) })
	return isUnread(coverage, 'duration') ? say('lifeInsurances.insured.durationUnknown') : undefined
}
