import { resolve } from 'node:path'
import { request } from 'undici'
import { startPortal } from '../support/portal'
import { createBarePageUrl, measureSize, startBareApp } from './bare-app'
import type { ReportLine } from './large-dossier'
import { openLoad, openLogin } from './load'
import { startBenchApi } from './processes'
import { computeRatio, findSpread, measureRounds, type Sample } from './rounds'
import { runSoak, type SoakPoint } from './soak'
import { listRuns } from './runs'

export interface CpuOptions {
	isQuick: boolean
	/** Folder of another built checkout, which runs in every round as `before` and a second time as `twin`. */
	against?: string
	soakSeconds: number
}

export interface CpuRun {
	rounds: number
	samples: Sample[]
	soak: SoakPoint[]
}

/** A page without calls, to compare with `/help`. */
const textPage = { bytes: 67_000, styles: 0 }

/** Difference in % between two processes of the same build above which the run is too noisy for a verdict. */
const mostNoise = 3
const mostGrowth = 1 + mostNoise / 100
const leak = 1.1

/** CPU time per request, compared with a bare page and optionally with another build, in the same rounds. */
export async function measureCpu(
	note: ReportLine,
	{ isQuick, against, soakSeconds }: CpuOptions,
): Promise<CpuRun> {
	const stops: (() => Promise<void>)[] = []
	try {
		const api = await startBenchApi('forty')
		stops.push(api.stop)
		const bare = await startBareApp(api.url)
		stops.push(bare.stop)
		const env = { ADMISSION: 'off' }
		const portal = await startPortal({ apiUrl: api.url, env })
		stops.push(portal.close)
		const portals = [{ name: 'portal', ...portal }]
		for (const name of against ? ['before', 'twin'] : []) {
			const bundle = resolve(against ?? '', 'build/server/index.js')
			const other = await startPortal({ apiUrl: api.url, env, bundle })
			stops.push(other.close)
			portals.push({ name, ...other })
		}
		const barePage = await fitToDashboard(portal.url, bare.url, api.url)
		const [rounds, share, warmUps] = isQuick ? [3, 0.3, 2] : [7, 1, 1]
		const barePages = { '/help': await createBarePageUrl(bare.url, [], textPage) }
		const sites = { portals, bare: { name: 'bare', url: bare.url, pid: bare.pid }, barePage, barePages }
		const samples = await measureRounds(listRuns(api.url, sites, share), rounds, warmUps)
		const points = await runSoak(api.url, soakSeconds)
		reportBounds(note, samples, points)
		return { rounds, samples, soak: points }
	} finally {
		await Promise.all(stops.map((stop) => stop()))
	}
}

/** Bare page with the dashboard's calls and size. */
async function fitToDashboard(portalUrl: string, bareUrl: string, apiUrl: string): Promise<string> {
	const load = openLoad(portalUrl, 1)
	try {
		const { signIn } = await openLogin(load)
		const cookie = await signIn()
		await load.send('/dashboard', { cookie })
		await request(`${apiUrl}/bench/calls`).then(({ body }) => body.dump())
		const { html } = await load.send('/dashboard', { cookie })
		const seen = (await (await request(`${apiUrl}/bench/calls`)).body.json()) as string[]
		const calls = seen.map((call) => call.replace('GET ', ''))
		return await createBarePageUrl(bareUrl, calls, measureSize(html))
	} finally {
		await load.close()
	}
}

function reportBounds(note: ReportLine, samples: Sample[], points: SoakPoint[]) {
	for (const what of ['dashboard', 'sign-in']) {
		const ratio = computeRatio(samples, what, 'portal', 'before')
		const noise = computeRatio(samples, what, 'twin', 'before')
		if (!ratio || !noise) continue
		note(`${what}: processor time, times before`, ratio.median, { atMost: mostGrowth, unit: '×' })
		note(`${what}: before and its twin lie apart`, 100 * Math.abs(noise.median - 1), {
			atMost: mostNoise,
			unit: '%',
		})
	}
	for (const [what, most] of [
		['dashboard', 1.2],
		['/help', 1],
	] as const) {
		const ratio = computeRatio(samples, what, 'portal', 'bare')
		if (ratio) note(`${what}: processor time, times its bare page`, ratio.median, { atMost: most, unit: '×' })
	}
	const [many, usual] = ['1000 actions', 'dashboard'].map((what) =>
		findSpread(samples, 'portal', what, ({ cpu }) => cpu),
	)
	if (many && usual)
		note('dashboard: 1,000 actions, times 40', many.median / usual.median, { atMost: 2.5, unit: '×' })
	const [half, end] = [points[2], points.at(-1)]
	if (half && end)
		note('soak: heap in the end, times half-way', end.heap / half.heap, { atMost: leak, unit: '×' })
}
