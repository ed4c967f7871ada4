import { setTimeout as wait } from 'node:timers/promises'
import type { ChaosCase } from './run-case'

const setup = { processes: 2, store: 'redis' } as const
const minute = 60_000

/** Milliseconds of refusing, then of serving, in turn. */
const turn = 500

export const apiCases: ChaosCase[] = [
	{
		name: 'API flapping',
		setup,
		strike: async ({ office }) => {
			const over = new AbortController()
			const flapping = (async () => {
				while (!over.signal.aborted) {
					await office.road.set('refuse')
					await wait(turn)
					await office.road.set('fair')
					await wait(turn)
				}
			})()
			return async () => {
				over.abort()
				await flapping
			}
		},
		lasts: 4_000,
	},
	{
		name: 'API slow, 3 s',
		setup,
		strike: async ({ office }) => {
			await office.road.set({ delay: 1_500 })
			return () => office.road.set('fair')
		},
		lasts: 6_000,
	},
	{
		name: 'API resetting',
		setup,
		strike: async ({ office }) => {
			await office.road.set('hang up')
			return () => office.road.set('fair')
		},
	},
	{
		name: 'API down, ten minutes',
		setup: { ...setup, hasClock: true },
		strike: async ({ office, clock }) => {
			await office.road.set('refuse')
			for (let passed = 1; passed <= 11; passed += 1) {
				await clock.pass(passed * minute)
				await wait(300)
			}
			return () => office.road.set('fair')
		},
		lasts: 1_000,
	},
]
