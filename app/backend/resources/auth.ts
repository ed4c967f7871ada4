import { Hono, type Context } from 'hono'
import { z } from 'zod/v4'
import {
	findAccount,
	findAccountByName,
	updateTwoFactor,
	type Account,
	findOrKeepSecret,
	clearFailures,
	countFailure,
	getLockedSeconds,
} from '#app/backend/accounts.server'
import { parseBody } from '#app/backend/body'
import { BackendFailure, toDocument } from '#app/backend/jsonapi'
import { isCorrectPassword, isValidTotp, createTotpSecret, createTotpUrl } from '#app/backend/password.server'
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
	createTemporaryToken,
} from '#app/backend/tokens.server'
import { getBearer, type ApiEnv, requireAccount } from '#app/backend/call-context.server'
import { renderSVG } from 'uqr'
import { getOpenAction } from './actions'

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

/** Secret of a consumer's authenticator app, as text and as QR code (contract §2) [174]. */
export function createTwoFactorQrRoutes(store: ApiStore) {
	return new Hono<ApiEnv>().get('/api/auth/two-factor-qr', requireAccount(store), (c) => {
		const { id, email } = c.get('account')
		const secret = findOrKeepSecret(store, id, createTotpSecret())
		const image = toDataUri(renderSVG(createTotpUrl(secret, c.get('branch').name, email), { border: 4 }))
		return c.json(toDocument({ type: 'two-factor-qrs' }, { id, image, secret }))
	})
}

function toDataUri(svg: string): string {
	return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
}

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
