import { readCpuTime } from './cpu-time'
import { openLoad, repeatWithConcurrency, type Timing } from './load'
import { computeMedian } from './processes'
import type { Scenario } from './scenarios'

export interface BenchTarget {
	/** `portal`, `before`, `twin` (a second process of that build) or `bare`. */
	name: string
	url: string
	pid: number
}

/** Work that is measured once per round, at several sites. */
export interface BenchRun {
	/** As in "dashboard", "300 actions". */
	what: string
	entrants: { site: BenchTarget; scenario: Scenario }[]
	connections: number
	/** Requests per round at each site, while all sites are in use: each lane visits one site after another. */
	together: number
	/** Requests per round at each site while the others are idle, for throughput and response times. */
	alone: number
	/** Prepares the run. */
	arrange: () => Promise<unknown>
}

/** One site's result in one round. */
export interface Sample {
	site: string
	what: string
	round: number
	/** CPU time of the site's process, in ms per request. */
	cpu: number
	/** Requests per second. */
	rate: number
	/** Response times in ms. */
	p50: number
	p99: number
}

export interface Spread {
	median: number
	low: number
	high: number
}

/**
 * Runs all rounds. Every second round is reversed, so that no site is always first. Warm-up rounds are not counted.
 */
export async function measureRounds(
	turns: readonly BenchRun[],
	rounds: number,
	warmUps: number,
): Promise<Sample[]> {
	const samples: Sample[] = []
	for (let round = 0; round < warmUps + rounds; round += 1) {
		const start = performance.now()
		for (const turn of round % 2 ? turns : turns.toReversed()) {
			const measured = await measure(turn, round)
			if (round >= warmUps) samples.push(...measured)
		}
		const seconds = ((performance.now() - start) / 1000).toFixed(0)
		const name = round < warmUps ? 'warm-up' : `round ${round - warmUps + 1} of ${rounds}`
		console.log(`${name}: ${turns.length} turns, ${seconds} s`)
	}
	return samples
}

/** The sites share the machine's other load when they are measured together. */
async function measure(
	{ what, entrants, connections, arrange, ...counts }: BenchRun,
	round: number,
): Promise<Sample[]> {
	await arrange()
	const { together, alone } = counts
	const runs = await Promise.all(
		entrants.map(async ({ site, scenario }) => {
			const load = openLoad(site.url, connections)
			return { site, load, act: await scenario(load, together + alone), cpu: 0 }
		}),
	)
	for (const run of runs) run.cpu -= readCpuTime(run.site.pid)
	await repeatWithConcurrency(together, connections, async (index, lane) => {
		for (const run of rotate(runs, index + round)) await run.act(index, lane)
	})
	const timings = new Map<string, Timing>()
	for (const { site, act } of rotate(runs, round)) {
		timings.set(
			site.name,
			await repeatWithConcurrency(alone, connections, (index, lane) => act(together + index, lane)),
		)
	}
	for (const run of runs) run.cpu += readCpuTime(run.site.pid)
	await Promise.all(runs.map(({ load }) => load.close()))
	return runs.map(({ site, cpu }) => {
		const { elapsed, times } = timings.get(site.name) ?? { elapsed: NaN, times: [] }
		const [p50, p99] = [percentileOf(times, 0.5), percentileOf(times, 0.99)]
		return {
			site: site.name,
			what,
			round,
			cpu: cpu / (together + alone),
			rate: (1000 * alone) / elapsed,
			p50,
			p99,
		}
	})
}

/** Rotates the order, so that each site is first equally often. */
function rotate<T>(all: readonly T[], by: number): T[] {
	const first = by % all.length
	const rotated = [...all.slice(first), ...all.slice(0, first)]
	return Math.floor(by / all.length) % 2 ? rotated.toReversed() : rotated
}

function percentileOf(values: number[], share: number): number {
	const sorted = values.toSorted((one, other) => one - other)
	return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN
}

/** Spread of a site's figure over the rounds; undefined without rounds. */
export function findSpread(
	samples: Sample[],
	site: string,
	what: string,
	figure: (sample: Sample) => number,
) {
	return toSpread(samples.filter((sample) => sample.site === site && sample.what === what).map(figure))
}

/** CPU time of a site's requests, divided by that of another site in the same turns. */
export function computeRatio(samples: Sample[], what: string, site: string, to: string) {
	const turns = samples.filter((sample) => sample.what === what)
	const others = turns.filter((sample) => sample.site === to)
	const ratios = turns
		.filter((sample) => sample.site === site)
		.flatMap(({ round, cpu }) => others.filter((one) => one.round === round).map((one) => cpu / one.cpu))
	return toSpread(ratios)
}

function toSpread(values: number[]): Spread | undefined {
	if (values.length === 0) return undefined
	return { median: computeMedian(values), low: Math.min(...values), high: Math.max(...values) }
}
