import type { Context, Env, MiddlewareHandler } from 'hono'
import type { Account } from './accounts.server'
import { findAccount } from './accounts.server'
import { BackendFailure } from './jsonapi'
import type { SeedBranch } from '#app/backend/seed/branch'
import { branches, defaultBranch } from '#app/backend/seed/branches'
import type { ApiStore } from './store.server'
import { getTokenOwner } from './tokens.server'

export type ApiLanguage = 'nl' | 'en'

export interface ApiEnv extends Env {
	Variables: {
		branch: SeedBranch
		language: ApiLanguage
		account: Account
	}
}

/** Reads the branch (header `domain`, contract §1) and the language of every call. */
export const readCallContext: MiddlewareHandler<ApiEnv> = async (c, next) => {
	c.set('branch', findBranch(c.req.header('domain')))
	c.set('language', /^\s*en\b/i.test(c.req.header('accept-language') ?? '') ? 'en' : 'nl')
	await next()
}

function findBranch(domain: string | undefined): SeedBranch {
	if (domain === undefined) return defaultBranch
	if (domain.trim() === '') throw new BackendFailure(404, 'brandCannotBeDetermined')
	const branch = branches.find((one) => one.domain === domain)
	if (!branch) throw new BackendFailure(404, 'brandNotFound')
	return branch
}

export function requireAccount(store: ApiStore): MiddlewareHandler<ApiEnv> {
	return async (c, next) => {
		const token = getBearer(c)
		const account = findAccount(store, getTokenOwner(store, token).consumerId)
		if (!account) throw new BackendFailure(401, 'accessTokenInvalid')
		if (c.req.header('domain') !== undefined && account.branch !== c.get('branch').domain)
			throw new BackendFailure(403, 'accessDenied')
		c.set('account', account)
		await next()
	}
}

/** A bearer token is optional for theme and banners (contract §1). */
export function checkBearer(store: ApiStore): MiddlewareHandler<ApiEnv> {
	const signedIn = requireAccount(store)
	return (c, next) => (c.req.header('authorization') === undefined ? next() : signedIn(c, next))
}

/** The bearer token of a call. @throws BackendFailure 401 accessTokenMissing. */
export function getBearer(c: Context): string {
	const [scheme, token] = (c.req.header('authorization') ?? '').split(' ')
	if (scheme?.toLowerCase() !== 'bearer' || !token) throw new BackendFailure(401, 'accessTokenMissing')
	return token
}

export function toAbsoluteUrl(c: Context, path: string): string {
	return new URL(path, c.req.url).href
}
