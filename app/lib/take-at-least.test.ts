import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { takeAtLeast } from './deadline'

beforeEach(() => {
	vi.useFakeTimers()
})
afterEach(() => {
	vi.useRealTimers()
})

/** Milliseconds from the start of the work to its outcome. */
async function timeOf(work: () => Promise<string>) {
	const began = Date.now()
	const outcome = takeAtLeast(1_000, work).then(
		(value) => ({ value, after: Date.now() - began }),
		(error: unknown) => ({ error, after: Date.now() - began }),
	)
	await vi.advanceTimersByTimeAsync(5_000)
	return outcome
}

const later = (ms: number, settle: () => string) => () =>
	new Promise<string>((resolve, reject) => {
		setTimeout(() => {
			try {
				resolve(settle())
			} catch (error) {
				reject(error instanceof Error ? error : new Error('unknown'))
			}
		}, ms)
	})
const failure = new Error('refused')
const fail = () => {
	throw failure
}

test('what is quick is answered no sooner than the floor, what went well and what failed alike [120]', async () => {
	expect(await timeOf(later(5, () => 'sent'))).toEqual({ value: 'sent', after: 1_000 })
	expect(await timeOf(later(400, fail))).toEqual({ error: failure, after: 1_000 })
	expect(await timeOf(() => Promise.reject(failure))).toEqual({ error: failure, after: 1_000 })
})

test('what takes longer than the floor is answered as soon as it is there', async () => {
	expect(await timeOf(later(2_500, () => 'sent'))).toEqual({ value: 'sent', after: 2_500 })
	expect(await timeOf(later(2_500, fail))).toEqual({ error: failure, after: 2_500 })
})
