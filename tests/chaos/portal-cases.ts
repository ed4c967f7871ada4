import { setTimeout as wait } from 'node:timers/promises'
import type { ChaosCase } from './run-case'
import type { Setup } from './chaos-cluster'

const setups: Setup[] = [
	{ processes: 2, store: 'redis' },
	{ processes: 4, store: 'redis' },
	{ processes: 2, store: 'embedded' },
]

/** Its clients move to the next process; other clients notice nothing. */
function killed(setup: Setup): ChaosCase {
	return {
		name: 'a portal killed',
		setup,
		strike: async (site) => {
			site.portals[0]?.kill('SIGKILL')
			await site.portals[0]?.ended
			return () => site.startPortalAt(0)
		},
		tolerated: (door) => (door === 0 ? ['cut'] : []),
	}
}

/** It may hold the lock of the only file; the other processes then answer that clients should retry. */
function stopped(setup: Setup): ChaosCase {
	return {
		name: 'a portal stopped',
		setup,
		strike: async ({ portals }) => {
			portals[0]?.kill('SIGSTOP')
			await wait(1_000)
			return async () => portals[0]?.kill('SIGCONT')
		},
		tolerated: (door) => (door === 0 || setup.store === 'embedded' ? ['503'] : []),
	}
}

export const portalCases: ChaosCase[] = setups.flatMap((setup) => [killed(setup), stopped(setup)])
