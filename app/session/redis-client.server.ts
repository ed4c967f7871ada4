import type { Redis } from './redis.server'

const known = new Map<string, Redis>()

/** The process's only connection to a Redis, opened at first use. A portal without Redis never loads its client. */
export function getRedisClient(url: string): Redis {
	const client = known.get(url) ?? openClient(url)
	known.set(url, client)
	return client
}

function openClient(url: string): Redis {
	const connected = import('./redis.server').then(({ connectRedis }) => connectRedis(url))
	return {
		hDel: async (...input) => (await connected).hDel(...input),
		hKeys: async (...input) => (await connected).hKeys(...input),
		eval: async (...input) => (await connected).eval(...input),
	}
}
