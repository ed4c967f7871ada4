import cluster from 'node:cluster'
import { setTimeout as wait } from 'node:timers/promises'
import { hasPrimary, onPrimaryMessage, isWorker, sendToPrimary } from '#app/config/workers.server'

/** Milliseconds to wait for the other workers. */
const patience = 1_000

export function followPrimary(end: () => void) {
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
export async function waitUntilAllClosed() {
	if (!hasPrimary()) return
	const all = new Promise<void>((done) => onPrimaryMessage('allClosed', () => done()))
	sendToPrimary({ portal: 'closed' })
	await Promise.race([all, wait(patience)])
}
