import type { CostCase } from './cost'

const turns = 5
/** Shortest turn in ms, because the clock has coarse steps. */
const shortestTurn = 5
/** Milliseconds after which a single turn is enough. */
const longEnough = 500

/** Milliseconds of a run: the minimum of several turns, because other work only adds time. */
export async function measureCpu(run: CostCase['hostile']) {
	const [first] = await spend(run, 1)
	if (first > longEnough) return first
	const times: number[] = []
	let repeats = 1
	for (let turn = 0; turn < turns;) {
		const [spent] = await spend(run, repeats)
		if (spent < shortestTurn) repeats = Math.ceil((repeats * shortestTurn * 1.5) / Math.max(spent, 0.5))
		else {
			times.push(spent / repeats)
			turn += 1
		}
	}
	return Math.min(...times)
}

export async function spend(run: CostCase['hostile'], repeats: number): Promise<[milliseconds: number]> {
	const start = process.cpuUsage()
	for (let each = 0; each < repeats; each += 1) await run(() => undefined)
	const { user, system } = process.cpuUsage(start)
	return [(user + system) / 1000]
}
