import { expect, test } from 'vitest'
import { createJpeg, createPhotoPng } from '#tests/support/photos'
import { createCutter } from './cut-bytes'
import { cleanPhotos } from './photo-sink'

const pieceLength = 64 * 1024
const megabytes = (count: number) => count * 1024 * 1024

/** Returns the number of writes and the kept bytes. */
async function clean(bytes: Buffer, length = pieceLength) {
	const kept: Buffer[] = []
	const sink = cleanPhotos({
		write: async (piece) => kept.push(Buffer.from(piece)),
		finish: () => ({}),
		drop: async () => undefined,
	})
	for (let at = 0; at < bytes.length; at += length) await sink.write(bytes.subarray(at, at + length))
	const { photo } = await sink.finish()
	return { writes: kept.length, isWhole: photo?.isWhole, kept: Buffer.concat(kept) }
}

const repeat = (start: string, pattern: string, size: number) =>
	Buffer.concat([Buffer.from(start, 'hex'), Buffer.alloc(size, Buffer.from(pattern, 'hex'))])
const png = createPhotoPng().bytes
const pngHeader = png.subarray(0, 33).toString('hex')

test.each([
	['tables without content', repeat('ffd8', 'ffdb0002', megabytes(4))],
	['tables and comments in turns', repeat('ffd8', 'ffdb0002fffe0002', megabytes(4))],
	['marks that stand alone', repeat('ffd8', 'ff01', megabytes(4))],
	['a mark behind each odd byte', repeat('ffd8ff01', '00ff01', megabytes(4))],
	['metadata without content', repeat('ffd8', 'ffe10002', megabytes(4))],
	['turns without content', repeat(pngHeader, '000000006558496600000000', megabytes(4))],
	['empty chunks of points', repeat(pngHeader, '000000004944415400000000', megabytes(4))],
	[
		'empty chunks of points and texts',
		repeat(pngHeader, '00000000494441540000000000000000744558740000000', megabytes(4)),
	],
])('A photo of %s is broken, and takes no more writes than pieces', async (_what, bytes) => {
	const { writes, isWhole, kept } = await clean(bytes)
	expect(isWhole).toBe(false)
	expect(writes).toBeLessThanOrEqual(Math.ceil(bytes.length / pieceLength))
	expect(kept.length).toBeLessThan(500_000)
})

test('Fill bytes in front of a mark are one part, however many they are', async () => {
	const { bytes, clean: expected } = createJpeg()
	const filled = Buffer.concat([bytes.subarray(0, 2), Buffer.alloc(megabytes(4), 0xff), bytes.subarray(2)])
	const { writes, isWhole, kept } = await clean(filled)
	expect([writes, isWhole, kept.equals(expected)]).toEqual([2, true, true])
})

test('A file of fill bytes alone is judged once for each piece', () => {
	let judged = 0
	const cutter = createCutter((bytes) => {
		judged += 1
		return bytes.length < 2 ? { needs: 2 } : { length: bytes.length - 1, keep: false }
	})
	for (let at = 0; at < 64; at += 1) cutter.cut(Buffer.alloc(pieceLength, 0xff))
	expect(judged).toBe(2 * 64)
})

test('What has to be seen whole is put together once, in whatever pieces it comes', () => {
	let judged = 0
	const cutter = createCutter((bytes) => {
		judged += 1
		return bytes.length < 60_000 ? { needs: 60_000 } : { length: 60_000, keep: true }
	})
	const kept = Array.from({ length: 60_000 }, () => cutter.cut(Buffer.alloc(1)).length)
	expect([judged, kept.filter(Boolean)]).toEqual([2, [60_000]])
})

test('Parts that stand beside each other are kept in one, without a copy', () => {
	const cutter = createCutter(() => ({ length: 4, keep: true }))
	const piece = Buffer.alloc(4_000, 1)
	const kept = cutter.cut(piece)
	expect([kept.length, kept.buffer === piece.buffer]).toEqual([4_000, true])
})

test('A photo of 24 MB takes a write for each piece of it', async () => {
	const { bytes } = createJpeg()
	const points = Buffer.alloc(megabytes(24), Buffer.from('00ff00ffd0', 'hex'))
	const { writes, isWhole } = await clean(Buffer.concat([bytes.subarray(0, -2), points, bytes.subarray(-2)]))
	expect(isWhole).toBe(true)
	expect(writes).toBeLessThanOrEqual(24 * 16 + 1)
})

test('A photo with as many parts as an edited one is taken', async () => {
	const history = 'http://ns.adobe.com/xmp/extension/'.padEnd(2_000, 'x')
	const extra = Array.from({ length: 2_000 }, () => [0xe1, history] as const)
	expect((await clean(createJpeg({ extra }).bytes)).isWhole).toBe(true)
	const texts = Array.from({ length: 240 }, () => ['tEXt', 'a'] as const)
	expect((await clean(createPhotoPng({ extra: texts }).bytes)).isWhole).toBe(true)
})
