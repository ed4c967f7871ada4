import { getConfig } from '#app/config/config.server'
import { getLogger } from '#app/config/log.server'
import { timeStore } from '#app/config/metrics.server'
import { parseRedisUrl } from '#app/config/redis-address'
import { openFileStore } from './file-store.server'
import { getRedisClient } from './redis-client.server'
import { openRedisStore } from './redis-store.server'
import type { SessionStore } from './store.server'

type CurrentStore = SessionStore & { close?: () => void }

let current: CurrentStore | undefined

export function getSessionStore(): SessionStore {
	return (current ??= openStore())
}

/** True for Redis, false for a file of this machine. */
export const isStoreShared = () => getConfig().REDIS_URL !== undefined

function openStore() {
	const { REDIS_URL, DATA_DIR, METRICS_PORT } = getConfig()
	const store = REDIS_URL ? openSharedStore(REDIS_URL) : openFileStore(DATA_DIR)
	return METRICS_PORT === undefined ? store : timeOperations(store)
}

function timeOperations(store: CurrentStore): CurrentStore {
	return {
		now: store.now,
		read: (...input) => timeStore('read', () => store.read(...input)),
		write: (...input) => timeStore('write', () => store.write(...input)),
		remove: (...input) => timeStore('remove', () => store.remove(...input)),
		list: (...input) => timeStore('list', () => store.list(...input)),
		extend: (...input) => timeStore('extend', () => store.extend(...input)),
		destroy: (...input) => timeStore('destroy', () => store.destroy(...input)),
		lease: (...input) => timeStore('lease', () => store.lease(...input)),
		release: (...input) => timeStore('release', () => store.release(...input)),
		check: () => timeStore('check', store.check),
		close: store.close,
	}
}

export function closeSessionStore() {
	current?.close?.()
}

function openSharedStore(url: string) {
	if (isReadable(url)) getLogger().warn('REDIS_URL leads to another machine without TLS: use rediss')
	return openRedisStore(getRedisClient(url))
}

/** Whether the connection is unencrypted on a network. */
export function isReadable(url: string) {
	const { isTls = false, nodes = [] } = parseRedisUrl(url) ?? {}
	return !isTls && !nodes.every(({ host }) => /^(localhost|127(\.\d+){3}|::1)$/.test(host))
}
