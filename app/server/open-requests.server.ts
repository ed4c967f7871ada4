import type { RequestListener, ServerResponse } from 'node:http'
import { hearPrimary, tellPrimary } from '#app/config/workers.server'

/** A probe is reported to the other workers at most this often (ms). */
const probeReportEvery = 1_000

const openResponses = new Set<ServerResponse>()
let stopping = false
let lastProbe = -Infinity
/** Requests that wait while answering is paused. */
let pausedRequests: (() => void)[] | undefined

/** Whether the process was told to end. */
export const isStopping = () => stopping

/** Records that a balancer polled `/readyz`, here and in the other workers. */
export function recordProbe() {
	if (Date.now() - lastProbe >= probeReportEvery) tellPrimary({ portal: 'probed' })
	lastProbe = Date.now()
}

/** Records the probes that other workers answered. */
export function followProbes() {
	hearPrimary('probed', () => (lastProbe = Date.now()))
}

/** Milliseconds since the last probe of `/readyz`. */
export const getProbeAge = () => Date.now() - lastProbe

/** Tracks open responses for the shutdown; once the process is stopping, each response closes its connection. */
export function trackRequests(listener: RequestListener): RequestListener {
	return (request, response) => {
		response.shouldKeepAlive &&= !stopping
		openResponses.add(response)
		response.once('close', () => openResponses.delete(response))
		if (pausedRequests) pausedRequests.push(() => response.destroyed || listener(request, response))
		else listener(request, response)
	}
}

export const countOpenRequests = () => openResponses.size

/** Marks the process as stopping: readiness fails, and each response from now on closes its connection. */
export function stopKeepAlive() {
	stopping = true
	for (const response of openResponses) if (!response.headersSent) response.shouldKeepAlive = false
}

/** Holds new requests back until `resumeRequests`. */
export function pauseRequests() {
	pausedRequests = []
}

export function resumeRequests() {
	for (const answer of pausedRequests?.splice(0) ?? []) answer()
	pausedRequests = undefined
}
