import { Hono, type Context } from 'hono'
import { z } from 'zod/v4'
import { findAccount, findAccountByName, updateTwoFactor, type Account } from '#app/backend/accounts.server'
import { parseBody } from '#app/backend/body'
import { BackendFailure } from '#app/backend/failure'
import { toDocument } from '#app/backend/jsonapi'
import { isCorrectPassword } from '#app/backend/password.server'
import type { ApiStore } from '#app/backend/store.server'
import {
	countWrongCode,
	createPendingPair,
	createTokenPair,
	deleteFamily,
	deleteConsumerTokens,
	getTokenOwner,
	rotateTokens,
	type IssuedTokens,
} from '#app/backend/tokens.server'
import { isValidTotp } from '#app/backend/totp.server'
import { getBearer, type ApiEnv } from '#app/backend/call-context.server'

export const loginBodySchema = z.strictObject({ email: z.string(), password: z.string() })
export const refreshBodySchema = z.strictObject({ refreshToken: z.string().nullish() })
export const pendingCodeBodySchema = z.strictObject({
	consumerId: z.string(),
	code: z.string(),
	enabled: z.literal(true),
	accessToken: z.string(),
})
export const settingsCodeBodySchema = z.strictObject({ code: z.string(), enabled: z.boolean() })

/** Sign-in, refresh and the two-factor code [106] [138] [175]. */
export function createAuthRoutes(store: ApiStore) {
	return new Hono<ApiEnv>()
		.post('/api/auth/login', async (c) => {
			const body = await parseBody(c.req, loginBodySchema)
			const account = findAccountByName(store, c.get('branch').domain, body.email)
			if (!(await isCorrectPassword(body.password, account?.password)) || !account)
				throw new BackendFailure(422, 'authLoginFailed')
			const tokens = account.twoFactor
				? createPendingPair(store, account.id)
				: createTokenPair(store, account.id)
			return c.json(toDocument({ type: 'auth-results' }, toAuthResult(account, tokens)))
		})
		.post('/api/auth/refresh', async (c) => {
			const { refreshToken } = await parseBody(c.req, refreshBodySchema)
			if (!refreshToken) throw new BackendFailure(401, 'refreshTokenMissing')
			return answerTokens(c, rotateTokens(store, refreshToken))
		})
		.post('/api/auth/two-factor', async (c) => {
			const bearer = getBearer(c)
			const access = getTokenOwner(store, bearer, ['access', 'pending'])
			const account = findAccount(store, access.consumerId)
			if (!account) throw new BackendFailure(401, 'accessTokenInvalid')
			if (access.kind === 'pending') {
				const body = await parseBody(c.req, pendingCodeBodySchema)
				if (body.accessToken !== bearer) throw new BackendFailure(401, 'accessTokenInvalid')
				if (body.consumerId !== account.id) throw new BackendFailure(403, 'accessDenied')
				if (!isRightCode(store, account, body.code)) {
					countWrongCode(store, access.family)
					throw invalidOtp()
				}
				deleteFamily(store, access.family)
				return answerTokens(c, createTokenPair(store, account.id))
			}
			const body = await parseBody(c.req, settingsCodeBodySchema)
			if (!isRightCode(store, account, body.code)) throw invalidOtp()
			updateTwoFactor(store, account.id, body.enabled)
			deleteConsumerTokens(store, account.id)
			return answerTokens(c, createTokenPair(store, account.id))
		})
}

function toAuthResult(account: Account, tokens: IssuedTokens) {
	const { twoFactor, twoFactorSetup } = account
	return { id: account.id, ...tokens, twoFactor, twoFactorSetup, consumerId: account.id }
}

function answerTokens(c: Context, tokens: IssuedTokens) {
	return c.json(toDocument({ type: 'token-pairs' }, { id: 'current', ...tokens }))
}

function isRightCode(store: ApiStore, account: Account, code: string): boolean {
	return account.secret !== null && isValidTotp(code, account.secret, store.now())
}

function invalidOtp() {
	return new BackendFailure(422, 'invalidOtp', [{ code: 'invalidOtp', field: 'code' }])
}
