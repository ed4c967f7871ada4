import { setTimeout as wait } from 'node:timers/promises'
import type { ChaosCase } from './run-case'
import type { Setup } from './chaos-cluster'

const minute = 60_000

/** Who was idle for an hour by that clock is signed out, as the spec says, and signs in again. */
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

/** Tokens are being renewed, by lease, while somebody sets the clock; nobody is to notice. */
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
			// It stays as it was set: to set it right again is the other case.
			return () => Promise.resolve()
		},
		tolerated: () => [],
		isUnnoticed: true,
	}
}

const embedded: Setup = { processes: 2, store: 'embedded' }
// A Redis keeps its own time: more than the idle hour apart, it ends a session as it is written.
const redis: Setup = { processes: 2, store: 'redis' }

export const clockCases: ChaosCase[] = [
	hourAhead,
	moved('clock 50 min ahead', 50 * minute, embedded),
	moved('clock 1 h back', -60 * minute, embedded),
	moved('clock 50 min ahead', 50 * minute, redis),
	moved('clock 50 min back', -50 * minute, redis),
]
