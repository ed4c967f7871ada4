import cluster, { type Worker } from 'node:cluster'
import { setTimeout as wait } from 'node:timers/promises'
import { AggregatorRegistry } from 'prom-client'
import { onWorkerMessage, sendToWorker, type Figure } from './workers.server'

/** Milliseconds; a slower worker counts with its previous figures. */
const patience = 3_000

/**
 * Sums the metrics of all workers; the event loop takes the slowest. Ended workers still count, so counters never
 * fall.
 */
export function createGroupMeters(listWorkers: () => Worker[]) {
	const latest = new Map<number, Figure[]>()
	const awaited = new Map<number, (() => void)[]>()
	let ended: Promise<object[]> = Promise.resolve([])

	function settle(worker: number) {
		for (const done of awaited.get(worker) ?? []) done()
		awaited.delete(worker)
	}

	onWorkerMessage(({ id }, message) => {
		if (message.portal !== 'figures') return
		latest.set(id, message.figures.map(takeSlowest))
		settle(id)
	})
	cluster.on('exit', ({ id }) => {
		const counts = latest.get(id)?.filter(({ type }) => type !== 'gauge') ?? []
		latest.delete(id)
		ended = ended.then((before) => addUp([before, counts]).getMetricsAsJSON())
		settle(id)
	})

	function requestMetrics(worker: Worker) {
		return new Promise<void>((done) => {
			awaited.set(worker.id, [...(awaited.get(worker.id) ?? []), done])
			sendToWorker(worker, 'tellFigures')
		})
	}

	return {
		contentType: addUp([]).contentType,
		read: async () => {
			const late = new AbortController()
			const answers = Promise.all(listWorkers().map(requestMetrics))
			await Promise.race([answers, wait(patience, undefined, late).catch(() => undefined)])
			late.abort()
			const [present, past] = [[...latest.values()], ended]
			return addUp([...present, await past]).metrics()
		},
	}
}

function addUp(figures: object[]) {
	return AggregatorRegistry.aggregate(figures)
}

/** A mean would hide one blocked worker. */
function takeSlowest(figure: Figure): Figure {
	const isMean = figure.name.startsWith('nodejs_eventloop_lag_') && figure.aggregator === 'average'
	return isMean ? { ...figure, aggregator: 'max' } : figure
}
