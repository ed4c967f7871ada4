import cluster, { type Worker } from 'node:cluster'
import { z } from 'zod/v4'
import { getConfig } from './config.server'

/** A metric as prom-client tells it. */
const figureSchema = z.looseObject({ name: z.string(), type: z.unknown() })

/** That its health was asked, that it takes no connections any more, what it counted. */
const workerMessageSchema = z.discriminatedUnion('portal', [
	z.object({ portal: z.enum(['probed', 'closed']) }),
	z.object({ portal: z.literal('figures'), figures: z.array(figureSchema) }),
])

const primaryMessageSchema = z.object({ portal: z.enum(['stop', 'probed', 'allClosed', 'tellFigures']) })

export type Figure = z.infer<typeof figureSchema>
type WorkerMessage = z.infer<typeof workerMessageSchema>
type PrimaryMessage = z.infer<typeof primaryMessageSchema>

/** Whether this is one of several processes that the first one, the primary, started (WORKERS). */
export function isWorker() {
	return cluster.isWorker && getConfig().WORKERS > 1
}

/** Whether there is a primary, which hears and answers. */
export function hasPrimary() {
	return isWorker() && process.connected
}

/** Of a worker to its primary; nothing is told where there is none. */
export function tellPrimary(message: WorkerMessage) {
	// A primary that is gone this moment is told of by `disconnect`.
	if (hasPrimary()) process.send?.(message, undefined, undefined, () => undefined)
}

/** What a worker does whenever its primary says so. */
export function hearPrimary(portal: PrimaryMessage['portal'], act: () => void) {
	if (!isWorker()) return
	process.on('message', (message) => {
		if (primaryMessageSchema.safeParse(message).data?.portal === portal) act()
	})
}

/** Of the primary to a worker; one that is gone hears nothing. */
export function tellWorker(worker: Worker, portal: PrimaryMessage['portal']) {
	if (worker.isConnected()) worker.send({ portal } satisfies PrimaryMessage, () => undefined)
}

/** What the primary does with what its workers tell. */
export function hearWorkers(act: (worker: Worker, message: WorkerMessage) => void) {
	cluster.on('message', (worker, message: unknown) => {
		const { data } = workerMessageSchema.safeParse(message)
		if (data) act(worker, data)
	})
}
