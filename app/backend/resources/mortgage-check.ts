import { Hono, type Context } from 'hono'
import { z } from 'zod/v4'
import { findAccount } from '#app/backend/accounts.server'
import { parseBody } from '#app/backend/body'
import { BackendFailure } from '#app/backend/failure'
import { toDocument } from '#app/backend/jsonapi'
import { getRecord } from '#app/backend/records.server'
import type { ApiStore } from '#app/backend/store.server'
import { deleteTemporaryTokens, getTokenOwner } from '#app/backend/tokens.server'
import { requireAccount, type ApiEnv } from '#app/backend/call-context.server'
import { closeAction, getOpenAction } from './action-item'
import { checkDataSchema } from './mortgage-check-data'

export const ownCheckSchema = z.strictObject({ productActionId: z.string(), formData: checkDataSchema })
export const guestCheckSchema = ownCheckSchema.extend({ consumerId: z.string() })

/** The yearly mortgage check, for clients and for guests with a temporary token [633] [642-644]. */
export function createMortgageCheckRoutes(store: ApiStore) {
	return new Hono<ApiEnv>()
		.post('/api/mortgage-check/submit-form', requireAccount(store), async (c) => {
			const { productActionId, formData } = await parseBody(c.req, ownCheckSchema)
			close(productActionId, c.get('account').id, formData)
			return c.body(null, 204)
		})
		.post('/api/mortgage-check/submit-form-no-login', async (c) => {
			const { consumerId, productActionId, formData } = await parseBody(c.req, guestCheckSchema)
			requireGuest(c, productActionId, consumerId)
			close(productActionId, consumerId, formData)
			deleteTemporaryTokens(store, consumerId, productActionId)
			return c.body(null, 204)
		})
		.get('/api/products/mortgage-no-login/:action/:id', (c) => {
			const { action, id } = c.req.param()
			requireGuest(c, action, id)
			const { product } = getOpenAction(store, { id: action, types: ['MORTGAGE_CHECK'] }, id)
			const record = getRecord(store, 'mortgage', product?.id ?? '', id)
			return c.json(toDocument({ type: 'mortgages' }, record))
		})
		.get('/api/consumer-no-login/:action/:id', (c) => {
			const { action, id } = c.req.param()
			requireGuest(c, action, id)
			return c.json(toDocument({ type: 'consumers' }, findAccount(store, id)?.consumer ?? null))
		})

	function close(id: string, consumerId: string, formData: z.output<typeof checkDataSchema>) {
		const action = getOpenAction(store, { id, types: ['MORTGAGE_CHECK'] }, consumerId)
		closeAction(store, { ...action, mortgage_check: formData })
	}

	/** @throws BackendFailure 401 for a token that is unknown, expired or for another action. */
	function requireGuest(c: Context, actionId: string, consumerId: string) {
		const access = getTokenOwner(store, c.req.header('token') ?? '', ['temporary'])
		if (access.family !== actionId || access.consumerId !== consumerId)
			throw new BackendFailure(401, 'accessTokenInvalid')
	}
}
