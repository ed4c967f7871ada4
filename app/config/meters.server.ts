import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry, type LabelValues } from 'prom-client'
import { apiFaults, lockEvents, refreshOutcomes } from './counted-labels'

/** Seconds: pages take hundredths, a call up to a minute. */
const ofPages = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]
const ofStore = [0.0005, 0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 3]

export type ReadHealth = () => Promise<{ store: boolean; api: boolean }>

/** Process metrics (event loop, memory, CPU) are prom-client's defaults. */
export function createMeters(version: string, readHealth: ReadHealth) {
	const registry = new Registry()
	const registers = [registry]
	collectDefaultMetrics({ register: registry })
	tellBuild(registers, version)
	const count = <Label extends string>(name: string, help: string, labelNames: Label[]) =>
		new Counter({ name: `portal_${name}_total`, help, labelNames, registers })
	const time = <Label extends string>(name: string, help: string, labelNames: Label[], buckets: number[]) =>
		new Histogram({ name: `portal_${name}_seconds`, help, labelNames, buckets, registers })
	return {
		registry,
		requests: count('requests', 'Answers', ['method', 'route', 'status']),
		requestSeconds: time('request', 'Until the answer is made', ['route'], ofPages),
		busy: count('busy_refusals', 'Requests refused while the process was busy', []),
		calls: count('api_calls', "Calls to the firm's API", ['method', 'call', 'outcome']),
		callSeconds: time('api_call', "Until the API's answer begins", ['call'], ofPages),
		refreshes: startAtZero(
			count('token_refreshes', 'New tokens asked of the API', ['outcome']),
			refreshOutcomes.map((outcome) => ({ outcome })),
		),
		failedPages: startAtZero(
			count('failed_pages', 'Pages and forms that show a fault of the API', ['cause']),
			apiFaults.map((cause) => ({ cause })),
		),
		securityEvents: startAtZero(count('security_events', 'As in the log', ['kind', 'detail']), lockEvents),
		policyReports: count('policy_reports', "What pages' policy blocked, as browsers tell", ['kind']),
		clockDifference: createHealthGauges(registers, readHealth),
		storeSeconds: time('store', 'Operations of the session store', ['operation', 'outcome'], ofStore),
	}
}

function tellBuild(registers: Registry[], version: string) {
	// All workers run one build.
	const aggregator = 'first'
	const build = new Gauge({
		name: 'portal_info',
		help: 'The build',
		labelNames: ['version'],
		registers,
		aggregator,
	})
	build.set({ version }, 1)
}

/** A series that begins with its first event has no rate at that moment. */
function startAtZero<Label extends string>(counter: Counter<Label>, series: LabelValues<Label>[]) {
	for (const labels of series) counter.inc(labels, 0)
	return counter
}

/** Returns the gauge of the clock; the others collect themselves. */
function createHealthGauges(registers: Registry[], readHealth: ReadHealth) {
	const watch = (name: 'api' | 'store', help: string) =>
		new Gauge({
			name: `portal_${name}_up`,
			help: `1 where ${help}, else 0`,
			registers,
			// The lowest value of all workers: one worker without it needs an alert.
			aggregator: 'min',
			async collect() {
				this.set((await readHealth())[name] ? 1 : 0)
			},
		})
	watch('store', 'the session store takes writes')
	watch('api', "the firm's API answers as an API")
	return new Gauge({
		name: 'portal_store_clock_difference_seconds',
		help: 'Between the clocks of the process and of Redis, which decides',
		registers,
		aggregator: 'max',
	})
}
