import { rmSync } from 'node:fs'
import { openLoad, repeatWithConcurrency } from './load'
import type { ReportLine } from './large-dossier'
import {
	describePeer,
	fitStructure,
	openOverviews,
	openVisits,
	profileVisits,
	type Profile,
} from './peer-visits'
import { computeMedian, readRss, startBenchApi } from './processes'
import { computeRatio, findSpread, measureRounds, type BenchRun, type Sample } from './rounds'
import type { Scenario } from './scenarios'
import { createSiteFolder, describePortal, peerNames, preparePeers, startSite } from './sites'
import type { RunningSite, Site } from './sites'

const connections = 10
const manyConnections = 20
const visitsPerTurn = 40
const starts = 5
/** A page of a comparison server that calls the API. */
const firstPeerPage = '/?call=/api/theme&rows=100'

export const populationTurns = { overview: 'overview', visit: 'visit', busy: 'overview, 20 connections' }

export interface PopulationSite {
	name: string
	/** Seconds from the start to the first page, median. */
	coldStart: number
	/** Bytes of the overview. */
	bytes: number
	/** MB after the rounds, and for the portal after its soak. */
	rss: number
}

export interface PopulationRun {
	rounds: number
	samples: Sample[]
	sites: PopulationSite[]
	soakSeconds: number
}

interface Options {
	isQuick: boolean
	/** Folder of another built checkout, which runs in every round as `before`. */
	against?: string
	/** Parts of the code for speed, without which the portal runs in every round as `without`. */
	without?: string
	soakSeconds: number
}

interface Entrant {
	site: RunningSite
	overviews: Scenario
	visits?: Scenario
	overviewBytes: number
}

/**
 * CPU time, response times, memory and start of the portal with 500 clients that visit in random order, beside servers of
 * pages with the same calls and bytes, in the same rounds.
 */
export async function measurePopulation(
	note: ReportLine,
	{ isQuick, soakSeconds, ...others }: Options,
): Promise<PopulationRun> {
	const portals = listPortals(others)
	const api = await startBenchApi('population')
	const stops = [api.stop]
	const open = async (site: Site, page?: string) => {
		const running = await startSite(site, api.url, page)
		stops.push(running.stop)
		return running
	}
	try {
		const entrants: Entrant[] = []
		const sites = await Promise.all(portals.map((site) => open(site)))
		const profile = await profileVisits(sites[0]!.url, api.url)
		for (const site of sites) entrants.push(describeEntrant(site, profile))
		const peers = preparePeers(profile.get('/dashboard')?.html ?? '')
		for (const peer of peers) entrants.push(await openPeer(await open(peer, firstPeerPage), profile))
		const [rounds, share, warmUps] = isQuick ? [3, 0.3, 1] : [7, 1, 2]
		const samples = await measureRounds(listTurns(entrants, share), rounds, warmUps)
		await soak(entrants[0]!, soakSeconds)
		const measured = entrants.map(({ site, overviewBytes: bytes }) => {
			return { name: site.name, bytes, rss: readRss(site.pid), coldStart: NaN }
		})
		const run = { rounds, samples, soakSeconds, sites: measured }
		await measureStarts([...portals, ...peers], run.sites, api.url)
		reportBounds(note, run)
		return run
	} finally {
		await Promise.all(stops.map((stop) => stop()))
	}
}

function listPortals({ against, without }: Pick<Options, 'against' | 'without'>): Site[] {
	const before = against ? [describePortal('before', against)] : []
	const simple = without ? [describePortal('without', undefined, { SPEED_OFF: without })] : []
	return [describePortal('portal'), ...before, ...simple]
}

function describeEntrant(site: RunningSite, profile: Profile): Entrant {
	const overviewBytes = profile.get('/dashboard')?.bytes ?? NaN
	return { site, overviews: openOverviews(), visits: openVisits(), overviewBytes }
}

/** Only the floor has whole visits: the frameworks are compared by their overview. */
async function openPeer(site: RunningSite, profile: Profile): Promise<Entrant> {
	const isFloor = site.name === 'floor'
	const steps = isFloor ? profile : new Map([...profile].filter(([name]) => name === '/dashboard'))
	const fit = site.name === 'structure' ? fitStructure : undefined
	const { overviews, visits, overviewBytes } = await describePeer(site.url, steps, fit)
	return { site, overviews, visits: isFloor ? visits : undefined, overviewBytes }
}

function listTurns(entrants: readonly Entrant[], share: number): BenchRun[] {
	const scaled = (count: number) => Math.round(count * share)
	const overviews = entrants.map(({ site, overviews }) => ({ site, scenario: overviews }))
	const visits = entrants.flatMap(({ site, visits }) => (visits ? [{ site, scenario: visits }] : []))
	const usual = { connections, alone: 0, arrange: async () => undefined }
	return [
		{ ...usual, what: populationTurns.overview, entrants: overviews, together: scaled(240) },
		{ ...usual, what: populationTurns.visit, entrants: visits, together: scaled(visitsPerTurn) },
		{
			...usual,
			what: populationTurns.busy,
			entrants: overviews,
			connections: manyConnections,
			together: 0,
			alone: scaled(200),
		},
	]
}

/** Visits of the population for this many seconds. */
async function soak({ site, visits }: Entrant, seconds: number) {
	const load = openLoad(site.url, connections)
	const visit = await visits!(load, 0)
	const end = performance.now() + 1000 * seconds
	while (performance.now() < end) await repeatWithConcurrency(visitsPerTurn, connections, visit)
	await load.close()
}

/** Starts every site a few times in turns, until its first page is complete; the first start makes the store. */
async function measureStarts(sites: readonly Site[], measured: PopulationSite[], apiUrl: string) {
	const timed = sites.map((site) => ({ site, folder: createSiteFolder(), times: new Array<number>() }))
	for (let turn = 0; turn <= starts; turn += 1)
		for (const { site, folder, times } of timed) {
			const page = peerNames.includes(site.name) ? firstPeerPage : '/'
			const { coldStart, stop } = await startSite(site, apiUrl, page, folder)
			await stop()
			if (turn > 0) times.push(coldStart / 1000)
		}
	for (const { site, folder, times } of timed) {
		rmSync(folder, { recursive: true, force: true })
		for (const one of measured) if (one.name === site.name) one.coldStart = computeMedian(times)
	}
}

function reportBounds(note: ReportLine, { samples, sites, soakSeconds }: PopulationRun) {
	const { overview, visit, busy } = populationTurns
	for (const [what, to, most] of [
		[overview, 'bare', 1.25],
		[visit, 'floor', 2.5],
		[overview, 'express', 1.8],
	] as const) {
		const ratio = computeRatio(samples, what, 'portal', to)
		if (ratio) note(`${what}: processor time, times ${to}`, ratio.median, { atMost: most, unit: '×' })
	}
	const portal = sites[0]!
	note('start to first page', portal.coldStart, { atMost: 0.6, unit: 's' })
	note(`resident memory after ${soakSeconds} s of visits`, portal.rss, { atMost: 180, unit: 'MB' })
	const spread = findSpread(samples, 'portal', busy, ({ p50, p99 }) => p99 / p50)
	if (spread) note('p99 / p50 at 20 connections', spread.median, { atMost: 1.6, unit: '×' })
}
