import { LRUCache } from 'lru-cache'
import { BreakerOpen, createBreaker } from '#app/lib/breaker'
import { ApiUnreachable } from './errors'

const rules = { failures: 4, pause: 5_000, counts: (error: unknown) => error instanceof ApiUnreachable }

/** Paths hold ids from addresses, so their number needs a bound. */
const breakers = new LRUCache<string, ReturnType<typeof createBreaker>>({ max: 500 })

/**
 * Makes a call that a page can do without, unless calls to that path were not answered four times in a row: then not for
 * five seconds. @throws ApiUnreachable, or what the call throws
 */
export async function withSideBreaker<T>(path: string, call: () => Promise<T>): Promise<T> {
	const breaker = breakers.get(path) ?? createBreaker(rules)
	breakers.set(path, breaker)
	return breaker(call).catch((cause: unknown) => {
		throw cause instanceof BreakerOpen ? new ApiUnreachable({ cause }) : cause
	})
}
