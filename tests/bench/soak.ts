import { startPortal } from '../support/portal'
import { openLoad, repeatWithConcurrency } from './load'
import { inspected, measureMemory, type Memory } from './memory'
import { scenarios } from './scenarios'

const connections = 20
const turn = 60
const warmUp = 5

/** Memory of a portal at one moment of the soak, after this many `requests`. */
export interface SoakPoint extends Memory {
	/** Seconds since the end of the warm-up. */
	at: number
	requests: number
}

/**
 * Sends every kind of load to a separate portal for this many seconds. Returns its memory at the start and after each
 * quarter.
 */
export async function runSoak(apiUrl: string, seconds: number): Promise<SoakPoint[]> {
	const portal = await startPortal({ apiUrl, env: inspected })
	try {
		const points: SoakPoint[] = []
		let requests = 0
		for (const share of [0, 0.25, 0.5, 0.75, 1]) {
			requests += await putLoadOn(portal.url, share === 0 ? warmUp : seconds / 4)
			points.push({ at: share * seconds, requests, ...(await measureMemory(portal)) })
		}
		return points
	} finally {
		await portal.close()
	}
}

/** Runs all scenarios in turn until the time is over. Returns the number of requests. */
async function putLoadOn(url: string, seconds: number): Promise<number> {
	const end = performance.now() + 1000 * seconds
	let requests = 0
	while (performance.now() < end) {
		for (const scenario of Object.values(scenarios)) {
			const load = openLoad(url, connections)
			await repeatWithConcurrency(turn, connections, await scenario(load, turn))
			await load.close()
			requests += turn
		}
	}
	return requests
}
