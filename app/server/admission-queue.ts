/** A request before its work: one of `start` and `refuse` is called, once. */
export interface QueuedRequest {
	/** Asked only where not everybody can be let in. */
	goesFirst: () => boolean
	start: () => void
	refuse: () => void
}

/** A request and when it came, in milliseconds. */
export type QueueTicket = QueuedRequest & { since: number; isRunning: boolean }

/** How many may wait, and how long; times in milliseconds. */
export interface QueueRules {
	waiting: number
	/** Who stands among the first so many, those that are worked on counted too, waits as long as it takes. */
	near: number
	/** The others wait so long at most. */
	maxWait: number
	/** Who goes first waits so long at most. */
	firstPatience: number
}

/** Requests that wait for a place: in the order they came, but for those that go first. */
export function createQueue(rules: QueueRules, now: () => number) {
	const first: QueueTicket[] = []
	const others: QueueTicket[] = []

	/** The oldest stand at the head, but the head itself has its turn soon. */
	function expire(line: QueueTicket[], ahead: number, patience: number) {
		const near = Math.max(0, rules.near - ahead)
		const late = line.filter(({ since }, index) => index >= near && now() - since > patience)
		for (const ticket of late) {
			remove(ticket)
			ticket.refuse()
		}
	}

	function remove(ticket: QueueTicket) {
		for (const line of [first, others]) {
			const index = line.indexOf(ticket)
			if (index >= 0) line.splice(index, 1)
		}
	}

	return {
		remove,
		isEmpty: () => first.length + others.length === 0,
		/** False when there is no room; who goes first takes the place of the last of the others. */
		join(ticket: QueueTicket) {
			const isFirst = ticket.goesFirst()
			if (first.length + others.length >= rules.waiting) {
				const last = isFirst ? others.pop() : undefined
				if (!last) return false
				last.refuse()
			}
			const line = isFirst ? first : others
			line.push(ticket)
			return true
		},
		takeFirst: () => first.shift(),
		take: () => first.shift() ?? others.shift(),
		/** Refuses who waited too long behind so many that are worked on. */
		tidy(running: number) {
			expire(first, running, rules.firstPatience)
			expire(others, running + first.length, rules.maxWait)
		},
	}
}
