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
