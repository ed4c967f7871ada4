import { createClient } from '@redis/client'
import { getConfig } from '#app/config/config.server'
import { log } from '#app/config/log.server'

type Redis = ReturnType<typeof openRedis>

let current: Redis | undefined

function openRedis(url: string) {
	const client = createClient({
		url,
		// A request fails at once while Redis is away, instead of waiting for it.
		disableOfflineQueue: true,
		socket: { connectTimeout: 5_000, reconnectStrategy: (retries) => Math.min(retries * 50, 1_000) },
	})
	client.on('error', (error: Error) => log().warn({ fault: error.name }, 'redis fails'))
	return { client, connected: client.connect() }
}

/** The connection to REDIS_URL, opened once for sessions and limits; undefined where none is set. */
export async function redisClient() {
	const { REDIS_URL } = getConfig()
	if (!REDIS_URL) return undefined
	current ??= openRedis(REDIS_URL)
	await current.connected
	return current.client
}
