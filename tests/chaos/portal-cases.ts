import { setTimeout as wait } from 'node:timers/promises'
import type { ChaosCase } from './run-case'
import type { Setup } from './chaos-cluster'

const setups: Setup[] = [
	{ processes: 2, store: 'redis' },
	{ processes: 4, store: 'redis' },
	{ processes: 2, store: 'embedded' },
]

/** Its clients go to the next one; those of the others notice nothing. */
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

/** With one file it may hold the lock of all, who then are told to come back. */
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
