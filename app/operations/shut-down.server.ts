import { Server as NetServer } from 'node:net'
import type { Server } from 'node:http'
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises'
import { closeEmbeddedBackend } from '#app/api/transport.server'
import { getLogger, logUnexpected } from '#app/config/log.server'
import { finishErrorReporting } from '#app/config/report-error.server'
import { stopTracing } from '#app/config/tracing.server'
import { stopMetrics } from '#app/config/metrics.server'
import {
	countOpenRequests,
	followProbes,
	getProbeAge,
	isStopping,
	pauseRequests,
	resumeRequests,
	stopKeepAlive,
} from '#app/server/open-requests.server'
import { closeSessionStore } from '#app/session/current-store.server'
import { finishEnds } from '#app/session/refused-sessions.server'
import cluster from 'node:cluster'
import { endSignals, hasPrimary, onPrimaryMessage, isWorker, sendToPrimary } from '#app/config/workers.server'

/** Milliseconds to wait for the other workers. */
const patience = 1_000

/** Milliseconds from the signal until open requests are cut: the process ends within 25 s. */
const longestShutdown = 24_500
/** Milliseconds that the port stays open: clients learn from their next response, balancers from `/readyz`. */
const noticeToClients = 500
const noticeToProbes = 3_000
/** Milliseconds after a probe in which the balancer is expected to poll again. */
const probeWindow = 30_000
const pauseBeforeClose = 100
const lastMoment = 250
const pollEvery = 50

export function endOnSignal(server: Server) {
	const end = () => void shutDown(server)
	for (const signal of endSignals) process.once(signal, end)
	followProbes()
	followPrimary(end)
}

/** Logs an error that nobody caught, an unhandled rejection too, and ends the process, whose state is unknown. */
export function endOnCrash() {
	process.on('uncaughtException', (error) => {
		logUnexpected(error, 'the process ends by an error that nobody caught')
		void finishErrorReporting().finally(() => process.exit(1))
	})
}

async function shutDown(server: Server) {
	if (isStopping()) return
	const latest = wait(longestShutdown, undefined, { ref: false })
	getLogger().info('portal stops')
	stopKeepAlive()
	await announceEnd(server)
	const closed = stopListening(server)
	// A request that arrived at the last moment is not read yet, so its connection looks idle.
	await Promise.race([closed, wait(lastMoment)])
	// A connection whose response began before the signal becomes idle afterwards. What arrived is read before immediates run.
	const closing = setInterval(() => setImmediate(() => server.closeIdleConnections()), pollEvery)
	await Promise.race([closed, latest])
	clearInterval(closing)
	getLogger().info({ cut: countOpenRequests() }, 'portal stopped')
	await Promise.all([finishErrorReporting(), stopTracing(), finishEnds()])
	stopMetrics()
	closeSessionStore()
	await closeEmbeddedBackend()
	process.exit(0)
}

async function announceEnd(server: Server) {
	const isProbed = getProbeAge() < probeWindow
	const end = Date.now() + (isProbed ? noticeToProbes : noticeToClients)
	while (Date.now() < end && (isProbed || (await countConnections(server)) > 0)) await wait(pollEvery)
}

/**
 * Replaces `server.close()`, which also cuts idle connections at once. The system resets connections that were not accepted
 * yet, so answering pauses first: clients that wait for a response open no new connection.
 */
async function stopListening(server: Server) {
	pauseRequests()
	if (countOpenRequests() > 0 || (await countConnections(server)) > 0) await wait(pauseBeforeClose)
	await nextTurn()
	const closed = new Promise<void>((done) => {
		NetServer.prototype.close.call(server, () => done())
	})
	// A client that gets its response may connect again, and must not reach a worker that is about to close.
	await waitUntilAllClosed()
	resumeRequests()
	return closed
}

function countConnections(server: Server) {
	return new Promise<number>((done) => {
		server.getConnections((error, count) => done(error ? 0 : count))
	})
}

function followPrimary(end: () => void) {
	if (!isWorker()) return
	onPrimaryMessage('stop', end)
	cluster.worker?.once('disconnect', () => {
		// Otherwise Node ends the worker at once, with its open requests.
		if (cluster.worker) cluster.worker.exitedAfterDisconnect = true
		end()
	})
	// The primary may have died.
	process.on('error', () => undefined)
}

/** Resolves once no worker listens; at once without a group. */
async function waitUntilAllClosed() {
	if (!hasPrimary()) return
	const all = new Promise<void>((done) => onPrimaryMessage('allClosed', () => done()))
	sendToPrimary({ portal: 'closed' })
	await Promise.race([all, wait(patience)])
}
