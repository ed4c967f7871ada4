import { Hono } from 'hono'
import { z } from 'zod/v4'
import { findAccountByName } from '#app/backend/accounts.server'
import { readBody } from '#app/backend/body'
import { BackendFailure } from '#app/backend/failure'
import { clearFailures, countFailure, lockedSeconds } from '#app/backend/locks.server'
import type { Store } from '#app/backend/store.server'
import { createTemporaryToken } from '#app/backend/tokens.server'
import type { Visit } from '#app/backend/visit.server'
import { getOpenAction } from './action-item'

const loginBody = z.strictObject({
	email: z.string(),
	birthday: z.iso.date(),
	productActionId: z.string(),
})

/** Who is meant by e-mail address and birth date may answer one action without a login (contract §3) [637]. */
export function checkLoginRoutes(store: Store) {
	return new Hono<Visit>().post('/api/auth/product-action-login', async (c) => {
		const { email, birthday, productActionId } = await readBody(c.req, loginBody)
		const { domain } = c.get('branch')
		const name = `${domain} ${email.trim().toLowerCase()}`
		const seconds = lockedSeconds(store, name)
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
