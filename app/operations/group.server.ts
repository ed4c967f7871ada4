import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import type { Config } from '#app/config/config.server'
import { getLogger } from '#app/config/log.server'
import { serveMetrics } from '#app/config/metrics.server'
import { endSignals, onWorkerMessage, sendToWorker } from '#app/config/workers.server'
import { countForWorkers } from '#app/limits/counter.server'
import { relayRefusals } from '#app/session/refused-sessions.server'

/** Milliseconds. A worker that ends earlier counts as crashed; each crash doubles the pause. */
const youth = 60_000
const firstPause = 1_000
const longestPause = 30_000
/** Milliseconds from the signal until the remaining workers are killed. */
const mostTime = 24_800

let stage: 'starting' | 'running' | 'stopping' = 'starting'
const listening = new Set<Worker>()
const closed = new Set<Worker>()

/** The primary serves no pages. The first worker starts alone, so that a fault at start is reported once. Resolves with the port. */
export async function startGroup({ WORKERS, METRICS_PORT }: Config) {
	// Workers accept connections themselves: in the primary a burst would wait outside the admission queue.
	cluster.schedulingPolicy = cluster.SCHED_NONE
	cluster.on('fork', (worker) => worker.on('error', () => undefined))
	const sendAllRefusals = relayRefusals(listWorkers)
	cluster.on('listening', (worker) => {
		listening.add(worker)
		sendAllRefusals(worker)
		getLogger().info({ pid: worker.process.pid }, 'a worker listens')
	})
	countForWorkers()
	followWorkers()
	if (METRICS_PORT !== undefined) await serveGroupMetrics(METRICS_PORT)
	const port = await keepPlace()
	stage = 'running'
	for (const signal of endSignals)
		process.on(signal, () => (stage === 'stopping' ? endAtOnce(signal) : void stopGroup()))
	await Promise.all(Array.from({ length: WORKERS - 1 }, () => keepPlace()))
	return port
}

function keepPlace(deaths = 0): Promise<number> {
	const start = Date.now()
	const worker = cluster.fork()
	return new Promise((resolve) => {
		worker.once('listening', ({ port }) => resolve(port))
		worker.once('exit', (code: number | null, signal: string | null) => {
			if (stage === 'starting') process.exit(code ?? 1)
			if (stage === 'stopping') return
			const before = Date.now() - start < youth ? deaths : 0
			const pause = before === 0 ? 0 : Math.min(firstPause * 2 ** (before - 1), longestPause)
			getLogger().error({ pid: worker.process.pid, code, signal, pause }, 'a worker ended and is replaced')
			setTimeout(() => {
				if (stage === 'running') void keepPlace(before + 1).then(resolve)
			}, pause)
		})
	})
}

function followWorkers() {
	onWorkerMessage((worker, { portal }) => {
		if (portal === 'probed') for (const other of listWorkers()) sendToWorker(other, 'probed')
		if (portal === 'closed') {
			closed.add(worker)
			if (stage === 'stopping') reportClosed()
			else sendToWorker(worker, 'allClosed')
		}
	})
	cluster.on('exit', (worker) => {
		listening.delete(worker)
		closed.delete(worker)
		if (stage === 'stopping') reportClosed()
	})
}

function reportClosed() {
	const workers = listWorkers()
	if (workers.every((worker) => closed.has(worker)))
		for (const worker of workers) sendToWorker(worker, 'allClosed')
}

async function serveGroupMetrics(port: number) {
	const { createGroupMeters } = await import('#app/config/group-meters.server')
	const { contentType, read } = createGroupMeters(() => [...listening])
	await serveMetrics(port, contentType, read)
}

/** A worker that does not listen yet has nothing to finish. */
async function stopGroup() {
	stage = 'stopping'
	const workers = listWorkers()
	setTimeout(() => killAll(workers), mostTime).unref()
	for (const worker of workers) {
		if (listening.has(worker)) sendToWorker(worker, 'stop')
		else worker.process.kill('SIGTERM')
	}
	await Promise.all(workers.map((worker) => once(worker, 'exit')))
	process.exit(0)
}

function endAtOnce(signal: NodeJS.Signals) {
	killAll(listWorkers())
	process.removeAllListeners(signal)
	process.kill(process.pid, signal)
}

function killAll(workers: Worker[]) {
	for (const worker of workers) worker.process.kill('SIGKILL')
}

function listWorkers() {
	return Object.values(cluster.workers ?? {}).flatMap((worker) =>
		worker && !worker.isDead() ? [worker] : [],
	)
}
