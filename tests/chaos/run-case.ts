import { setTimeout as wait } from 'node:timers/promises'
import { createClient, type Client, type Outcome } from './client'
import { startChaosCluster, type Setup, type ChaosCluster } from './chaos-cluster'

const clients = 12
const quiet = 1_000
/** Milliseconds without a failure after which a case has recovered; `mostWatched` is the longest wait. */
const calm = 1_500
const mostWatched = 15_000

export interface ChaosCase {
	name: string
	setup: Setup
	/** Causes the fault. Returns its repair. */
	strike: (site: ChaosCluster) => Promise<() => Promise<void>>
	/** Milliseconds between the fault and its repair. */
	lasts?: number
	/** Answers other than a page or a redirect that the clients of a process may get meanwhile. */
	tolerated?: (door: number) => readonly string[]
	/** True when no client may notice the fault. */
	isUnnoticed?: boolean
	/** True when the specification ends all earlier sessions. */
	endsSessions?: boolean
}

export interface RunLog {
	outcomes: Outcome[]
	clients: Client[]
	/** Times of the monotonic clock. */
	struck: number
	mended: number
}

/** Runs clients while a fault happens and is repaired, until all is well again; then `judge` checks. */
export async function runCase<T>(
	{ setup, strike, lasts = 3_000 }: ChaosCase,
	judge: (course: RunLog, site: ChaosCluster) => Promise<T>,
): Promise<T> {
	const site = await startChaosCluster(setup)
	const outcomes: Outcome[] = []
	const all = Array.from({ length: clients }, (_, number) => createClient(number, site.doors, outcomes))
	let isOver = false
	let mend: () => Promise<void> = () => Promise.resolve()
	try {
		await Promise.all(all.map((client) => client.begin()))
		const living = Promise.all(all.map((client) => client.live(() => isOver)))
		living.catch(() => undefined)
		await wait(quiet)
		const struck = performance.now()
		mend = await strike(site)
		await wait(lasts)
		await mend()
		const mended = performance.now()
		mend = () => Promise.resolve()
		await watchUntilCalm(outcomes, mended)
		isOver = true
		await living
		return await judge({ outcomes, clients: all, struck, mended }, site)
	} finally {
		isOver = true
		await mend().catch(() => undefined)
		await site.close()
	}
}

async function watchUntilCalm(outcomes: Outcome[], mended: number) {
	for (;;) {
		await wait(100)
		const now = performance.now()
		if (now - findLastFailure(outcomes, mended) > calm || now - mended > mostWatched) return
	}
}

/** Time of the last failure, or of the repair. */
export function findLastFailure(outcomes: readonly Outcome[], mended: number) {
	return Math.max(mended, ...outcomes.filter(isFailure).map(({ ended }) => ended))
}

export function isFailure({ result }: Pick<Outcome, 'result'>) {
	return result !== '200' && result !== '303'
}
