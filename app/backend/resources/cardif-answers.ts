import { Hono } from 'hono'
import { z } from 'zod/v4'
import { requireEmptyBody } from '#app/backend/body'
import { BackendFailure } from '#app/backend/failure'
import { toDocument } from '#app/backend/jsonapi'
import { getRecord } from '#app/backend/records.server'
import type { ApiStore } from '#app/backend/store.server'
import { requireAccount, type ApiEnv } from '#app/backend/call-context.server'
import { closeAction, getStoredAction, getOpenAction } from './action-item'

const types = ['CARDIF_PREMIUM']
const insuredSchema = z.looseObject({
	premium: z.looseObject({ premium: z.number(), disability: z.number() }),
})

/** Monthly premium of a disability insurance, and the consumer's answer to it. @see [446] [447] */
export function createCardifAnswerRoutes(store: ApiStore) {
	const signedIn = requireAccount(store)
	const routes = new Hono<ApiEnv>().get('/api/products/cardifao/actions/:id/premium', signedIn, (c) => {
		const { id: owner } = c.get('account')
		const action = getStoredAction(store, c.req.param('id'), owner)
		if (!types.includes(action.type)) throw new BackendFailure(422, 'invalidActionType')
		const product = getRecord(store, 'cardifao', action.product?.id ?? '', owner)
		const { data } = insuredSchema.safeParse(product)
		if (!data) throw new BackendFailure(422, 'cardifPremiumCommunicationError')
		return c.json(toDocument({ type: 'cardif-premiums' }, { id: action.id, ...data.premium }))
	})
	for (const answer of ['accept', 'decline'] as const) {
		routes.post(`/api/products/cardifao/actions/:id/${answer}`, signedIn, async (c) => {
			await requireEmptyBody(c.req)
			const expected = { id: c.req.param('id'), types }
			const action = getOpenAction(store, expected, c.get('account').id)
			closeAction(store, { ...action, is_accepted: answer === 'accept' })
			return c.body(null, 204)
		})
	}
	return routes
}
