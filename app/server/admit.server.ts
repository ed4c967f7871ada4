import type { RequestListener, Server } from 'node:http'
import { performance } from 'node:perf_hooks'
import { getConfig } from '#app/config/config.server'
import { getLogger } from '#app/config/log.server'
import { countBusy } from '#app/config/metrics.server'
import { hasPriority } from '#app/session/priority-mark.server'
import { createAdmission } from './admission'
import { prepareBusyAnswer } from './busy-answer.server'
import { trackRequests } from './open-requests.server'
import { createQuietTurns } from './quiet-turn'
import { isStaticPath } from './static-files.server'

/** Milliseconds between two starts. */
const tick = 10

/** Queues or refuses requests of a busy process before they cost anything; health probes and static files pass. */
export function limitAdmission(server: Server, listener: RequestListener, stylesheets: readonly string[]) {
	const admission = createAdmission(() => performance.now())
	const inQuietTurn = createQuietTurns(server, readCpuTime)
	const refuse = createRefusal(stylesheets)
	let isScheduled = false
	function advance(spare: number, isQuiet: boolean) {
		admission.advance(spare, isQuiet ? Infinity : 1)
		isScheduled = admission.isWaiting()
		if (!isScheduled) return
		const before = performance.eventLoopUtilization()
		setTimeout(() => {
			const spare = 1 - performance.eventLoopUtilization(before).utilization
			inQuietTurn((isQuiet) => advance(spare, isQuiet))
		}, tick)
	}
	const enter: RequestListener = (request, response) => {
		const path = request.url?.split('?', 1)[0] ?? ''
		const isExempt = path === '/healthz' || path === '/readyz' || isStaticPath(path)
		if (isExempt || getConfig().ADMISSION === 'off') return listener(request, response)
		const leave = admission.enter({
			hasPriority: () => request.method === 'POST' && hasPriority(request.headers.cookie),
			start: () => listener(request, response),
			refuse: () => refuse(request, response),
		})
		response.once('close', leave)
		if (!isScheduled) inQuietTurn((isQuiet) => advance(0, isQuiet))
		isScheduled = true
	}
	server.on('request', trackRequests(enter))
}

/** Milliseconds. */
function readCpuTime() {
	const { user, system } = process.cpuUsage()
	return (user + system) / 1_000
}

function createRefusal(stylesheets: readonly string[]): RequestListener {
	let answerBusy: RequestListener | undefined
	let refused = 0
	function logRefused() {
		getLogger().warn({ refused }, 'busy: requests were refused')
		refused = 0
	}
	return (request, response) => {
		answerBusy ??= prepareBusyAnswer(stylesheets)
		answerBusy(request, response)
		countBusy()
		// Logs once a second: a line per request would cost more than the refusal.
		if (refused++ === 0) setTimeout(logRefused, 1_000).unref()
	}
}
