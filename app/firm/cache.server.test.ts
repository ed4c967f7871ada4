import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createCache } from './cache.server'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const second = 1_000
const minute = 60 * second

/** A source that a test can switch off, with a cache in front of it. */
function set() {
	const source = { value: 1, calls: 0, broken: false, takes: 0 }
	const fetch = async () => {
		source.calls += 1
		if (source.takes) await new Promise((resolve) => setTimeout(resolve, source.takes))
		if (source.broken) throw new Error('API is down')
		return source.value
	}
	const read = createCache<number>(() => Date.now())
	return { source, get: (key = 'noord nl') => read(key, fetch) }
}

test('An answer serves for a minute, then it is fetched anew', async () => {
	const { source, get } = set()
	expect(await get()).toMatchObject({ value: 1 })
	source.value = 2
	vi.advanceTimersByTime(59 * second)
	expect(await get()).toMatchObject({ value: 1 })
	expect(source.calls).toBe(1)
	vi.advanceTimersByTime(second)
	expect(await get()).toMatchObject({ value: 2 })
	expect(source.calls).toBe(2)
})

test('Each key has an answer of its own', async () => {
	const { source, get } = set()
	await get('noord nl')
	source.value = 2
	expect(await get('noord en')).toMatchObject({ value: 2 })
	expect(await get('noord nl')).toMatchObject({ value: 1 })
})

test('While the API fails an older answer serves for up to ten minutes, without a problem', async () => {
	const { source, get } = set()
	await get()
	source.broken = true
	for (const after of [minute, 4 * minute, 5 * minute - 1]) {
		vi.advanceTimersByTime(after)
		expect(await get()).toMatchObject({ value: 1 })
	}
	expect(source.calls).toBe(4)
	vi.advanceTimersByTime(1)
	expect(await get()).toEqual({ problem: new Error('API is down') })
})

test('A failure is not kept: the next request asks again, and all is well as soon as the API is', async () => {
	const { source, get } = set()
	source.broken = true
	expect(await get()).toHaveProperty('problem')
	source.broken = false
	expect(await get()).toMatchObject({ value: 1 })
})

test('While the API is slow an older answer serves after a second, and the new one from then on', async () => {
	const { source, get } = set()
	await get()
	vi.advanceTimersByTime(minute)
	Object.assign(source, { value: 2, takes: 5 * second })
	const waiting = get()
	await vi.advanceTimersByTimeAsync(second)
	expect(await waiting).toMatchObject({ value: 1 })
	await vi.advanceTimersByTimeAsync(4 * second)
	expect(await get()).toMatchObject({ value: 2 })
	expect(source.calls).toBe(2)
})

test('However many ask at once, the API is asked once', async () => {
	const { source, get } = set()
	source.takes = second
	const waiting = Promise.all([get(), get(), get()])
	await vi.advanceTimersByTimeAsync(second)
	expect(await waiting).toEqual([
		expect.objectContaining({ value: 1 }),
		expect.objectContaining({ value: 1 }),
		expect.objectContaining({ value: 1 }),
	])
	expect(source.calls).toBe(1)
})

test('An answer of nothing is an answer too', async () => {
	const fetch = vi.fn(() => Promise.resolve(undefined))
	const read = createCache<undefined>(() => Date.now())
	await read('a', fetch)
	expect(await read('a', fetch)).toMatchObject({ value: undefined })
	expect(fetch).toHaveBeenCalledTimes(1)
})

test('A key that is read stays, however many others come once', async () => {
	const { source, get } = set()
	await get('noord')
	for (let count = 0; count < 1_000; count += 1) {
		await get(`verzonnen-${count}`)
		await get('noord')
	}
	expect(source.calls).toBe(1_001)
})
