import { readCpuTime } from './cpu-time'
import { openLoad, repeat } from './load'
import { median } from './processes'
import type { Scenario } from './scenarios'

const mostPortions = 8

export interface Site {
	/** `portal`, `before` or `bare`. */
	name: string
	url: string
	pid: number
}

/** Something that is measured once a round, at several sites beside each other. */
export interface Turn {
	/** As in "dashboard", "300 actions". */
	what: string
	entrants: { site: Site; scenario: Scenario }[]
	connections: number
	/** Requests a round, at each site. */
	count: number
	/** Sets the stage for it. */
	arrange: () => Promise<unknown>
}

/** One site's turn in one round. */
export interface Sample {
	site: string
	what: string
	round: number
	/** Processor time of the site's process, in ms for a request. */
	cpu: number
	/** Requests a second. */
	rate: number
	/** Times of answers in ms. */
	p50: number
	p99: number
}

export interface Spread {
	median: number
	low: number
	high: number
}

/**
 * Takes all turns, round by round; each second round backwards, so that nothing always comes first. A round in front
 * warms the processes up and does not count.
 */
export async function measureRounds(turns: readonly Turn[], rounds: number): Promise<Sample[]> {
	const samples: Sample[] = []
	for (let round = 0; round <= rounds; round += 1) {
		const start = performance.now()
		for (const turn of round % 2 ? turns : turns.toReversed()) {
			const measured = await measure(turn, round)
			if (round > 0) samples.push(...measured)
		}
		const seconds = ((performance.now() - start) / 1000).toFixed(0)
		console.log(`${round ? `round ${round} of ${rounds}` : 'warm-up'}: ${turns.length} turns, ${seconds} s`)
	}
	return samples
}

/**
 * The sites of a turn get their requests in small portions, one site after the other and then back again: what else the
 * machine does in that second, it does to all of them.
 */
async function measure(
	{ what, entrants, connections, count, arrange }: Turn,
	round: number,
): Promise<Sample[]> {
	await arrange()
	const runs = await Promise.all(
		entrants.map(async ({ site, scenario }) => {
			const load = openLoad(site.url, connections)
			return { site, load, act: await scenario(load, count), elapsed: 0, times: new Array<number>(), cpu: 0 }
		}),
	)
	for (const run of runs) run.cpu -= readCpuTime(run.site.pid)
	const portion = Math.max(2 * connections, Math.ceil(count / mostPortions))
	for (let done = 0, forwards = round % 2 > 0; done < count; done += portion, forwards = !forwards) {
		for (const run of forwards ? runs : runs.toReversed()) {
			const size = Math.min(portion, count - done)
			const timing = await repeat(size, connections, (index, lane) => run.act(done + index, lane))
			run.elapsed += timing.elapsed
			run.times.push(...timing.times)
		}
	}
	for (const run of runs) run.cpu += readCpuTime(run.site.pid)
	await Promise.all(runs.map(({ load }) => load.close()))
	return runs.map(({ site, elapsed, times, cpu }) => {
		const [p50, p99] = [percentileOf(times, 0.5), percentileOf(times, 0.99)]
		return { site: site.name, what, round, cpu: cpu / count, rate: (1000 * count) / elapsed, p50, p99 }
	})
}

function percentileOf(values: number[], share: number): number {
	const sorted = values.toSorted((one, other) => one - other)
	return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN
}

/** A figure of a site's turns over the rounds; undefined where there were none. */
export function spreadOf(samples: Sample[], site: string, what: string, figure: (sample: Sample) => number) {
	return toSpread(samples.filter((sample) => sample.site === site && sample.what === what).map(figure))
}

/** The processor time of a site's requests, divided by that of another site in the same turns. */
export function ratioOf(samples: Sample[], what: string, site: string, to: string) {
	const turns = samples.filter((sample) => sample.what === what)
	const others = turns.filter((sample) => sample.site === to)
	const ratios = turns
		.filter((sample) => sample.site === site)
		.flatMap(({ round, cpu }) => others.filter((one) => one.round === round).map((one) => cpu / one.cpu))
	return toSpread(ratios)
}

function toSpread(values: number[]): Spread | undefined {
	if (values.length === 0) return undefined
	return { median: median(values), low: Math.min(...values), high: Math.max(...values) }
}
