import { isNone } from '#app/lib/read-list'
import { mortgageSchema, type Mortgage } from '#app/api/resources/mortgage'
import type { Uses } from '#app/request/context.server'
import type { Say } from '#app/i18n/say.server'
import { paths } from '#app/paths'
import { createFact, createMoneyFact, createTextFact, filterKnownFacts } from '#app/products/facts'
import { buildFixedRateEnd, buildGauge, buildLentPart, buildLostRatio } from './key-figures-view.server'
import { listMortgages } from './mortgages.server'

const most = 3
/** Number for words in the plural. */
const several = 2

export async function findMortgageOverview({ api, say }: Uses<'api' | 'say'>) {
	const list = await listMortgages({ api }, mortgageSchema)
	if (isNone(list)) return undefined
	const { known: mortgages, isComplete } = list
	const title = say('dashboard.mortgages.title', { count: isComplete ? mortgages.length : several })
	const all = {
		href: paths.mortgages.list(),
		label: isComplete ? say('dashboard.mortgages.all', { count: mortgages.length }) : title,
	}
	return {
		title,
		note: isComplete ? undefined : say('unread.list'),
		mortgages: mortgages.slice(0, most).map((mortgage) => summarise(mortgage, say)),
		all: mortgages.length > most || !isComplete ? all : undefined,
	}
}

function summarise(mortgage: Mortgage, say: Say) {
	const { amount, lender } = say.table('mortgages')
	const end = buildFixedRateEnd(mortgage, say)
	const facts = [createMoneyFact(amount, mortgage.amount, say), createTextFact(lender, mortgage.lender, say)]
	if (end) facts.push(createFact(end.term, end.value))
	const gauge = buildGauge(mortgage, say)
	const lent = buildLentPart(mortgage, say)
	const lost = buildLostRatio(mortgage, say)
	if (lost) facts.push(createFact(lost.term, lost.value))
	return {
		href: paths.mortgages.detail(mortgage.id),
		title: mortgage.label ?? say('dashboard.groups.mortgage'),
		facts: filterKnownFacts(facts),
		gauge: gauge && lent && { ...gauge, source: lent.note },
	}
}
