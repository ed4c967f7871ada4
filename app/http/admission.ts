/** How many requests may be worked on; times in milliseconds. */
export interface AdmissionRules {
	/** So many are worked on together, however busy the process is. */
	together: number
	/** Besides them: places for who goes first. */
	reserved: number
	/** So many may wait for a place. */
	waiting: number
	/** Who stands among the first so many, those that are worked on counted too, waits as long as it takes. */
	near: number
	/** The others wait so long at most. */
	patience: number
	/** Who goes first waits so long at most. */
	firstPatience: number
	/** So many more are let in at a look when the process had nothing to do since the last one. */
	perLook: number
}

/** A request before its work: one of `start` and `refuse` is called, once. */
export interface Arriving {
	/** Asked only where not everybody can be let in. */
	goesFirst: () => boolean
	start: () => void
	refuse: () => void
}

interface Ticket extends Arriving {
	since: number
	isRunning: boolean
}

/** Who waits for a place: first those that go first, each line in its order. `running` is how many are worked on. */
function createLines(rules: AdmissionRules, now: () => number) {
	const first: Ticket[] = []
	const others: Ticket[] = []

	/** Refuses who waited too long: the oldest stand at the head, but the head itself has its turn soon. */
	function expire(line: Ticket[], ahead: number, patience: number) {
		const near = Math.max(0, rules.near - ahead)
		const isLate = ({ since }: Ticket, index: number) => index >= near && now() - since > patience
		const late = line.filter(isLate)
		if (late.length === 0) return
		const kept = line.filter((ticket) => !late.includes(ticket))
		line.splice(0, line.length, ...kept)
		for (const ticket of late) ticket.refuse()
	}

	return {
		count: () => first.length + others.length,
		takeFirst: () => first.shift(),
		takeOther: () => others.shift(),
		/** Puts a request in line, the first where the last of the others must make room for it; false when there is none. */
		add(ticket: Ticket) {
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
		remove(ticket: Ticket) {
			for (const line of [first, others]) {
				const index = line.indexOf(ticket)
				if (index >= 0) line.splice(index, 1)
			}
		},
		refuseLate(running: number) {
			expire(first, running, rules.firstPatience)
			expire(others, running + first.length, rules.patience)
		},
	}
}

/**
 * Lets in what the process keeps up with: a few requests always, and as many more as it has time for, since those that wait
 * for a slow API take none. The next in line wait for a moment; the rest is refused at once.
 */
export function createAdmission(rules: AdmissionRules, now: () => number) {
	const lines = createLines(rules, now)
	let running = 0

	function start(ticket: Ticket | undefined) {
		if (!ticket) return false
		running += 1
		ticket.isRunning = true
		ticket.start()
		return true
	}

	function fill() {
		lines.refuseLate(running)
		while (running < rules.together + rules.reserved && start(lines.takeFirst()));
		while (running < rules.together && start(lines.takeOther()));
	}

	function leave(ticket: Ticket) {
		if (!ticket.isRunning) return lines.remove(ticket)
		running -= 1
		ticket.isRunning = false
		fill()
	}

	return {
		/** Starts a request, lets it wait or refuses it; call the result once, when it is over or its client has left. */
		enter(arriving: Arriving) {
			const ticket = { ...arriving, since: now(), isRunning: false }
			if (running < rules.together) start(ticket)
			else if (lines.add(ticket)) fill()
			else ticket.refuse()
			return () => leave(ticket)
		},
		/** Whether somebody waits: then `look` is due every few milliseconds. */
		isWaiting: () => lines.count() > 0,
		/** Lets in more when the process had time to spare, the share of it since the last look; refuses who waited too long. */
		look(spare: number) {
			for (let more = Math.round(rules.perLook * spare); more > 0; more -= 1)
				start(lines.takeFirst() ?? lines.takeOther())
			fill()
		},
	}
}
