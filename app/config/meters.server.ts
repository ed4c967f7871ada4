import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'

/** Seconds: pages take hundredths, a call up to a minute. */
const ofPages = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]
const ofStore = [0.0005, 0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 3]

/** Process metrics (event loop, memory, CPU) are prom-client's defaults. */
export function createMeters(version: string, isStoreWorking: () => Promise<boolean>) {
	const registry = new Registry()
	const registers = [registry]
	collectDefaultMetrics({ register: registry })
	// All workers run one build.
	const aggregator = 'first'
	new Gauge({ name: 'portal_info', help: 'The build', labelNames: ['version'], registers, aggregator }).set(
		{ version },
		1,
	)
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
		refreshes: count('token_refreshes', 'New tokens asked of the API', ['outcome']),
		securityEvents: count('security_events', 'As in the log', ['kind', 'detail']),
		policyReports: count('policy_reports', "What pages' policy blocked, as browsers tell", ['kind']),
		clockDifference: createStoreGauges(registers, isStoreWorking),
		storeSeconds: time('store', 'Operations of the session store', ['operation', 'outcome'], ofStore),
	}
}

/** Returns the gauge of the clock; the other one collects itself. */
function createStoreGauges(registers: Registry[], isStoreWorking: () => Promise<boolean>) {
	new Gauge({
		name: 'portal_store_up',
		help: '1 where the session store takes writes, else 0',
		registers,
		// The lowest value of all workers: one worker without the store needs an alert.
		aggregator: 'min',
		async collect() {
			this.set((await isStoreWorking()) ? 1 : 0)
		},
	})
	return new Gauge({
		name: 'portal_store_clock_difference_seconds',
		help: 'Between the clocks of the process and of Redis, which decides',
		registers,
		aggregator: 'max',
	})
}
