import type { Redis } from './redis.server'

const known = new Map<string, Redis>()
const listeners = new Set<() => Promise<void>>()

/** Runs `listener` whenever Redis answers again after a fault, before the next command. It must not fail. */
export function onRedisBack(listener: () => Promise<void>) {
	listeners.add(listener)
}

/** The process's only connection to a Redis, opened at first use. A portal without Redis never loads its client. */
export function getRedisClient(url: string): Redis {
	const client = known.get(url) ?? openClient(url)
	known.set(url, client)
	return client
}

function openClient(url: string): Redis {
	const tell = () => Promise.all([...listeners].map((listener) => listener()))
	const connected = import('./redis.server').then(({ connectRedis }) => connectRedis(url, tell))
	return {
		hDel: async (...input) => (await connected).hDel(...input),
		hKeys: async (...input) => (await connected).hKeys(...input),
		eval: async (...input) => (await connected).eval(...input),
	}
}
