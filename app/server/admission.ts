import { createQueue, type QueuedRequest, type QueueRules, type QueueTicket } from './admission-queue'

/** How many requests may be worked on, and how the others wait. */
export interface AdmissionRules extends QueueRules {
	/** So many are worked on together, however busy the process is. */
	together: number
	/** Besides them: places for who goes first. */
	reserved: number
	/** So many more are let in at a look when the process had nothing to do since the last one. */
	perLook: number
}

/**
 * Lets in what the process keeps up with: a few requests always, and as many more as it has time for, since those that wait
 * for a slow API take none. The next in line wait for a moment; the rest is refused at once.
 */
export function createAdmission(rules: AdmissionRules, now: () => number) {
	const queue = createQueue(rules, now)
	let running = 0
	/** Over, but their places are not given away yet. */
	let ended = 0

	/** False when there was nobody. */
	function start(ticket: QueueTicket | undefined) {
		if (!ticket) return false
		running += 1
		ticket.isRunning = true
		ticket.start()
		return true
	}

	function fill(most = Infinity) {
		running -= ended
		ended = 0
		queue.tidy(running)
		let more = most
		while (more > 0 && running < rules.together && start(queue.take())) more -= 1
		while (more > 0 && running < rules.together + rules.reserved && start(queue.takeFirst())) more -= 1
	}

	return {
		/** Starts a request, lets it wait or refuses it; call the result once, when it is over or its client has left. */
		enter(arriving: QueuedRequest) {
			const ticket = { ...arriving, since: now(), isRunning: false }
			if (queue.isEmpty() && running < rules.together) start(ticket)
			else if (!queue.join(ticket)) ticket.refuse()
			return () => {
				if (ticket.isRunning) ended += 1
				else queue.remove(ticket)
			}
		},
		/** Gives free places to who waits, so many at most, and refuses who waited too long. */
		fill,
		/** Whether somebody waits: then `look` is due every few milliseconds. */
		isWaiting: () => !queue.isEmpty(),
		/** Lets in more when the process had time to spare: the share of it since the last look, 0 to 1. */
		look(spare: number) {
			for (let more = Math.round(rules.perLook * spare); more > 0; more -= 1) start(queue.take())
			fill()
		},
	}
}
