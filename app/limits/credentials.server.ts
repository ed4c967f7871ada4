import { getConfig } from '#app/config/config.server'
import { logSecurityEvent } from '#app/config/security-log.server'
import { getSessionStore } from '#app/session/current-store.server'
import type { KnownDevice } from '#app/session/known-device.server'
import { requireToken, refundToken, isLimitError } from './limits.server'
import { findLoginAccount, storeLoginAccount } from './login-names.server'
import { TooOften } from './counter.server'
import {
	createBackoff,
	normaliseLoginName,
	takeAttempt,
	type AttemptBound,
	type AttemptResult,
} from './attempts.server'

const minute = 60
const hour = 60 * minute
const day = 24 * hour
const waits = [15 * minute, hour, 4 * hour, day]
/** Milliseconds that a wrong guess counts. */
export const maxCredentialWait = waits.reduce((sum, wait) => sum + wait, 0) * 1000

interface Consumer {
	id: string
	branch?: string
}

/** A claim of identity with a secret that could be guessed. */
export type CredentialAttempt =
	| {
			kind: 'password'
			name: string
			/** Set right after this browser completed a password reset. */
			reset?: boolean
	  }
	| { kind: 'check'; name: string }
	| { kind: 'code'; consumer: Consumer }

export interface LimitContext {
	facts: { requestId: string; clientAddress: string | undefined }
	cookies: { device: Pick<KnownDevice, 'idFor' | 'remember'> }
}

/**
 * Lets the API judge a guess unless too many were wrong. The guess is counted before it is judged, so parallel guesses
 * gain nothing. Right guesses and failures of ours are refunded; a right password does not refund codes. Passwords
 * count per typed name, and per consumer once the API has named one, because an e-mail address and a user name can be
 * one account. Codes count per consumer. @throws TooOften, and what `judge` throws.
 */
export async function limitCredentials<T>(
	ctx: LimitContext,
	guess: CredentialAttempt,
	judge: () => Promise<T>,
): Promise<T> {
	const giveBack = await takeGuess(ctx, guess).catch((error: unknown) => {
		// A limit of the address, which says nothing of the account, is logged with the answer.
		if (error instanceof TooOften && error.limit === undefined) logAttempt(ctx, guess, 'Locked')
		throw error
	})
	try {
		const outcome = await judge()
		await giveBack()
		return outcome
	} catch (error) {
		if (isLimitError(error)) await giveBack()
		else logAttempt(ctx, guess, isLock(error) ? 'Locked' : 'Failed')
		throw error
	}
}

/** Marks the browser as known to these accounts, so strangers' guesses do not lock it out. */
export function trustDevice({ cookies: { device } }: LimitContext, ...guesses: CredentialAttempt[]) {
	return device.remember(...guesses.map(accountOf))
}

/** The API has identified the account: failed passwords now count per account, not per login name. */
export async function linkNameToConsumer(name: string, consumer: Consumer) {
	if (getConfig().RATE_LIMITS === 'on') await storeLoginAccount(getSessionStore(), name, consumer)
}

/**
 * Known browsers have a count of their own. Strangers share one per account, and one per address over all accounts.
 * After a password reset a few extra attempts are allowed per name, because the API does not say whose link it was.
 */
async function takeGuess(
	{ cookies: { device }, facts: { clientAddress: address } }: LimitContext,
	guess: CredentialAttempt,
): Promise<() => Promise<void>> {
	if (getConfig().RATE_LIMITS === 'off') return () => Promise.resolve()
	const account = accountOf(guess)
	const bounds = boundsOf(guess)
	const known = await device.idFor(account)
	if (known) return demand(await take('device', `${known}\n${account}`, bounds))
	await requireToken('failures', address)
	const taken = await take('account', await countedAs(guess), bounds, address)
	const isOpened = !taken.allowed && guess.kind === 'password' && guess.reset
	const opened = isOpened && (await take('reset', account, [{ points: 10, seconds: day }]))
	const counted = opened && opened.allowed ? opened : taken
	if (!counted.allowed) await refundToken('failures', address)
	const giveBack = demand(counted)
	return async () => void (await Promise.all([giveBack(), refundToken('failures', address)]))
}

async function countedAs(guess: CredentialAttempt) {
	const owner = guess.kind === 'password' ? await findLoginAccount(getSessionStore(), guess.name) : undefined
	return owner === undefined ? accountOf(guess) : `password of\n${owner}`
}

function take(limit: string, key: string, bounds: AttemptBound[], address?: string) {
	return takeAttempt(getSessionStore(), { limit: `guess ${limit}`, key, bounds, address })
}

function demand(taken: AttemptResult) {
	if (!taken.allowed) throw new TooOften(taken.retryAfterSeconds)
	return taken.giveBack
}

/** Codes and birth dates are short, so their waits grow. */
function boundsOf({ kind }: CredentialAttempt): AttemptBound[] {
	const { LIMIT_LOGIN, LIMIT_CODE } = getConfig()
	if (kind !== 'password') return createBackoff(LIMIT_CODE, waits)
	return [
		{ ...LIMIT_LOGIN, perAddress: true },
		{ points: 30, seconds: hour },
		{ points: 100, seconds: day },
	]
}

function accountOf(guess: CredentialAttempt) {
	if (guess.kind === 'code') return `code\n${guess.consumer.branch ?? ''}\n${guess.consumer.id}`
	return `${guess.kind}\n${normaliseLoginName(guess.name)}`
}

function isLock(error: unknown) {
	return error instanceof Error && 'code' in error && /locked/i.test(String(error.code))
}

function logAttempt(
	{ facts: { requestId } }: LimitContext,
	guess: CredentialAttempt,
	what: 'Failed' | 'Locked',
) {
	if (guess.kind === 'code') return logSecurityEvent(`code${what}`, { requestId, consumer: guess.consumer })
	logSecurityEvent(`signIn${what}`, { requestId, account: guess.name, detail: guess.kind })
}
