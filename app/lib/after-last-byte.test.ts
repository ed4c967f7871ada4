import { expect, test } from 'vitest'
import { measureSent } from './after-last-byte'

const settled = () => new Promise((done) => setImmediate(done))

/** A source with one byte, and then nothing for as long as it is read. */
function openSource() {
	const bytes = [new Uint8Array([1])]
	return new ReadableStream<Uint8Array>({
		pull(controller) {
			const next = bytes.shift()
			if (next) controller.enqueue(next)
		},
	})
}

test('A reader who leaves while the next byte is awaited is not told as the end', async () => {
	let ended = 0
	const reader = measureSent(openSource(), async () => void (ended += 1)).getReader()
	expect((await reader.read()).value).toEqual(new Uint8Array([1]))
	const next = reader.read()
	await settled()
	await reader.cancel()
	expect((await next).done).toBe(true)
	await settled()
	expect(ended).toBe(0)
})

test('The end is told once, after the last byte was taken', async () => {
	let ended = 0
	const body = new Response('abc').body ?? openSource()
	const reader = measureSent(body, async () => void (ended += 1)).getReader()
	await reader.read()
	expect(ended).toBe(0)
	expect((await reader.read()).done).toBe(true)
	expect(ended).toBe(1)
})
