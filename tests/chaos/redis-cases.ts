import { setTimeout as wait } from 'node:timers/promises'
import type { ChaosCase } from './run-case'

type Strike = ChaosCase['strike']

/** Expires all tokens before the fault, and again halfway, so that renewals are in progress when the store fails. */
function whileRenewing(strike: Strike): Strike {
	return async (site) => {
		site.office.delays.refresh = () => 500
		site.office.expireAll()
		await wait(400)
		const mend = await strike(site)
		await wait(1_500)
		site.office.expireAll()
		return mend
	}
}

const strikes: [name: string, strike: Strike][] = [
	[
		'Redis killed',
		async (site) => {
			await site.redis?.kill()
			return async () => site.redis?.start()
		},
	],
	[
		'Redis stopped',
		async (site) => {
			site.redis?.pause()
			return async () => site.redis?.resume()
		},
	],
	[
		'Redis slow, 2 s',
		async (site) => {
			await site.redisRoad?.set({ delay: 1_000 })
			return async () => site.redisRoad?.set('fair')
		},
	],
	[
		'Redis full',
		async (site) => {
			await site.redis?.configure('maxmemory', '1')
			return async () => site.redis?.configure('maxmemory', '0')
		},
	],
]

export const redisCases: ChaosCase[] = [2, 4].flatMap((processes) =>
	strikes.map(([name, strike]): ChaosCase => ({
		name,
		setup: { processes, store: 'redis' },
		strike: whileRenewing(strike),
		lasts: 2_500,
	})),
)
