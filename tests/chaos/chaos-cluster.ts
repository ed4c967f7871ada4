import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startMember } from '../stress/cluster'
import { openClient } from '../stress/client'
import type { TestPortal } from '../support/portal'
import { startRedis } from '../support/redis'
import type { NodeAddress } from './client'
import { startClock } from './clock'
import { startFakeApi } from './fake-api'
import { mountSmallDisk, type DiskKind } from './small-disk'
import { openFaultyProxy } from './faulty-proxy'

export interface Setup {
	processes: number
	store: 'embedded' | 'redis'
	/** Puts the embedded store on a small disk of its own. */
	disk?: DiskKind
	/** Starts the portals with a clock that a test can move. */
	hasClock?: boolean
}

export type ChaosCluster = Awaited<ReturnType<typeof startChaosCluster>>

/** Starts this many portals on one store. The connections to the store and the API can fail. */
export async function startChaosCluster({ processes, store, disk: diskKind, hasClock }: Setup) {
	const office = await startFakeApi()
	// Redis writes every change to disk, so a kill loses nothing.
	const redis =
		store === 'redis' ? await startRedis(undefined, { appendonly: 'yes', appendfsync: 'always' }) : undefined
	const redisRoad = redis && (await openFaultyProxy(Number(new URL(redis.url).port)))
	const folder = await mkdtemp(join(tmpdir(), 'portal-chaos-'))
	const clock = await startClock(folder)
	const env = {
		...(redisRoad && { REDIS_URL: `redis://127.0.0.1:${redisRoad.port}` }),
		...(hasClock && clock.env),
	}
	const disk = diskKind && mountSmallDisk(diskKind)
	const storage = { dataDir: disk?.folder ?? folder, redis, env }
	const portals: TestPortal[] = []
	const doors: NodeAddress[] = []

	/** Starts a process in a place that is free. */
	async function startPortalAt(place: number) {
		portals[place] = await startMember(office, storage, `p${place + 1}`)
		await doors[place]?.close()
		doors[place] = openClient(portals[place].url, 64)
	}

	// The first process creates the store's file.
	await startPortalAt(0)
	await Promise.all(Array.from({ length: processes - 1 }, (_, index) => startPortalAt(index + 1)))

	return {
		office,
		redis,
		redisRoad,
		clock,
		disk,
		portals,
		doors,
		startPortalAt,
		async close() {
			await Promise.all(doors.map((door) => door.close()))
			for (const portal of portals) portal.kill('SIGCONT')
			await Promise.all(portals.map((portal) => portal.close()))
			await redisRoad?.close()
			await redis?.close()
			await office.close()
			disk?.close()
			await rm(folder, { recursive: true, force: true })
		},
	}
}
