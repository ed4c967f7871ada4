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

const rules = {
	together: 12,
	reserved: 6,
	waiting: 128,
	near: 24,
	maxWait: 150,
	firstPatience: 5_000,
	perLook: 4,
}
const lookEvery = 10
/** So long new requests are read before the next is worked on. */
const mostDelay = 100
/** In a flood that does not end so many are worked on between. */
const perFlood = 3
const tellEvery = 1_000

/**
 * Answers the requests of a server. While the process is busy, before anything that costs, a request waits for its turn or is
 * answered 503; health and files always pass.
 */
export function limitAdmission(server: Server, listener: RequestListener, stylesheets: readonly string[]) {
	const admission = createAdmission(rules, () => performance.now())
	const watch = watcher(admission)
	const settle = afterArrivals((isCalm) => {
		admission.fill(isCalm ? Infinity : perFlood)
		watch()
	})
	const tell = teller()
	let answerBusy: ReturnType<typeof prepareBusyAnswer> | undefined

	const enter: RequestListener = (request, response) => {
		if (isFree(request.url ?? '') || getConfig().ADMISSION === 'off') return listener(request, response)
		const leave = admission.enter({
			goesFirst: () => request.method === 'POST' && hasPriority(request.headers.cookie),
			start: () => listener(request, response),
			refuse() {
				answerBusy ??= prepareBusyAnswer(stylesheets)
				answerBusy(request, response)
				tell()
				countBusy()
			},
		})
		response.once('close', () => {
			leave()
			settle(false)
		})
		settle(true)
	}
	server.on('connection', () => settle(true)).on('request', trackRequests(enter))
}

function isFree(url: string) {
	const path = url.split('?', 1)[0] ?? ''
	return path === '/healthz' || path === '/readyz' || isStaticPath(path)
}

/**
 * Does its work once a turn of the event loop brought nobody. Node takes one new connection a turn: were each worked on
 * as it comes, a burst would wait at the door, unseen, for the pages of those before.
 */
function afterArrivals(work: (isCalm: boolean) => void) {
	let isDue = false
	let hasArrived = false
	let since = 0
	function turn() {
		if (hasArrived && performance.now() - since < mostDelay) {
			hasArrived = false
			return void setImmediate(turn)
		}
		isDue = false
		work(!hasArrived)
		hasArrived = false
	}
	return (isArrival: boolean) => {
		hasArrived ||= isArrival
		if (isDue) return
		isDue = true
		since = performance.now()
		setImmediate(turn)
	}
}

/** Looks how busy the event loop is as long as somebody waits. */
function watcher(admission: ReturnType<typeof createAdmission>) {
	let timer: NodeJS.Timeout | undefined
	let before = performance.eventLoopUtilization()
	function look() {
		const { utilization } = performance.eventLoopUtilization(before)
		before = performance.eventLoopUtilization()
		admission.look(1 - utilization)
		if (admission.isWaiting()) return
		clearInterval(timer)
		timer = undefined
	}
	return () => {
		if (timer || !admission.isWaiting()) return
		before = performance.eventLoopUtilization()
		timer = setInterval(look, lookEvery)
	}
}

/** One line a second at most: a line for each would cost more than to refuse it. */
function teller() {
	let refused = 0
	return () => {
		refused += 1
		if (refused > 1) return
		setTimeout(() => {
			getLogger().warn({ refused }, 'busy: requests were refused')
			refused = 0
		}, tellEvery).unref()
	}
}
