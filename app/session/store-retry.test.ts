import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { retryUntilStoreIsBack, tryOrRetryLater } from './store-fault.server'
import { StoreUnavailable } from './store.server'

const wait = vi.hoisted(() => vi.fn())
vi.mock('node:timers/promises', () => ({ setTimeout: wait }))

beforeEach(() => {
	vi.useFakeTimers({ toFake: ['performance'] })
	wait.mockReset()
	wait.mockImplementation(async (ms: number) => void vi.advanceTimersByTime(ms))
})
afterEach(() => vi.useRealTimers())

const unavailable = new StoreUnavailable('away')
const wrapped = new Error('a request failed', { cause: unavailable })
const broken = new Error('a fault of ours')

test('It is done four times a second until the store is back, and no process waits for it to end', async () => {
	const work = vi
		.fn()
		.mockRejectedValueOnce(unavailable)
		.mockRejectedValueOnce(wrapped)
		.mockResolvedValue('done')
	expect(await retryUntilStoreIsBack(work)).toBe('done')
	expect(work).toHaveBeenCalledTimes(3)
	expect(wait.mock.calls).toEqual(Array.from({ length: 3 }, () => [250, undefined, { ref: false }]))
})

test('After two minutes it is given up, with what the store said', async () => {
	const work = vi.fn().mockRejectedValue(unavailable)
	await expect(retryUntilStoreIsBack(work)).rejects.toBe(unavailable)
	expect(work).toHaveBeenCalledTimes(4 * 120 + 1)
})

test('A fault that is not the store’s ends it at once', async () => {
	const work = vi
		.fn()
		.mockRejectedValueOnce(unavailable)
		.mockRejectedValueOnce(broken)
		.mockResolvedValue('done')
	await expect(retryUntilStoreIsBack(work)).rejects.toBe(broken)
	expect(work).toHaveBeenCalledTimes(2)
})

test('What can’t be stored now is told at once and done later; what worked or is a fault of ours is not', async () => {
	const [later, done, wrong] = [
		vi.fn().mockRejectedValueOnce(unavailable).mockResolvedValue('done'),
		vi.fn().mockResolvedValue('done'),
		vi.fn().mockRejectedValue(broken),
	]
	await expect(tryOrRetryLater(later)).rejects.toBe(unavailable)
	await expect(tryOrRetryLater(wrong)).rejects.toBe(broken)
	expect(await tryOrRetryLater(done)).toBe('done')
	await vi.waitFor(() => expect(later).toHaveBeenCalledTimes(2))
	expect([done.mock.calls.length, wrong.mock.calls.length]).toEqual([1, 1])
})
