import { getLifeInsuranceView } from '#app/features/life-insurances/life-insurances.server'
import { getMortgageView } from '#app/features/mortgages/mortgages.server'
import type { DataItem } from '#app/features/my-data/data-item'
import { listHouseCards } from '#app/features/purchase-intentions/houses.server'
import {
	getPurchaseIntentionFacts,
	listPurchaseIntentions,
} from '#app/features/purchase-intentions/purchase-intentions.server'
import { getWillView } from '#app/features/wills/wills.server'
import { requireItem } from '#app/products/require-item'
import type { RequestContext } from '#app/request/context.server'

export async function describeMortgage(ctx: RequestContext, id: string): Promise<DataItem> {
	const { title, facts, loanParts } = await getMortgageView(ctx, id)
	if (!loanParts) return { title, facts }
	const rows = loanParts.rows.map(({ name, cells }) => [name, ...cells])
	return { title, facts, tables: [{ title: loanParts.title, columns: loanParts.columns, rows }] }
}

export async function describeLifeInsurance(ctx: RequestContext, id: string): Promise<DataItem> {
	const { title, facts, insured } = await getLifeInsuranceView(ctx, id)
	const tables = insured?.people.map(({ name, rows }) => ({ title: name, columns: insured.columns, rows }))
	return { title, facts, tables }
}

export async function describeWills(ctx: RequestContext, id: string): Promise<DataItem> {
	const { title, facts, wills } = await getWillView(ctx, id)
	return { title, facts, tables: wills.rows.length > 0 ? [wills] : [] }
}

export async function describeIntention(ctx: RequestContext, id: string): Promise<DataItem> {
	const { say } = ctx
	const intention = requireItem(await listPurchaseIntentions(ctx), id)
	const { houses } = say.table('purchaseIntentions')
	const columns = [houses.unnamed, say('myData.facts.place'), say('purchaseIntentions.houses.price')]
	const rows = listHouseCards(intention, say).map(({ title, location = '-', facts }) => {
		const price = facts.find(({ term }) => term === houses.price)
		return [title, location, price?.detail ?? '-']
	})
	const tables = rows.length > 0 ? [{ title: houses.title, columns, rows }] : []
	return { ...getPurchaseIntentionFacts(intention, say), tables }
}
