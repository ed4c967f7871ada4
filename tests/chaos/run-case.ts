import { setTimeout as wait } from 'node:timers/promises'
import { createClient, type Client, type Outcome } from './client'
import { startChaosCluster, type Setup, type ChaosCluster } from './chaos-cluster'

const clients = 12
const quiet = 1_000
/** A case counts as recovered when nothing failed for so long; it is watched no longer than `mostWatched`. */
const calm = 1_500
const mostWatched = 15_000

export interface ChaosCase {
	name: string
	setup: Setup
	/** Breaks something, and gives back what mends it. */
	strike: (site: ChaosCluster) => Promise<() => Promise<void>>
	/** Milliseconds that it stays broken once `strike` is done. */
	lasts?: number
	/** What else than a page or a redirect the clients of a process may be answered meanwhile. */
	tolerated?: (door: number) => readonly string[]
	/** Nobody is to notice anything. */
	isUnnoticed?: boolean
	/** The spec ends all sessions that were there before it was mended. */
	endsSessions?: boolean
}

export interface RunLog {
	outcomes: Outcome[]
	clients: Client[]
	/** Moments of the steady clock. */
	struck: number
	mended: number
}

/** Lets clients live on a site while something breaks and is mended, until all is well again; then `judge` looks. */
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

/** The moment of the last answer that was none, or of the mending. */
export function findLastFailure(outcomes: readonly Outcome[], mended: number) {
	return Math.max(mended, ...outcomes.filter(isFailure).map(({ ended }) => ended))
}

export function isFailure({ result }: Pick<Outcome, 'result'>) {
	return result !== '200' && result !== '303'
}
