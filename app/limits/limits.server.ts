import { getConfig } from '#app/config/config.server'
import { getRedisClient } from '#app/session/redis.server'
import { openCounter, type LimitResult } from './counter.server'
import { TooOften } from './too-often'

const settings = {
	failures: 'LIMIT_FAILURES',
	forgot: 'LIMIT_FORGOT',
	reset: 'LIMIT_RESET',
	strength: 'LIMIT_STRENGTH',
	uploads: 'LIMIT_UPLOADS',
	posts: 'LIMIT_POSTS',
	gets: 'LIMIT_GETS',
	branches: 'LIMIT_BRANCHES',
} as const

export type LimitName = keyof typeof settings

/** Who asks, as far as a limit minds. */
interface LimitContext {
	clientAddress: string | undefined
	session: { owner?: string; data: { consumer?: unknown } }
}

/** Who is signed in by their session, everyone else by their address: a guest gets new sessions for nothing. */
export function getVisitorKey({ clientAddress, session }: LimitContext) {
	return session.data.consumer ? session.owner : clientAddress
}

/** Counts one use. No key (a server that does not know addresses) and RATE_LIMITS=off always allow. */
export async function takeToken(limit: LimitName, key: string | undefined): Promise<LimitResult> {
	const counter = await findCounter(limit, key)
	return counter && key ? counter.take(key) : { allowed: true }
}

/** Counts one use. @throws TooOften over the limit. */
export async function requireToken(limit: LimitName, key: string | undefined) {
	const verdict = await takeToken(limit, key)
	if (!verdict.allowed) throw new TooOften(verdict.retryAfterSeconds, limit)
}

/** Undoes one use. */
export async function refundToken(limit: LimitName, key: string | undefined) {
	const counter = await findCounter(limit, key)
	if (counter && key) await counter.giveBack(key)
}

/**
 * Runs what may be refused only so often. Counted before it runs, so that many at once get no further; a success and a
 * failure of ours are given back. @throws TooOften, and what `work` throws.
 */
export async function limitRefusals<T>(limit: LimitName, key: string | undefined, work: () => Promise<T>) {
	await requireToken(limit, key)
	try {
		const outcome = await work()
		await refundToken(limit, key)
		return outcome
	} catch (error) {
		if (isLimitError(error)) await refundToken(limit, key)
		throw error
	}
}

/** Whether it is no verdict: the API is away or broken. */
export function isLimitError(error: unknown) {
	return error instanceof Error && 'status' in error && Number(error.status) >= 500
}

const counters = new Map<LimitName, ReturnType<typeof openCounter>>()

async function findCounter(limit: LimitName, key: string | undefined) {
	const config = getConfig()
	if (config.RATE_LIMITS === 'off' || key === undefined) return undefined
	const client = config.REDIS_URL ? getRedisClient(config.REDIS_URL) : undefined
	const counter = counters.get(limit) ?? openCounter(limit, config[settings[limit]], client)
	counters.set(limit, counter)
	return counter
}
