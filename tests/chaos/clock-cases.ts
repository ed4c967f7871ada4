import { setTimeout as wait } from 'node:timers/promises'
import type { ChaosCase } from './run-case'
import type { Setup } from './chaos-cluster'

const minute = 60_000

/** By this clock a client was idle for an hour: the specification demands a new sign-in. */
const hourAhead: ChaosCase = {
	name: 'clock 1 h ahead',
	setup: { processes: 2, store: 'embedded', hasClock: true },
	strike: async ({ clock }) => {
		await clock.set(61 * minute)
		return () => Promise.resolve()
	},
	tolerated: () => ['signed out'],
	endsSessions: true,
}

/** The clock changes while tokens are renewed under a lease. No client may notice. */
function moved(name: string, by: number, setup: Setup): ChaosCase {
	return {
		name,
		setup: { ...setup, hasClock: true },
		strike: async ({ office, clock }) => {
			office.delays.refresh = () => 500
			office.expireAll()
			await wait(200)
			await clock.set(by)
			await wait(1_500)
			office.expireAll()
			await wait(1_500)
			// The clock stays changed; a change back is another case.
			return () => Promise.resolve()
		},
		tolerated: () => [],
		isUnnoticed: true,
	}
}

const embedded: Setup = { processes: 2, store: 'embedded' }
// Redis has a clock of its own, which decides: even a difference above the idle hour ends no session.
const redis: Setup = { processes: 2, store: 'redis' }

export const clockCases: ChaosCase[] = [
	hourAhead,
	moved('clock 50 min ahead', 50 * minute, embedded),
	moved('clock 1 h back', -60 * minute, embedded),
	moved('clock 65 min ahead', 65 * minute, redis),
	moved('clock 65 min back', -65 * minute, redis),
]
