import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isFull } from '../support/full'
import { startPortal, type TestPortal } from '../support/portal'
import { hasRedis, startRedis, type TestRedis } from '../support/redis'
import { startRedisCluster, startRedisSentinel } from '../support/redis-groups'
import type { TokenApi } from './token-api'

/** Store of the sessions: one DATA_DIR, one Redis, a Redis cluster of three, or a pair with Sentinel. */
export type StoreKind = 'embedded' | 'redis' | 'redis cluster' | 'redis sentinel'

/** Both stores in a full run, several Redis in that of `redis`, else the given one. */
export function listStores(sampled: StoreKind): StoreKind[] {
	if (isFull('redis')) return ['redis cluster', 'redis sentinel']
	return isFull('stress') ? ['embedded', 'redis'] : [sampled]
}

/** tests/browsers/ensure-browsers.ts warns about a missing Redis. */
export function isMissing(store: StoreKind): boolean {
	return store !== 'embedded' && !hasRedis()
}

export interface Storage {
	kind: StoreKind
	dataDir: string
	redis?: Pick<TestRedis, 'url' | 'dump' | 'plant' | 'close'> & Partial<Pick<TestRedis, 'age'>>
	/** Environment of a process that uses the store. */
	env: Record<string, string>
	/** Everything in the store, as stored. */
	dump(): Promise<{ files: string[]; bytes: Buffer }>
	close(): Promise<void>
}

const starters: Partial<Record<StoreKind, () => Promise<NonNullable<Storage['redis']>>>> = {
	redis: () => startRedis(),
	'redis cluster': startRedisCluster,
	'redis sentinel': () => startRedisSentinel(),
}

export async function openStorage(kind: StoreKind): Promise<Storage> {
	const dataDir = await mkdtemp(join(tmpdir(), 'portal-stress-'))
	const redis = await starters[kind]?.()
	return {
		kind,
		dataDir,
		redis,
		env: redis ? { REDIS_URL: redis.url } : {},
		dump: async () => (redis ? { files: ['dump.rdb'], bytes: await redis.dump() } : readStore(dataDir)),
		close: async () => {
			await redis?.close()
			await rm(dataDir, { recursive: true, force: true })
		},
	}
}

async function readStore(dataDir: string) {
	const files = (await readdir(dataDir)).filter((name) => name.startsWith('sessions.db'))
	return {
		files,
		bytes: Buffer.concat(await Promise.all(files.map((name) => readFile(join(dataDir, name))))),
	}
}

/** Starts one portal process on the storage, with a name that the API sees. */
export function startMember(
	api: Pick<TokenApi, 'urlFor'>,
	storage: Pick<Storage, 'dataDir' | 'redis' | 'env'>,
	name: string,
	env: Record<string, string> = {},
) {
	return startPortal({
		apiUrl: api.urlFor(name),
		env: { HOST_BRANCHES: 'localhost=noord', ADMISSION: 'off', ...storage.env, ...env },
		// With Redis each process has its own folder, so that nothing is shared by accident.
		dataDir: storage.redis ? undefined : storage.dataDir,
	})
}

export interface Cluster {
	portals: TestPortal[]
	storage: Storage
	close(): Promise<void>
}

/** Starts portal processes with shared sessions. The API sees them as p1, p2, … */
export async function startCluster(api: TokenApi, kind: StoreKind, processes: number): Promise<Cluster> {
	const storage = await openStorage(kind)
	const names = Array.from({ length: processes }, (_, index) => `p${index + 1}`)
	const portals = await Promise.all(names.map((name) => startMember(api, storage, name)))
	return {
		portals,
		storage,
		close: async () => {
			await Promise.all(portals.map((portal) => portal.close()))
			await storage.close()
		},
	}
}
