import { getConfig } from '#app/config/config.server'
import { logSecurityEvent } from '#app/config/security-log.server'
import { sessionStore } from '#app/session/current-store.server'
import type { KnownDevice } from '#app/session/known-device.server'
import { demandToken, giveBackToken, isOurs } from './limits.server'
import { findAccountOf, keepAccountOf } from './login-names.server'
import { TooOften } from './too-often'
import { growingWaits, nameKey, takeTry, type Bound, type Taken } from './tries.server'

const minute = 60
const hour = 60 * minute
const day = 24 * hour
const waits = [15 * minute, hour, 4 * hour, day]
/** Milliseconds that a wrong guess is kept. */
export const longestWait = waits.reduce((sum, wait) => sum + wait, 0) * 1000

interface Consumer {
	id: string
	branch?: string
}

/** Somebody says who they are, and proves it with what can be guessed. */
export type Guess =
	| {
			kind: 'password'
			name: string
			/** In this browser a reset link was just followed to its end. */
			reset?: boolean
	  }
	| { kind: 'check'; name: string }
	| { kind: 'code'; consumer: Consumer }

/** Who guesses, as far as a limit minds. */
interface Asking {
	requestId: string
	address?: string
	device: Pick<KnownDevice, 'idFor' | 'remember'>
}

/**
 * Lets the API judge a guess unless too many were wrong. Counted before it is judged, so that many at once get no
 * further; a right one, and a failure of ours, is given back, and nothing else is: the right password of one who knows
 * it opens no fresh codes. A password is counted by its name as typed, whether the account exists or not, and by the
 * consumer once the API named one for it: an e-mail address and a user name are one account. Codes are counted by the consumer.
 * @throws TooOften, and what `judge` throws.
 */
export async function limitGuess<T>(visit: Asking, guess: Guess, judge: () => Promise<T>): Promise<T> {
	const giveBack = await takeGuess(visit, guess).catch((error: unknown) => {
		if (error instanceof TooOften) tell(visit, guess, 'Locked')
		throw error
	})
	try {
		const outcome = await judge()
		await giveBack()
		return outcome
	} catch (error) {
		if (isOurs(error)) await giveBack()
		else tell(visit, guess, isLock(error) ? 'Locked' : 'Failed')
		throw error
	}
}

/** The browser keeps a way in for who proved all of these. */
export function rememberDevice({ device }: Asking, ...guesses: Guess[]) {
	return device.remember(...guesses.map(accountOf))
}

/** The API named whose login name it is: from now on its passwords count with those of their other names. */
export async function countWithConsumer(name: string, consumer: Consumer) {
	if (getConfig().RATE_LIMITS === 'on') await keepAccountOf(sessionStore(), name, consumer)
}

/**
 * A browser where this account signed in before has a count of its own; strangers share one, and one per address for
 * whatever they guess at. Who just followed a reset link gets a few tries at the password beside it, counted per name:
 * the API does not say whose link it was.
 */
async function takeGuess({ device, address }: Asking, guess: Guess): Promise<() => Promise<void>> {
	if (getConfig().RATE_LIMITS === 'off') return () => Promise.resolve()
	const account = accountOf(guess)
	const bounds = boundsOf(guess)
	const known = await device.idFor(account)
	if (known) return demand(await take('device', `${known}\n${account}`, bounds))
	await demandToken('failures', address)
	const taken = await take('account', await countedAs(guess), bounds, address)
	const isOpened = !taken.allowed && guess.kind === 'password' && guess.reset
	const opened = isOpened && (await take('reset', account, [{ points: 10, seconds: day }]))
	const counted = opened && opened.allowed ? opened : taken
	if (!counted.allowed) await giveBackToken('failures', address)
	const giveBack = demand(counted)
	return async () => void (await Promise.all([giveBack(), giveBackToken('failures', address)]))
}

async function countedAs(guess: Guess) {
	const owner = guess.kind === 'password' ? await findAccountOf(sessionStore(), guess.name) : undefined
	return owner === undefined ? accountOf(guess) : `password of\n${owner}`
}

function take(limit: string, key: string, bounds: Bound[], address?: string) {
	return takeTry(sessionStore(), { limit: `guess ${limit}`, key, bounds, address })
}

function demand(taken: Taken) {
	if (!taken.allowed) throw new TooOften(taken.retryAfterSeconds)
	return taken.giveBack
}

/** A code and a birth date are short: their waits grow. */
function boundsOf({ kind }: Guess): Bound[] {
	const { LIMIT_LOGIN, LIMIT_CODE } = getConfig()
	if (kind !== 'password') return growingWaits(LIMIT_CODE, waits)
	return [
		{ ...LIMIT_LOGIN, perAddress: true },
		{ points: 30, seconds: hour },
		{ points: 100, seconds: day },
	]
}

function accountOf(guess: Guess) {
	if (guess.kind === 'code') return `code\n${guess.consumer.branch ?? ''}\n${guess.consumer.id}`
	return `${guess.kind}\n${nameKey(guess.name)}`
}

function isLock(error: unknown) {
	return error instanceof Error && 'code' in error && /locked/i.test(String(error.code))
}

function tell({ requestId }: Asking, guess: Guess, what: 'Failed' | 'Locked') {
	if (guess.kind === 'code') return logSecurityEvent(`code${what}`, { requestId, consumer: guess.consumer })
	logSecurityEvent(`signIn${what}`, { requestId, account: guess.name, detail: guess.kind })
}
