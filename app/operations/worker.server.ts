import cluster from 'node:cluster'
import { setTimeout as wait } from 'node:timers/promises'
import { hasPrimary, hearPrimary, isWorker, tellPrimary } from '#app/config/workers.server'

/** Milliseconds that a worker which stopped listening waits for the others. */
const patience = 1_000

/** A worker ends when its primary says so, and when its primary is gone. */
export function followPrimary(end: () => void) {
	if (!isWorker()) return
	hearPrimary('stop', end)
	cluster.worker?.once('disconnect', () => {
		// Else Node ends it at once, with what runs in it.
		if (cluster.worker) cluster.worker.exitedAfterDisconnect = true
		end()
	})
	// A message to a primary that died this moment.
	process.on('error', () => undefined)
}

/** Tells that this worker takes no connections any more; resolves once none of them does. Alone: at once. */
export async function waitUntilAllClosed() {
	if (!hasPrimary()) return
	const all = new Promise<void>((done) => hearPrimary('allClosed', () => done()))
	tellPrimary({ portal: 'closed' })
	await Promise.race([all, wait(patience)])
}
