import { getConfig } from '#app/config/config.server'
import { openFileStore } from './file-store.server'
import { redisClient } from './redis.server'
import { openRedisStore } from './redis-store.server'
import type { SessionStore } from './store.server'

let current: SessionStore | undefined

/** The store of this process: Redis where REDIS_URL is set, else a file of its own. */
export function sessionStore(): SessionStore {
	const { REDIS_URL, DATA_DIR } = getConfig()
	return (current ??= REDIS_URL ? openRedisStore(() => redisClient(REDIS_URL)) : openFileStore(DATA_DIR))
}
