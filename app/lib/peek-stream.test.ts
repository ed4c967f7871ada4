import { expect, test } from 'vitest'
import { peekStream } from './web-stream'

const bytes = (text: string) => new TextEncoder().encode(text)

function streamOf(pieces: readonly (string | Error)[]) {
	const rest = [...pieces]
	const seen = { cancelled: false }
	const source = new ReadableStream<Uint8Array>(
		{
			pull(controller) {
				const piece = rest.shift()
				if (piece === undefined) controller.close()
				else if (typeof piece === 'string') controller.enqueue(bytes(piece))
				else throw piece
			},
			cancel: () => void (seen.cancelled = true),
		},
		{ highWaterMark: 0 },
	)
	return { source, rest, seen }
}

test.each([
	['in one piece', ['a'.repeat(200)], 200],
	['byte by byte', [...'%PDF-1.7'], 8],
	['with no byte at all', [], 0],
	['that is long', Array.from({ length: 40 }, () => 'abcdefgh'), 64],
])('A stream %s tells its first bytes and loses none', async (_words, pieces, seen) => {
	const { firstBytes, stream } = await peekStream(streamOf(pieces).source)
	expect(firstBytes.length).toBe(seen)
	expect(await new Response(stream).text()).toBe(pieces.join(''))
})

test('No more is read than the first bytes need, and who leaves lets go of the source', async () => {
	const { source, rest, seen } = streamOf(['a'.repeat(64), 'b', 'c'])
	const { stream } = await peekStream(source)
	expect(rest).toEqual(['b', 'c'])
	await stream.cancel()
	expect(seen.cancelled).toBe(true)
})

test('A stream that breaks off gives what came before, and breaks for its reader', async () => {
	const { firstBytes, stream } = await peekStream(streamOf(['%PDF', new Error('reset')]).source)
	expect(Buffer.from(firstBytes).toString()).toBe('%PDF')
	await expect(new Response(stream).text()).rejects.toThrow('reset')
})
