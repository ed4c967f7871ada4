import { Server as NetServer } from 'node:net'
import type { RequestListener, Server, ServerResponse } from 'node:http'
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises'
import { closeEmbeddedBackend } from '#app/api/transport.server'
import { getLogger } from '#app/config/log.server'
import { finishErrorReporting } from '#app/config/report-error.server'
import { stopTracing } from '#app/config/tracing.server'
import { stopMetrics } from '#app/config/metrics.server'
import { hearPrimary, tellPrimary } from '#app/config/workers.server'
import { closeSessionStore } from '#app/session/current-store.server'
import { finishEnds } from '#app/session/refused-sessions.server'
import { followPrimary, waitUntilAllClosed } from './worker.server'

/** Milliseconds from the signal until what still runs is cut: the process is gone within 25 s. */
const mostTime = 24_500
/** So long connections in use may hear with their next answer that they end, and a balancer that it must look elsewhere. */
const noticeToClients = 500
const noticeToProbes = 3_000
/** Who asked `/readyz` so lately asks again. */
const probedLately = 30_000
/** A probe is told to the other workers; so often is enough. */
const tellProbeEvery = 1_000
const pause = 100
const lastMoment = 250
const lookEvery = 50

const answers = new Set<ServerResponse>()
let stopping = false
let lastProbe = -Infinity
/** What came in while answering rests. */
let held: (() => void)[] | undefined

/** Whether the process was told to end. */
export const isStopping = () => stopping

/** Somebody asked whether the process is ready: they are given the time to hear that it no longer is. */
export function recordProbe() {
	if (Date.now() - lastProbe >= tellProbeEvery) tellPrimary({ portal: 'probed' })
	lastProbe = Date.now()
}

/** Ends the process on a signal; a worker also when its primary says so, or is gone. */
export function endWhenTold(server: Server) {
	const end = () => void shutDown(server)
	for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, end)
	hearPrimary('probed', () => (lastProbe = Date.now()))
	followPrimary(end)
}

/** Follows what is answered, so that `shutDown` can wait for it; once told to end, each answer ends its connection. */
export function trackRequests(listener: RequestListener): RequestListener {
	return (request, response) => {
		response.shouldKeepAlive &&= !stopping
		answers.add(response)
		response.once('close', () => answers.delete(response))
		if (held) held.push(() => response.destroyed || listener(request, response))
		else listener(request, response)
	}
}

/**
 * Ends the process within 25 s: it listens on for a moment and tells with each answer that its connection ends, closes
 * connections that are idle and waits for the rest.
 */
async function shutDown(server: Server) {
	if (stopping) return
	const latest = wait(mostTime, undefined, { ref: false })
	getLogger().info('portal stops')
	stopping = true
	for (const answer of answers) if (!answer.headersSent) answer.shouldKeepAlive = false
	await giveNotice(server)
	const closed = stopListening(server)
	// What came in at the last moment is not read yet and looks idle.
	await Promise.race([closed, wait(lastMoment)])
	// A connection whose answer began before the signal becomes idle afterwards.
	const closing = setInterval(() => server.closeIdleConnections(), lookEvery)
	await Promise.race([closed, latest])
	clearInterval(closing)
	getLogger().info({ cut: answers.size }, 'portal stopped')
	await Promise.all([finishErrorReporting(), stopTracing(), finishEnds()])
	stopMetrics()
	closeSessionStore()
	await closeEmbeddedBackend()
	process.exit(0)
}

async function giveNotice(server: Server) {
	const isProbed = Date.now() - lastProbe < probedLately
	const end = Date.now() + (isProbed ? noticeToProbes : noticeToClients)
	while (Date.now() < end && (isProbed || (await countConnections(server)) > 0)) await wait(lookEvery)
}

/**
 * As `server.close()`, which would also cut idle connections at once. Whoever is connected and not yet let in gets a reset from
 * the system, so answering rests for a moment before: clients that wait for an answer do not come anew.
 */
async function stopListening(server: Server) {
	held = []
	if (answers.size > 0 || (await countConnections(server)) > 0) await wait(pause)
	await nextTurn()
	const closed = new Promise<void>((done) => {
		NetServer.prototype.close.call(server, () => done())
	})
	// Who is answered comes anew, and must not find a worker that is about to close.
	await waitUntilAllClosed()
	for (const answer of held.splice(0)) answer()
	held = undefined
	return closed
}

function countConnections(server: Server) {
	return new Promise<number>((done) => {
		server.getConnections((error, count) => done(error ? 0 : count))
	})
}
