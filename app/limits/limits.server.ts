import { getConfig } from '#app/config/config.server'
import { redisClient } from '#app/session/redis.server'
import { openCounter, type Verdict } from './counter.server'
import { TooOften } from './too-often'

const settings = {
	login: 'LIMIT_LOGIN',
	forgot: 'LIMIT_FORGOT',
	strength: 'LIMIT_STRENGTH',
	uploads: 'LIMIT_UPLOADS',
	posts: 'LIMIT_POSTS',
	gets: 'LIMIT_GETS',
} as const

export type LimitName = keyof typeof settings

/** Who asks, as far as a limit minds. */
interface Asking {
	address?: string
	session: { owner?: string; data: { consumer?: unknown } }
}

/** Who is signed in by their session, everyone else by their address: a guest gets new sessions for nothing. */
export function visitorOf({ address, session }: Asking) {
	return session.data.consumer ? session.owner : address
}

/** Counts one use. No key (a server that does not know addresses) and RATE_LIMITS=off always allow. */
export async function takeToken(limit: LimitName, key: string | undefined): Promise<Verdict> {
	const counter = await findCounter(limit, key)
	return counter && key ? counter.take(key) : { allowed: true }
}

/** Counts one use. @throws TooOften over the limit. */
export async function demandToken(limit: LimitName, key: string | undefined) {
	const verdict = await takeToken(limit, key)
	if (!verdict.allowed) throw new TooOften(verdict.retryAfterSeconds, limit)
}

/**
 * Runs a sign-in unless this user failed too often from this address. Counted before it runs, so that many at once
 * get no further; a success clears the count, a failure of ours is given back. @throws TooOften, and what `signIn` throws.
 */
export async function limitLogin<T>(user: string, address: string | undefined, signIn: () => Promise<T>) {
	const key = `${user.trim().toLowerCase()}\n${address ?? ''}`
	await demandToken('login', key)
	const counter = await findCounter('login', key)
	try {
		const outcome = await signIn()
		await counter?.clear(key)
		return outcome
	} catch (error) {
		if (isOurs(error)) await counter?.giveBack(key)
		throw error
	}
}

function isOurs(error: unknown) {
	return error instanceof Error && 'status' in error && Number(error.status) >= 500
}

const counters = new Map<LimitName, ReturnType<typeof openCounter>>()

async function findCounter(limit: LimitName, key: string | undefined) {
	const config = getConfig()
	if (config.RATE_LIMITS === 'off' || key === undefined) return undefined
	const client = config.REDIS_URL ? await redisClient(config.REDIS_URL) : undefined
	const counter = counters.get(limit) ?? openCounter(limit, config[settings[limit]], client)
	counters.set(limit, counter)
	return counter
}
