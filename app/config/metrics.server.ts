import { createServer, type Server } from 'node:http'
import { version } from '../../package.json'
import { getConfig } from './config.server'
import type { createMeters } from './meters.server'
import { hearPrimary, isWorker, tellPrimary } from './workers.server'

let meters: ReturnType<typeof createMeters> | undefined
let server: Server | undefined

const methods = ['GET', 'HEAD', 'POST']

/**
 * Where METRICS_PORT is set, counts are kept and told there as Prometheus reads them, at `/metrics`; those of a worker are
 * told by its primary. Labels are words of ours: patterns of routes, families of calls, kinds of events. Without the
 * variable nothing of it is loaded. `isStoreWorking` is called for each scrape.
 */
export async function startMetrics(isStoreWorking: () => Promise<boolean>) {
	const { METRICS_PORT } = getConfig()
	if (METRICS_PORT === undefined) return
	const { createMeters } = await import('./meters.server')
	const made = createMeters(version, isStoreWorking)
	if (isWorker()) hearPrimary('tellFigures', () => void tellFigures(made))
	else await serveMetrics(METRICS_PORT, made.registry.contentType, () => made.registry.metrics())
	meters = made
}

async function tellFigures({ registry }: ReturnType<typeof createMeters>) {
	const figures = await registry.getMetricsAsJSON()
	tellPrimary({ portal: 'figures', figures: figures.map((figure) => ({ ...figure })) })
}

/** Answers `/metrics` on a port of its own, at METRICS_HOST: other machines reach it where that is set. */
export async function serveMetrics(port: number, contentType: string, read: () => Promise<string>) {
	const opened = createServer((request, response) => {
		if (request.url !== '/metrics') return void response.writeHead(404).end()
		read().then(
			(text) => response.writeHead(200, { 'Content-Type': contentType }).end(text),
			() => response.writeHead(500).end(),
		)
	})
	const { METRICS_HOST } = getConfig()
	await new Promise<void>((resolve, reject) =>
		opened.once('error', reject).listen(port, METRICS_HOST, resolve),
	)
	opened.unref()
	server = opened
}

export function stopMetrics() {
	server?.close()
	server?.closeAllConnections()
}

/** An answer; `route` is its address without ids. */
export function countRequest(method: string, route: string, status: number, milliseconds: number) {
	if (!meters) return
	const known = methods.includes(method) ? method : 'other'
	meters.requests.inc({ method: known, route, status })
	meters.requestSeconds.observe({ route }, milliseconds / 1000)
}

/** A call to the firm's API; `call` is the family of its path, `outcome` a status, or what the system called its failure. */
export function countCall(method: string, call: string, outcome: string, milliseconds: number) {
	if (!meters) return
	meters.calls.inc({ method, call, outcome })
	meters.callSeconds.observe({ call }, milliseconds / 1000)
}

export function countRefresh(outcome: 'renewed' | 'refused' | 'failed') {
	meters?.refreshes.inc({ outcome })
}

/** Sign-ins, limits and whatever else the log tells as a security event. */
export function countSecurityEvent(kind: string, detail: string | undefined) {
	meters?.securityEvents.inc({ kind, detail: detail ?? '' })
}

/** Requests that were refused while the process was busy. */
export function countBusy() {
	meters?.busy.inc()
}

export function countPolicyReport(kind: string) {
	meters?.policyReports.inc({ kind })
}

/** How long an operation of the store took, and whether it was done. */
export async function timeStore<T>(operation: string, work: () => Promise<T>): Promise<T> {
	if (!meters) return work()
	const end = meters.storeSeconds.startTimer({ operation })
	try {
		const done = await work()
		end({ outcome: 'done' })
		return done
	} catch (error) {
		end({ outcome: 'failed' })
		throw error
	}
}
