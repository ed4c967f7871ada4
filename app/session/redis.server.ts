import { createClient } from '@redis/client'
import { log } from '#app/config/log.server'

const patience = 5_000

function openClient(url: string) {
	const client = createClient({
		url,
		// While Redis is away a request fails at once instead of waiting for it.
		disableOfflineQueue: true,
		commandOptions: { timeout: 5_000 },
		socket: { connectTimeout: 5_000, reconnectStrategy: (retries) => Math.min(retries * 50, 1_000) },
	})
	client.on('error', (error: Error) => log().warn({ fault: error.name }, 'redis fails'))
	return client
}

const clients = new Map<string, { client: ReturnType<typeof openClient>; opened: Promise<unknown> }>()

/** The one connection of this process to a Redis, made at first use; it comes back by itself after a fault. */
export async function redisClient(url: string) {
	let known = clients.get(url)
	if (!known) {
		const client = openClient(url)
		known = { client, opened: client.connect() }
		clients.set(url, known)
	}
	// At the start it may take a moment; who asks while it is away hears so from the command itself.
	await Promise.race([known.opened, new Promise((resolve) => setTimeout(resolve, patience).unref())])
	return known.client
}
