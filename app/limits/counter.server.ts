import {
	RateLimiterCluster,
	RateLimiterClusterMaster,
	RateLimiterMemory,
	RateLimiterRedis,
	RateLimiterRes,
} from 'rate-limiter-flexible'
import { sign } from '#app/config/seal.server'
import type { Rate } from '#app/config/setting-shapes'
import { hasPrimary, isWorker } from '#app/config/workers.server'
import type { Redis } from '#app/session/redis.server'

export class TooOften extends Error {
	constructor(
		readonly retryAfterSeconds: number,
		/** Name of the limit, for the log. */
		readonly limit?: string,
	) {
		super('done too often')
	}
}

export type LimitResult = { allowed: true } | { allowed: false; retryAfterSeconds: number }

type Limiter = Pick<RateLimiterMemory, 'consume' | 'reward'>

/**
 * Counts by key: in this process, in the primary for all workers, or in Redis for all processes. While Redis is away,
 * each process counts alone. Keys are stored as hashes.
 */
export function openCounter(name: string, { points, seconds }: Rate, client?: Redis) {
	const options = { keyPrefix: `portal:limit:${name}`, points, duration: seconds }
	const memory = new RateLimiterMemory(options)
	const limiter = chooseLimiter()
	const nameOf = (key: string) => sign(`limit ${name}`, key)

	function chooseLimiter(): Limiter {
		if (client) {
			const shared = { storeClient: client, useRedisPackage: true, insuranceLimiter: memory }
			return new RateLimiterRedis({ ...options, ...shared })
		}
		return isWorker() ? countInPrimary(new RateLimiterCluster(options), memory) : memory
	}

	return {
		async take(key: string): Promise<LimitResult> {
			try {
				await limiter.consume(nameOf(key))
				return { allowed: true }
			} catch (refusal) {
				if (!(refusal instanceof RateLimiterRes)) throw refusal
				return { allowed: false, retryAfterSeconds: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)) }
			}
		},
		giveBack: async (key: string) => void (await limiter.reward(nameOf(key))),
	}
}

/** Own implementation: the package waits 5 s for an answer, and has no fallback limiter. */
function countInPrimary(shared: Limiter, own: Limiter): Limiter {
	async function sendToPrimary<T>(count: (limiter: Limiter) => Promise<T>) {
		if (!hasPrimary()) return count(own)
		return count(shared).catch((error: unknown) => {
			if (error instanceof RateLimiterRes) throw error
			return count(own)
		})
	}
	return {
		consume: (...input) => sendToPrimary((limiter) => limiter.consume(...input)),
		reward: (...input) => sendToPrimary((limiter) => limiter.reward(...input)),
	}
}

/** Runs in the primary. */
export function countForWorkers() {
	return new RateLimiterClusterMaster()
}
