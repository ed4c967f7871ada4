import { setTimeout as wait } from 'node:timers/promises'
import type { ApiClient } from '#app/api/client.server'
import { ApiFailure } from '#app/api/errors'
import { tokenPairSchema, type TokenPair } from '#app/api/resources/auth'

const pauses = [0, 1_000, 3_000]
/** Statuses that say nothing about the token (contract §8). */
const noVerdicts = [408, 425, 429]
/** Seconds; longer waits requested by the API are ignored. */
const longestWait = 5

/** Why the API gives no new pair. */
export type NoPair = 'expired' | 'refused' | 'unreachable'

/** A new pair, or why there is none; retried while the API gives no verdict. */
export async function requestTokenPair(client: ApiClient, refreshToken: string): Promise<TokenPair | NoPair> {
	let asked: number | undefined
	for (const pause of pauses) {
		await wait(asked === undefined ? pause : asked * 1000)
		try {
			return await client.ask('/api/auth/refresh', { refreshToken }, tokenPairSchema)
		} catch (error) {
			if (isVerdict(error)) return error.code === 'refreshTokenExpired' ? 'expired' : 'refused'
			asked = findWait(error)
		}
	}
	return 'unreachable'
}

function isVerdict(error: unknown): error is ApiFailure {
	return error instanceof ApiFailure && error.answered < 500 && !noVerdicts.includes(error.answered)
}

function findWait(error: unknown) {
	const seconds = error instanceof ApiFailure ? error.retryAfterSeconds : undefined
	return seconds !== undefined && seconds <= longestWait ? seconds : undefined
}
