import { createServer, type Server } from 'node:http'
import { version } from '../../package.json'
import { listen } from '#app/lib/listen.server'
import { getConfig } from './config.server'
import type { ApiFault, refreshOutcomes } from './counted-labels'
import type { createMeters, ReadHealth } from './meters.server'
import { onPrimaryMessage, isWorker, sendToPrimary } from './workers.server'

let meters: ReturnType<typeof createMeters> | undefined
let server: Server | undefined

const methods = ['GET', 'HEAD', 'POST']

/** Serves Prometheus metrics on METRICS_PORT; workers send theirs to the primary. `readHealth` is called per scrape. */
export async function startMetrics(readHealth: ReadHealth) {
	const { METRICS_PORT } = getConfig()
	if (METRICS_PORT === undefined) return
	const { createMeters } = await import('./meters.server')
	const made = createMeters(version, readHealth)
	if (isWorker()) onPrimaryMessage('tellFigures', () => void sendFigures(made))
	else await serveMetrics(METRICS_PORT, made.registry.contentType, () => made.registry.metrics())
	meters = made
}

async function sendFigures({ registry }: ReturnType<typeof createMeters>) {
	const figures = await registry.getMetricsAsJSON()
	sendToPrimary({ portal: 'figures', figures: figures.map((figure) => ({ ...figure })) })
}

export async function serveMetrics(port: number, contentType: string, read: () => Promise<string>) {
	const opened = createServer((request, response) => {
		if (request.url !== '/metrics') return void response.writeHead(404).end()
		read().then(
			(text) => response.writeHead(200, { 'Content-Type': contentType }).end(text),
			() => response.writeHead(500).end(),
		)
	})
	const { METRICS_HOST } = getConfig()
	await listen(opened, { port, host: METRICS_HOST }, 'METRICS_PORT')
	opened.unref()
	server = opened
}

export function stopMetrics() {
	server?.close()
	server?.closeAllConnections()
}

export function countRequest(method: string, route: string, status: number, milliseconds: number) {
	if (!meters) return
	const known = methods.includes(method) ? method : 'other'
	meters.requests.inc({ method: known, route, status })
	meters.requestSeconds.observe({ route }, milliseconds / 1000)
}

/** `outcome` is a status or a system error code. */
export function countCall(method: string, call: string, outcome: string, milliseconds: number) {
	if (!meters) return
	meters.calls.inc({ method, call, outcome })
	meters.callSeconds.observe({ call }, milliseconds / 1000)
}

/** A page, or a form, that shows a fault of the API. */
export function countFailedPage(cause: ApiFault) {
	meters?.failedPages.inc({ cause })
}

export function countRefresh(outcome: (typeof refreshOutcomes)[number]) {
	meters?.refreshes.inc({ outcome })
}

export function countSecurityEvent(kind: string, detail: string | undefined) {
	meters?.securityEvents.inc({ kind, detail: detail ?? '' })
}

export function countBusy() {
	meters?.busy.inc()
}

export function countPolicyReport(kind: string) {
	meters?.policyReports.inc({ kind })
}

export function setClockDifference(seconds: number) {
	meters?.clockDifference.set(seconds)
}

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
