import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'
import { sign } from '#app/config/seal.server'
import type { Rate } from '#app/config/setting-shapes'
import type { Redis } from '#app/session/redis.server'

export type LimitResult = { allowed: true } | { allowed: false; retryAfterSeconds: number }

/**
 * Counts by key in this process, or in a Redis for all of them; while Redis is away each process counts for itself.
 * Nobody finds a key's address or name by what is stored.
 */
export function openCounter(name: string, { points, seconds }: Rate, client?: Redis) {
	const options = { keyPrefix: `portal:limit:${name}`, points, duration: seconds }
	const memory = new RateLimiterMemory(options)
	const limiter = client
		? new RateLimiterRedis({
				...options,
				storeClient: client,
				useRedisPackage: true,
				insuranceLimiter: memory,
			})
		: memory
	const nameOf = (key: string) => sign(`limit ${name}`, key)

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
		/** Undoes one `take`. */
		giveBack: async (key: string) => void (await limiter.reward(nameOf(key))),
	}
}
