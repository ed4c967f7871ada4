import { mortgageSchema, type Mortgage } from '#app/api/resources/mortgage'
import type { Uses } from '#app/request/context.server'
import type { Say } from '#app/i18n/say.server'
import { paths } from '#app/paths'
import { createFact, createMoneyFact, filterKnownFacts } from '#app/products/facts'
import { buildFixedRateEnd, buildGauge, buildLentPart } from './key-figures-view.server'
import { listMortgages } from './mortgages.server'

const most = 3

export async function findMortgageOverview({ api, say }: Uses<'api' | 'say'>) {
	const found = await listMortgages({ api }, mortgageSchema)
	if (found.length === 0) return undefined
	const all = { href: paths.mortgages.list(), label: say('dashboard.mortgages.all', { count: found.length }) }
	return {
		title: say('dashboard.mortgages.title', { count: found.length }),
		mortgages: found.slice(0, most).map((mortgage) => summarise(mortgage, say)),
		all: found.length > most ? all : undefined,
	}
}

function summarise(found: Mortgage, say: Say) {
	const { amount, lender } = say.table('mortgages')
	const end = buildFixedRateEnd(found, say)
	const facts = [createMoneyFact(amount, found.amount), createFact(lender, found.lender)]
	if (end) facts.push(createFact(end.term, end.value))
	const gauge = buildGauge(found, say)
	const lent = buildLentPart(found, say)
	return {
		href: paths.mortgages.detail(found.id),
		title: found.label ?? say('dashboard.groups.mortgage'),
		facts: filterKnownFacts(facts),
		gauge: gauge && lent && { ...gauge, source: lent.note },
	}
}
