import { Hono } from 'hono'
import { z } from 'zod/v4'
import { readBody } from '#app/backend/body'
import { getRecord, updateRecord } from '#app/backend/records.server'
import type { Store } from '#app/backend/store.server'
import { requireConsumer, type Visit } from '#app/backend/visit.server'
import { closeAction, getOpenAction } from './action-item'

const bases = ['other', 'woz', 'remotevaluation', 'valuation'] as const

const marketValue = z.strictObject({
	productActionId: z.string(),
	marketValue: z.number().positive(),
	marketValueDate: z.iso.date(),
	basedOn: z.enum(bases),
})

/** What a consumer tells of a mortgage. @see spec 2 §7 */
export function mortgageAnswerRoutes(store: Store) {
	const signedIn = requireConsumer(store)
	return new Hono<Visit>().post('/api/products/mortgages/:id/edit-market-value', signedIn, async (c) => {
		const body = await readBody(c.req, marketValue, 'marketValueFieldsError')
		const { id: owner } = c.get('account')
		const mortgage = getRecord(store, 'mortgage', c.req.param('id'), owner, 'mortgageNotFound')
		const asked = { id: body.productActionId, types: ['UPDATE_MARKET_VALUE'], product: mortgage.id }
		const collateral = z.looseObject({}).parse(mortgage.collateral ?? {})
		store.together(() => {
			closeAction(store, getOpenAction(store, asked, owner))
			updateRecord(store, 'mortgage', {
				...mortgage,
				collateral: {
					...collateral,
					market_value: body.marketValue,
					market_value_date: body.marketValueDate,
					based_on: body.basedOn,
				},
			})
		})
		return c.body(null, 204)
	})
}
