import { LRUCache } from 'lru-cache'
import { freezeShared } from '#app/lib/freeze'

const freshFor = 60_000
const usableFor = 10 * 60_000
const loadTimeout = 1_000
const mostEntries = 200

interface Entry<T> {
	value: T
	fetched: number
}

export type Cached<T> = { value: T } | { problem: unknown }

/**
 * Caches answers per key for 60 s; for up to 10 minutes an older one serves while the API fails or is slow.
 * Concurrent calls for a key share one request. The result has a problem when there is no value at all. The cache evicts
 * the least recently used key. The clock is the steady one, so a clock that is set back keeps no set-up.
 */
export function createCache<T>(now = () => performance.now()) {
	const entries = new LRUCache<string, Entry<T>>({ max: mostEntries })
	const loading = new Map<string, Promise<Cached<T>>>()

	async function load(key: string, fetch: () => Promise<T>): Promise<Cached<T>> {
		try {
			const value = freezeShared(await fetch())
			entries.set(key, { value, fetched: now() })
			return { value }
		} catch (problem) {
			return { problem }
		} finally {
			loading.delete(key)
		}
	}

	return async (key: string, fetch: () => Promise<T>): Promise<Cached<T>> => {
		const entry = entries.get(key)
		if (entry && now() - entry.fetched < freshFor) return entry
		const running = loading.get(key) ?? load(key, fetch)
		if (!loading.has(key)) loading.set(key, running)
		if (!entry || now() - entry.fetched >= usableFor) return running
		const answer = await Promise.race([running, pause(loadTimeout)])
		return answer && 'value' in answer ? answer : entry
	}
}

function pause(ms: number) {
	return new Promise<undefined>((resolve) => {
		setTimeout(resolve, ms, undefined).unref()
	})
}
