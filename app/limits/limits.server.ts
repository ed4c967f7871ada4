import { getConfig } from '#app/config/config.server'
import { getRedisClient } from '#app/session/redis-client.server'
import { openCounter, type LimitResult, TooOften } from './counter.server'

const minute = 60

/** Rates, and settings that have one. */
const rates = {
	/** Wrong guesses of any kind, per address. */
	failures: { points: 100, seconds: 60 * minute },
	/** Wrong links for a new password, per address. */
	reset: { points: 10, seconds: 60 * minute },
	strength: { points: 60, seconds: minute },
	/** Names of branches in cookies that no list has confirmed, per address. */
	branches: { points: 20, seconds: 60 * minute },
	forgot: 'LIMIT_FORGOT',
	uploads: 'LIMIT_UPLOADS',
	posts: 'LIMIT_POSTS',
	gets: 'LIMIT_GETS',
} as const

export type LimitName = keyof typeof rates

interface LimitContext {
	facts: { clientAddress: string | undefined }
	session: { owner?: string; data: { consumer?: unknown } }
}

/** Signed-in visitors count per session, others per address: a guest can open any number of sessions. */
export function getVisitorKey({ facts, session }: LimitContext) {
	return session.data.consumer ? session.owner : facts.clientAddress
}

/** Counts one use. Always allowed without a key (the server does not know the address) and with RATE_LIMITS=off. */
export async function takeToken(limit: LimitName, key: string | undefined): Promise<LimitResult> {
	const counter = await findCounter(limit, key)
	return counter && key ? counter.take(key) : { allowed: true }
}

/** Counts one use. @throws TooOften over the limit. */
export async function requireToken(limit: LimitName, key: string | undefined) {
	const verdict = await takeToken(limit, key)
	if (!verdict.allowed) throw new TooOften(verdict.retryAfterSeconds, limit)
}

export async function refundToken(limit: LimitName, key: string | undefined) {
	const counter = await findCounter(limit, key)
	if (counter && key) await counter.giveBack(key)
}

/**
 * Limits how often `work` may be refused. Counted before it runs, so parallel calls gain nothing; successes and
 * failures of ours are refunded. @throws TooOften, and what `work` throws.
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

/** True when the failure says nothing about the input (API unreachable or 5xx). */
export function isLimitError(error: unknown) {
	return error instanceof Error && 'status' in error && Number(error.status) >= 500
}

const counters = new Map<LimitName, ReturnType<typeof openCounter>>()

async function findCounter(limit: LimitName, key: string | undefined) {
	const config = getConfig()
	if (config.RATE_LIMITS === 'off' || key === undefined) return undefined
	const client = config.REDIS_URL ? getRedisClient(config.REDIS_URL) : undefined
	const rate = rates[limit]
	const counter =
		counters.get(limit) ?? openCounter(limit, typeof rate === 'string' ? config[rate] : rate, client)
	counters.set(limit, counter)
	return counter
}
