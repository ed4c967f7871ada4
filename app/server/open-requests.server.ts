import type { RequestListener, ServerResponse } from 'node:http'
import { onPrimaryMessage, sendToPrimary } from '#app/config/workers.server'

/** Milliseconds. */
const probeReportEvery = 1_000

const openResponses = new Set<ServerResponse>()
let stopping = false
let lastProbe = -Infinity
let pausedRequests: (() => void)[] | undefined

export const isStopping = () => stopping

export function recordProbe() {
	if (Date.now() - lastProbe >= probeReportEvery) sendToPrimary({ portal: 'probed' })
	lastProbe = Date.now()
}

export function followProbes() {
	onPrimaryMessage('probed', () => (lastProbe = Date.now()))
}

export const getProbeAge = () => Date.now() - lastProbe

/** Counts open responses for the shutdown; while stopping, each response closes its connection. */
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
