import { Hono } from 'hono'
import { z } from 'zod/v4'
import { parseBody } from '#app/backend/body'
import { getRecord, updateRecord } from '#app/backend/records.server'
import type { ApiStore } from '#app/backend/store.server'
import { requireAccount, type ApiEnv } from '#app/backend/call-context.server'
import { closeAction, getOpenAction } from './action-item'

const bases = ['other', 'woz', 'remotevaluation', 'valuation'] as const

export const marketValueBodySchema = z.strictObject({
	productActionId: z.string(),
	marketValue: z.number().positive(),
	marketValueDate: z.iso.date(),
	basedOn: z.enum(bases),
})

export const conditionsPrecedentSchema = z.strictObject({ dateConditionsPrecedent: z.iso.date() })

/** Answers about a mortgage. @see [329] [332] */
export function createMortgageAnswerRoutes(store: ApiStore) {
	const signedIn = requireAccount(store)
	return new Hono<ApiEnv>()
		.post('/api/products/mortgages/:id/edit-market-value', signedIn, async (c) => {
			const body = await parseBody(c.req, marketValueBodySchema, 'marketValueFieldsError')
			storeMarketValue(store, c.req.param('id'), body, c.get('account').id)
			return c.body(null, 204)
		})
		.post('/api/products/mortgages/actions/:action/date-conditions-precedent', signedIn, async (c) => {
			const { dateConditionsPrecedent } = await parseBody(c.req, conditionsPrecedentSchema, 'invalidDate')
			storeConditionsDate(store, c.req.param('action'), dateConditionsPrecedent, c.get('account').id)
			return c.body(null, 204)
		})
}

function storeMarketValue(
	store: ApiStore,
	id: string,
	body: z.infer<typeof marketValueBodySchema>,
	owner: string,
) {
	const mortgage = getRecord(store, 'mortgage', id, owner)
	const expected = { id: body.productActionId, types: ['UPDATE_MARKET_VALUE'], product: mortgage.id }
	const collateral = z.looseObject({}).parse(mortgage.collateral ?? {})
	store.together(() => {
		closeAction(store, getOpenAction(store, expected, owner))
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
}

function storeConditionsDate(store: ApiStore, id: string, date: string, owner: string) {
	store.together(() => {
		const action = getOpenAction(store, { id, types: ['UPDATE_DATE_CONDITIONS_PRECEDENT'] }, owner)
		const mortgage = getRecord(store, 'mortgage', action.product?.id ?? '', owner)
		closeAction(store, action)
		updateRecord(store, 'mortgage', { ...mortgage, date_conditions_precedent: date })
	})
}
