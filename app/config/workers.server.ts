import cluster, { type Worker } from 'node:cluster'
import { z } from 'zod/v4'
import { getConfig } from './config.server'

/** A metric as prom-client tells it. */
const figureSchema = z.looseObject({ name: z.string(), type: z.unknown() })

/** A session that was logged out, by its hash; unproven where the store could not be read. */
const refusalSchema = z.object({
	owner: z.string(),
	isProven: z.boolean(),
	/** The store has not taken its end yet. */
	isPending: z.boolean().optional(),
})
const refusalsSchema = z.object({ portal: z.literal('refused'), sessions: z.array(refusalSchema) })

/** Messages of a worker: it was probed, it closed, its metrics, the sessions that were logged out there. */
const workerMessageSchema = z.discriminatedUnion('portal', [
	z.object({ portal: z.enum(['probed', 'closed']) }),
	z.object({ portal: z.literal('figures'), figures: z.array(figureSchema) }),
	refusalsSchema,
])

const signalSchema = z.object({ portal: z.enum(['stop', 'probed', 'allClosed', 'tellFigures']) })
const primaryMessageSchema = z.discriminatedUnion('portal', [signalSchema, refusalsSchema])

export type Refusal = z.infer<typeof refusalSchema>
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
export function hearPrimary(portal: PrimaryMessage['portal'], act: (message: PrimaryMessage) => void) {
	if (!isWorker()) return
	process.on('message', (message) => {
		const { data } = primaryMessageSchema.safeParse(message)
		if (data?.portal === portal) act(data)
	})
}

/** Of the primary to a worker; one that is gone hears nothing. */
export function tellWorker(worker: Worker, portal: z.infer<typeof signalSchema>['portal']) {
	send(worker, { portal })
}

/** The same, of sessions that were logged out at another worker. */
export function sendRefusals(worker: Worker, sessions: Refusal[]) {
	if (sessions.length > 0) send(worker, { portal: 'refused', sessions })
}

function send(worker: Worker, message: PrimaryMessage) {
	if (worker.isConnected()) worker.send(message, () => undefined)
}

/** What the primary does with what its workers tell. */
export function hearWorkers(act: (worker: Worker, message: WorkerMessage) => void) {
	cluster.on('message', (worker, message: unknown) => {
		const { data } = workerMessageSchema.safeParse(message)
		if (data) act(worker, data)
	})
}
