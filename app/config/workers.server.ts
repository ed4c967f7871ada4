import cluster, { type Worker } from 'node:cluster'
import { z } from 'zod/v4'
import { getConfig } from './config.server'

/** SIGHUP comes when a terminal closes. */
export const endSignals = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const

/** A metric in prom-client's format. */
const figureSchema = z.looseObject({ name: z.string(), type: z.unknown() })

/** Hash of a signed-out session; unproven when the store could not be read. */
const refusalSchema = z.object({
	owner: z.string(),
	isProven: z.boolean(),
	/** The store has not taken its end. */
	isPending: z.boolean().optional(),
})
const refusalsSchema = z.object({ portal: z.literal('refused'), sessions: z.array(refusalSchema) })

/** Messages of a worker: probed, closed, metrics, signed-out sessions. */
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

/** Whether this process was started by the primary (WORKERS). */
export function isWorker() {
	return cluster.isWorker && getConfig().WORKERS > 1
}

export function hasPrimary() {
	return isWorker() && process.connected
}

/** Does nothing without a primary. */
export function sendToPrimary(message: WorkerMessage) {
	// A failed send is reported by `disconnect`.
	if (hasPrimary()) process.send?.(message, undefined, undefined, () => undefined)
}

export function onPrimaryMessage(portal: PrimaryMessage['portal'], act: (message: PrimaryMessage) => void) {
	if (!isWorker()) return
	process.on('message', (message) => {
		const { data } = primaryMessageSchema.safeParse(message)
		if (data?.portal === portal) act(data)
	})
}

/** Ignores a worker that has ended. */
export function sendToWorker(worker: Worker, portal: z.infer<typeof signalSchema>['portal']) {
	send(worker, { portal })
}

/** Sends sessions that were signed out in another worker. */
export function sendRefusals(worker: Worker, sessions: Refusal[]) {
	if (sessions.length > 0) send(worker, { portal: 'refused', sessions })
}

function send(worker: Worker, message: PrimaryMessage) {
	if (worker.isConnected()) worker.send(message, () => undefined)
}

export function onWorkerMessage(act: (worker: Worker, message: WorkerMessage) => void) {
	cluster.on('message', (worker, message: unknown) => {
		const { data } = workerMessageSchema.safeParse(message)
		if (data) act(worker, data)
	})
}
