import type { RequestListener, Server, IncomingMessage, ServerResponse } from 'node:http'
import { performance } from 'node:perf_hooks'
import { getConfig, isServedOverTls } from '#app/config/config.server'
import { getLogger } from '#app/config/log.server'
import { countBusy } from '#app/config/metrics.server'
import { hasPriority } from '#app/session/priority-mark.server'
import { trackRequests } from './open-requests.server'
import { isStaticPath } from './static-files.server'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { getPortalTexts } from '#app/i18n/portal-texts.server'
import { mainLanguage, type Language } from '#app/locales/languages'
import type { RefusalView } from '#app/request/refusal'
import { readLanguage } from '#app/session/preferences.server'
import { isDataRequest } from './data-request'
import { FaultPage } from './bare-pages'
import { isTrustedProxy } from './request-facts.server'
import { addSecurityHeaders } from './security-headers.server'

/** Requests worked on at once; requests that may wait; milliseconds that one may wait; starts per tick of an idle process. */
const limits = { cap: 12, queueLength: 24, patience: 2_000, perTick: 4 }

/** Either `start` or `refuse` is called, once. With priority, a request is first in the queue and waits without a limit. */
interface QueuedRequest {
	hasPriority: () => boolean
	start: () => void
	refuse: () => void
}

/** Decides which requests start, wait or are refused; `now` returns milliseconds. */
export function createAdmission(now: () => number, { cap, queueLength, patience, perTick } = limits) {
	const running = new Set<QueuedRequest>()
	let queue: { request: QueuedRequest; deadline: number }[] = []
	function enqueue(request: QueuedRequest) {
		const deadline = request.hasPriority() ? Infinity : now() + patience
		const end = queue.findIndex((other) => deadline === Infinity && other.deadline < Infinity)
		queue.splice(end < 0 ? queue.length : end, 0, { request, deadline })
		if (queue.length > queueLength + countFree()) queue.pop()?.request.refuse()
	}
	const countFree = () => Math.max(0, cap - running.size)
	return {
		/** Queues a request. The caller calls the result when the response is finished or its client has left. */
		enter(request: QueuedRequest) {
			enqueue(request)
			return () => {
				running.delete(request)
				queue = queue.filter((waiting) => waiting.request !== request)
			}
		},
		isWaiting: () => queue.length > 0,
		/** Starts waiting requests, at most `most`. `spare` is the idle share of the time since the last call, 0 to 1. */
		advance(spare: number, most = Infinity) {
			const late = queue.filter(({ deadline }) => deadline < now())
			queue = queue.filter((waiting) => !late.includes(waiting))
			for (const { request } of late) request.refuse()
			// Requests that wait for a slow API hold a place but no processor time.
			for (const { request } of queue.splice(0, Math.min(most, countFree() + Math.round(perTick * spare)))) {
				running.add(request)
				request.start()
			}
		},
	}
}

const policy =
	"default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** Prepares the 503 responses, so that a refusal costs next to nothing. */
function prepareBusyAnswer(stylesheets: readonly string[]) {
	const [plain, secure] = [createHeaders(false), createHeaders(true)]
	const render = (reason: 'busy' | 'busyForm', address?: string) =>
		`<!DOCTYPE html>${renderToStaticMarkup(createElement(FaultPage, { reason, stylesheets, address }))}`
	// A form can be sent again only from the page that has its input, so its page has no link.
	const [page, form] = [render('busy', ''), render('busyForm')]
	return ({ method, url = '', headers, socket }: IncomingMessage, response: ServerResponse) => {
		const data = isDataRequest(url) && renderData(readLanguage(headers.cookie) ?? mainLanguage)
		const body = data || (method === 'POST' ? form : page)
		const isForwardedTls = headers['x-forwarded-proto'] === 'https' && isTrustedProxy(socket.remoteAddress)
		response.writeHead(503, {
			...(isForwardedTls || isServedOverTls() ? secure : plain),
			...(data && { 'x-remix-catch': 'yes', 'content-type': 'application/json; charset=utf-8' }),
			'content-length': Buffer.byteLength(body),
			// Seconds, at random: otherwise all clients return together.
			'retry-after': String(2 + Math.floor(Math.random() * 4)),
		})
		response.end(body)
	}
}

function renderData(language: Language) {
	const { busy, again } = getPortalTexts(language, 'formal').failure
	const links = [{ href: '', label: again.button }]
	const view: RefusalView = { kind: 'message', title: busy.title, lines: [busy.text], links }
	return JSON.stringify(view)
}

const htmlType = 'text/html; charset=utf-8'

function createHeaders(secure: boolean) {
	const headers = new Headers({ 'Content-Security-Policy': policy, 'Content-Type': htmlType })
	addSecurityHeaders(headers, { nonce: '', secure })
	return Object.fromEntries(headers)
}

/** Milliseconds of CPU time after which work starts, however many connections arrive. */
const longestWait = 100

interface Listening {
	on: (event: 'connection', listener: () => void) => unknown
}

/**
 * Returns a function that does work after a whole turn of the event loop without a new connection; `isQuiet` is false
 * when there was none. Node accepts one connection a turn, so longer turns delay every connection that waits. `spent`
 * returns the process's CPU time: beside busy processes work would take all of a wait by the clock.
 */
export function createQuietTurns(server: Listening, spent: () => number) {
	let accepted = 0
	server.on('connection', () => (accepted += 1))
	return (work: (isQuiet: boolean) => void) => {
		const end = spent() + longestWait
		let seen: number | undefined
		function look() {
			const isQuiet = accepted === seen
			if (isQuiet || spent() >= end) return work(isQuiet)
			seen = accepted
			setImmediate(look)
		}
		setImmediate(look)
	}
}

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
