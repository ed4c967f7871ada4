import type { RequestListener, Server } from 'node:http'
import { performance } from 'node:perf_hooks'
import { getConfig } from '#app/config/config.server'
import { getLogger } from '#app/config/log.server'
import { countBusy } from '#app/config/metrics.server'
import { hasPriority } from '#app/session/priority-mark.server'
import { createAdmission } from './admission'
import { prepareBusyAnswer } from './busy-answer.server'
import { trackRequests } from './open-requests.server'
import { isStaticPath } from './static-files.server'

/** Milliseconds between two starts, in which new requests are read. */
const tick = 10

/** Queues or refuses requests of a busy process before they cost anything; health probes and static files pass. */
export function limitAdmission(server: Server, listener: RequestListener, stylesheets: readonly string[]) {
	const admission = createAdmission(() => performance.now())
	let answerBusy: ReturnType<typeof prepareBusyAnswer> | undefined
	let isScheduled = false
	let refused = 0
	function advance(spare: number) {
		admission.advance(spare)
		isScheduled = admission.isWaiting()
		if (!isScheduled) return
		const before = performance.eventLoopUtilization()
		setTimeout(() => advance(1 - performance.eventLoopUtilization(before).utilization), tick)
	}
	function logRefused() {
		getLogger().warn({ refused }, 'busy: requests were refused')
		refused = 0
	}
	const enter: RequestListener = (request, response) => {
		const path = request.url?.split('?', 1)[0] ?? ''
		const isExempt = path === '/healthz' || path === '/readyz' || isStaticPath(path)
		if (isExempt || getConfig().ADMISSION === 'off') return listener(request, response)
		const leave = admission.enter({
			hasPriority: () => request.method === 'POST' && hasPriority(request.headers.cookie),
			start: () => listener(request, response),
			refuse() {
				answerBusy ??= prepareBusyAnswer(stylesheets)
				answerBusy(request, response)
				countBusy()
				// Logs once a second: a line per request would cost more than the refusal.
				if (refused++ === 0) setTimeout(logRefused, 1_000).unref()
			},
		})
		response.once('close', leave)
		// Starts after all sockets are read: a page that needs no API call would be finished before the next request is seen.
		if (!isScheduled) setImmediate(advance, 0)
		isScheduled = true
	}
	server.on('request', trackRequests(enter))
}
