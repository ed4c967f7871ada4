import { request } from 'undici'
import { findFreePort, closeServer, listen } from '../support/listen'
import { startPortal } from '../support/portal'
import type { ReportLine } from './large-dossier'
import { startBenchApi } from './processes'
import { computeRatio, measureRounds, type Sample } from './rounds'
import { scenarios } from './scenarios'

const what = 'dashboard'
/** Traces every request, which is the highest possible cost. */
const everyRequest = '1'
const most = { metrics: 1.05, 'metrics and traces': 1.2 }
const mostNoise = 3

export interface WatchingRun {
	rounds: number
	samples: Sample[]
	watched: string[]
}

/**
 * CPU time that metrics and traces add to a dashboard: the same build without them, with metrics, and with both, in
 * the same turns. A second process without either shows the noise of the machine.
 */
export async function measureWatching(note: ReportLine, isQuick: boolean): Promise<WatchingRun> {
	const stops: (() => Promise<void>)[] = []
	try {
		const api = await startBenchApi('forty')
		stops.push(api.stop)
		const collector = await startCollector()
		stops.push(collector.close)
		const traced = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, TRACE_SAMPLE_RATE: everyRequest }
		const kinds: [name: string, env: Record<string, string>][] = [
			['off', {}],
			['twin', {}],
			['metrics', { METRICS_PORT: String(await findFreePort()) }],
			['metrics and traces', { METRICS_PORT: String(await findFreePort()), ...traced }],
		]
		const entrants = []
		for (const [name, env] of kinds) {
			const portal = await startPortal({ apiUrl: api.url, env: { ADMISSION: 'off', ...env } })
			stops.push(portal.close)
			entrants.push({ site: { name, url: portal.url, pid: portal.pid }, scenario: scenarios[what] })
		}
		const arrange = () => request(`${api.url}/bench/actions?count=40`).then(({ body }) => body.dump())
		const [rounds, together, warmUps] = isQuick ? [3, 80, 2] : [9, 240, 2]
		const turn = { what, entrants, connections: 10, together, alone: 0, arrange }
		const samples = await measureRounds([turn], rounds, warmUps)
		if (collector.count() === 0) throw new Error('No traces arrived')
		reportRatios(note, samples)
		return { rounds, samples, watched: kinds.map(([name]) => name) }
	} finally {
		await Promise.all(stops.map((stop) => stop()))
	}
}

async function startCollector() {
	let count = 0
	const { server, port } = await listen((asked, answer) => {
		count += 1
		asked.resume().on('end', () => answer.writeHead(200, { 'content-type': 'application/json' }).end('{}'))
	})
	return { url: `http://127.0.0.1:${port}`, count: () => count, close: () => closeServer(server) }
}

function reportRatios(note: ReportLine, samples: Sample[]) {
	for (const [site, limit] of Object.entries(most)) {
		const ratio = computeRatio(samples, what, site, 'off')
		if (ratio)
			note(`${what} with ${site}: processor time, times without`, ratio.median, { atMost: limit, unit: '×' })
	}
	const noise = computeRatio(samples, what, 'twin', 'off')
	const apart = 100 * Math.abs((noise?.median ?? NaN) - 1)
	note(`${what}: without and its twin lie apart`, apart, { atMost: mostNoise, unit: '%' })
}
