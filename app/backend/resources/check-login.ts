import { Hono } from 'hono'
import { z } from 'zod/v4'
import { findAccountByName } from '#app/backend/accounts.server'
import { parseBody } from '#app/backend/body'
import { BackendFailure } from '#app/backend/failure'
import { clearFailures, countFailure, getLockedSeconds } from '#app/backend/locks.server'
import type { ApiStore } from '#app/backend/store.server'
import { createTemporaryToken } from '#app/backend/tokens.server'
import type { ApiEnv } from '#app/backend/call-context.server'
import { getOpenAction } from './action-item'

export const checkLoginBodySchema = z.strictObject({
	email: z.string(),
	birthday: z.iso.date(),
	productActionId: z.string(),
})

/** Gives access to one action without a login, by e-mail address and birth date (contract §3) [637]. */
export function createCheckLoginRoutes(store: ApiStore) {
	return new Hono<ApiEnv>().post('/api/auth/product-action-login', async (c) => {
		const { email, birthday, productActionId } = await parseBody(c.req, checkLoginBodySchema)
		const { domain } = c.get('branch')
		const name = `${domain} ${email.trim().toLowerCase()}`
		const seconds = getLockedSeconds(store, name)
		if (seconds > 0) return c.json({ code: 'CONSUMER_LOCKED', locked_time_remaining: seconds }, 423)
		const account = findAccountByName(store, domain, email)
		if (!account || account.consumer.date_of_birth !== birthday || !isAsked(account.id, productActionId)) {
			countFailure(store, name)
			throw new BackendFailure(422, 'authLoginFailed')
		}
		clearFailures(store, name)
		return c.json({ id: account.id, token: createTemporaryToken(store, account.id, productActionId) })
	})

	function isAsked(consumerId: string, id: string) {
		try {
			getOpenAction(store, { id, types: ['MORTGAGE_CHECK'] }, consumerId)
			return true
		} catch (failure) {
			if (failure instanceof BackendFailure) return false
			throw failure
		}
	}
}
