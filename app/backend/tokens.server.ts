import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { z } from 'zod/v4'
import { BackendFailure } from './jsonapi'
import type { ApiStore } from './store.server'

const minute = 60_000
const accessMs = 15 * minute
const refreshMs = 8 * 60 * minute
const resetMs = 60 * minute
const temporaryMs = 60 * minute
const keptAfterExpiryMs = 24 * 60 * minute
const allowedWrongCodes = 5

/**
 * `pending` waits for the two-factor code: only that call accepts it, and it cannot be refreshed. `temporary` is valid
 * for the calls without login about one action, which is its family.
 */
type TokenKind = 'access' | 'refresh' | 'pending' | 'temporary'

export interface IssuedTokens {
	accessToken: string
	refreshToken: string
}

const tokenRowSchema = z.object({
	hash: z.string(),
	kind: z.enum(['access', 'refresh', 'pending', 'temporary']),
	family: z.string(),
	consumer_id: z.string(),
	expires_at: z.number(),
	spent: z.number(),
	failures: z.number(),
})

/** All pairs of one sign-in share a family. */
export function createTokenPair(
	store: ApiStore,
	consumerId: string,
	family: string = randomUUID(),
): IssuedTokens {
	purgeTokens(store)
	return {
		accessToken: createToken(store, { kind: 'access', consumerId, family, lifetime: accessMs }),
		refreshToken: createToken(store, { kind: 'refresh', consumerId, family, lifetime: refreshMs }),
	}
}

/** Pair that only the two-factor call accepts. */
export function createPendingPair(store: ApiStore, consumerId: string): IssuedTokens {
	const family = randomUUID()
	return {
		accessToken: createToken(store, { kind: 'pending', consumerId, family, lifetime: accessMs }),
		refreshToken: createToken(store, { kind: 'pending', consumerId, family, lifetime: accessMs }),
	}
}

export function createTemporaryToken(store: ApiStore, consumerId: string, actionId: string): string {
	return createToken(store, { kind: 'temporary', consumerId, family: actionId, lifetime: temporaryMs })
}

export function deleteTemporaryTokens(store: ApiStore, consumerId: string, actionId: string): void {
	store.run(
		"delete from tokens where kind = 'temporary' and consumer_id = ? and family = ?",
		consumerId,
		actionId,
	)
}

/** @throws BackendFailure 401 when the token is unknown, expired or of another kind. */
export function getTokenOwner(store: ApiStore, token: string, kinds: readonly TokenKind[] = ['access']) {
	const stored = findToken(store, token)
	if (!stored || !kinds.includes(stored.kind)) throw new BackendFailure(401, 'accessTokenInvalid')
	if (stored.expires_at <= store.now().getTime()) throw new BackendFailure(401, 'accessTokenExpired')
	return { kind: stored.kind, consumerId: stored.consumer_id, family: stored.family }
}

/**
 * Replaces a refresh token by a new pair, once. A second use revokes the whole family. @throws BackendFailure 401 with
 * a refreshToken code.
 */
export function rotateTokens(store: ApiStore, token: string): IssuedTokens {
	const stored = findToken(store, token)
	if (stored?.kind !== 'refresh') throw new BackendFailure(401, 'refreshTokenInvalid')
	if (stored.expires_at <= store.now().getTime()) throw new BackendFailure(401, 'refreshTokenExpired')
	const isFirstUse = store.run('update tokens set spent = 1 where hash = ? and spent = 0', stored.hash) === 1
	if (!isFirstUse) {
		deleteFamily(store, stored.family)
		throw new BackendFailure(401, 'refreshTokenInvalid')
	}
	return createTokenPair(store, stored.consumer_id, stored.family)
}

export function deleteFamily(store: ApiStore, family: string): void {
	store.run('delete from tokens where family = ?', family)
}

export function deleteConsumerTokens(store: ApiStore, consumerId: string): void {
	store.run('delete from tokens where consumer_id = ?', consumerId)
}

/** The fifth wrong code ends the pending sign-in. */
export function countWrongCode(store: ApiStore, family: string): void {
	store.run('update tokens set failures = failures + 1 where family = ?', family)
	store.run(
		"delete from tokens where family = ? and kind = 'pending' and failures >= ?",
		family,
		allowedWrongCodes,
	)
}

/** The token is valid for an hour. Earlier tokens of the consumer are revoked. */
export function createResetToken(store: ApiStore, consumerId: string): string {
	const token = randomToken()
	store.run('delete from resets where consumer_id = ?', consumerId)
	store.run('insert into resets values (?, ?, ?)', hash(token), consumerId, store.now().getTime() + resetMs)
	return token
}

/** @throws BackendFailure 422 when the token is unknown, used or expired. */
export function getResetConsumer(store: ApiStore, token: string): string {
	const row = store.find(
		'select consumer_id from resets where hash = ? and expires_at > ?',
		hash(token),
		store.now().getTime(),
	)
	if (!row) throw new BackendFailure(422, 'unableToResetPassword')
	return z.object({ consumer_id: z.string() }).parse(row).consumer_id
}

export function deleteResetTokens(store: ApiStore, consumerId: string): void {
	store.run('delete from resets where consumer_id = ?', consumerId)
}

interface NewToken {
	kind: TokenKind
	consumerId: string
	family: string
	/** Milliseconds. */
	lifetime: number
}

function createToken(store: ApiStore, { kind, consumerId, family, lifetime }: NewToken) {
	const token = randomToken()
	store.run(
		'insert into tokens (hash, kind, family, consumer_id, expires_at) values (?, ?, ?, ?, ?)',
		hash(token),
		kind,
		family,
		consumerId,
		store.now().getTime() + lifetime,
	)
	return token
}

function findToken(store: ApiStore, token: string) {
	const row = store.find('select * from tokens where hash = ?', hash(token))
	return row ? tokenRowSchema.parse(row) : undefined
}

/** Expired tokens are stored for one more day, so that the answer is "expired" instead of "invalid". */
function purgeTokens(store: ApiStore): void {
	store.run('delete from tokens where expires_at < ?', store.now().getTime() - keptAfterExpiryMs)
}

function randomToken(): string {
	return randomBytes(32).toString('base64url')
}

function hash(token: string): string {
	return createHash('sha256').update(token).digest('base64url')
}
