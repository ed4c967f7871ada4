import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createStoreClock } from './redis-store.server'

vi.stubEnv('NODE_ENV', 'test')
vi.stubEnv('LOG_LEVEL', 'silent')

const minute = 60_000

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance', 'Date'] }))
afterEach(() => void vi.useRealTimers())

function openClock(ahead = 0) {
	const store = Date.now()
	const differences: number[] = []
	const clock = createStoreClock(
		() => Date.now() + ahead,
		(difference) => void differences.push(difference),
	)
	return { clock, store, differences }
}

test('The process clock counts until the store has answered once', () => {
	const { clock, store } = openClock(65 * minute)
	expect([clock.isSet(), clock.now()]).toEqual([false, store + 65 * minute])
	clock.set(store, performance.now())
	expect([clock.isSet(), clock.now()]).toEqual([true, store])
})

test('A process clock that is moved changes nothing between two answers', () => {
	const { clock, store } = openClock()
	clock.set(store, performance.now())
	vi.advanceTimersByTime(5_000)
	vi.setSystemTime(store - 65 * minute)
	expect(clock.now()).toBe(store + 5_000)
})

test('An answer that was slow does not move the clock', () => {
	const { clock, store, differences } = openClock()
	clock.set(store, performance.now())
	const sent = performance.now()
	vi.advanceTimersByTime(1_001)
	clock.set(store, sent)
	expect([clock.now(), differences]).toEqual([store + 1_001, [0]])
})

test('A difference above a minute is logged once a minute at most, and measured always', async () => {
	const { getLogger } = await import('#app/config/log.server')
	const warn = vi.spyOn(getLogger(), 'warn')
	const metrics = await import('#app/config/metrics.server')
	const measure = vi.spyOn(metrics, 'setClockDifference')
	const { reportClockDifference } = await import('./store-fault.server')
	for (const difference of [59_000, -65 * minute, 65 * minute]) reportClockDifference(difference)
	vi.advanceTimersByTime(minute)
	reportClockDifference(65 * minute)
	expect(warn.mock.calls.map(([about]) => about)).toEqual([{ seconds: -3900 }, { seconds: 3900 }])
	expect(measure.mock.calls.flat()).toEqual([59, 3900, 3900, 3900])
})
