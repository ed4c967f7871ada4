import { LRUCache } from 'lru-cache'
import { BreakerOpen, createBreaker } from '#app/lib/breaker'
import { ApiUnreachable } from './errors'

const rules = { failures: 4, pause: 5_000, counts: (error: unknown) => error instanceof ApiUnreachable }

/** Bounded, because paths contain ids from addresses. */
const breakers = new LRUCache<string, ReturnType<typeof createBreaker>>({ max: 500 })

/**
 * Makes an optional call, unless four calls in a row to that path got no response: then it fails at once for five
 * seconds. @throws ApiUnreachable, or what the call throws
 */
export async function withSideBreaker<T>(path: string, call: () => Promise<T>): Promise<T> {
	const breaker = breakers.get(path) ?? createBreaker(rules)
	breakers.set(path, breaker)
	return breaker(call).catch((cause: unknown) => {
		throw cause instanceof BreakerOpen ? new ApiUnreachable({ cause }) : cause
	})
}
