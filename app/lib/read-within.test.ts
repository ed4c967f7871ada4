import { expect, test } from 'vitest'
import { readWithin } from './read-within'

/** A body of this many chunks of this size, with a count of the chunks read. */
function createBody(size: number, count: number) {
	let read = 0
	const body = new ReadableStream<Uint8Array>(
		{
			pull(controller) {
				if (read === count) return controller.close()
				read += 1
				controller.enqueue(new Uint8Array(size).fill(read))
			},
		},
		{ highWaterMark: 0 },
	)
	return { body, countRead: () => read }
}

test('a body is read whole, also where it is as long as it may be', async () => {
	expect(await readWithin(createBody(2, 3).body, 6)).toEqual(Buffer.from([1, 1, 2, 2, 3, 3]))
	expect(await readWithin(null, 6)).toEqual(Buffer.alloc(0))
})

test('one that is longer is read to its end and is none', async () => {
	const { body, countRead } = createBody(2, 5)
	expect(await readWithin(body, 5)).toBe('drained')
	expect(countRead()).toBe(5)
})

test('one without an end is not read for ever: three times its limit, and the piece that goes over', async () => {
	const piece = 16 * 1024
	const { body, countRead } = createBody(piece, 100)
	expect(await readWithin(body, 5 * piece)).toBe('cutOff')
	expect(countRead()).toBe(16)
})

test('one in crumbs is not read: it costs a thousand times what its bytes do', async () => {
	const { body, countRead } = createBody(1, 64 * 1024)
	expect(await readWithin(body, 64 * 1024)).toBe('cutOff')
	expect(countRead()).toBeLessThan(1_100)
	const slow = createBody(128, 5_000)
	expect(await readWithin(slow.body, 1024 * 1024)).toHaveLength(640_000)
})
