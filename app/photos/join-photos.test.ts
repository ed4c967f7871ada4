import { inflateSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readPdf } from '#tests/support/pdf'
import { createJpeg, createPhotoPng } from '#tests/support/photos'
import { joinPhotos, listJoinFaults, mostPoints } from './join-photos'
import { cleanPhotos } from './photo-sink'
import { placePhoto } from './place-photo'

async function spool(bytes: Buffer) {
	const kept: Uint8Array[] = []
	const write = async (piece: Uint8Array) => kept.push(Buffer.from(piece))
	const sink = cleanPhotos({ write, finish: () => ({}), drop: async () => undefined })
	await sink.write(bytes)
	const { photo } = await sink.finish()
	const clean = Buffer.concat(kept)
	async function* read() {
		for (let at = 0; at < clean.length; at += 61) yield clean.subarray(at, at + 61)
	}
	return { photo: photo!, clean, read }
}

async function join(photos: Awaited<ReturnType<typeof spool>>[]) {
	const pieces: Uint8Array[] = []
	const isDone = await joinPhotos(photos, async (piece) => pieces.push(Buffer.from(piece)))
	return { isDone, bytes: Buffer.concat(pieces) }
}

test('Each photo is a page, in the order in which they came; a JPEG is in it byte for byte', async () => {
	const photos = [
		await spool(createJpeg({ size: [300, 200] }).bytes),
		await spool(createJpeg({ orientation: 6, size: [300, 200] }).bytes),
		await spool(createJpeg({ size: [100, 200], components: 1 }).bytes),
	]
	expect(listJoinFaults(photos.map(({ photo }) => photo))).toEqual([])
	const { isDone, bytes } = await join(photos)
	const { pages, images, drawings } = readPdf(bytes)
	expect(isDone).toBe(true)
	expect(images.map(({ stream }) => stream?.toString('hex'))).toEqual(
		photos.map(({ clean }) => clean.toString('hex')),
	)
	expect(images.map(({ head }) => /Device\w+/.exec(head)?.[0])).toEqual([
		'DeviceRGB',
		'DeviceRGB',
		'DeviceGray',
	])
	expect(pages.map(({ head }) => /MediaBox \[([^\]]*)\]/.exec(head)?.[1])).toEqual([
		'0 0 841.89 595.28',
		'0 0 595.28 841.89',
		'0 0 595.28 841.89',
	])
	expect(drawings[1]?.stream?.toString()).toBe('q 0 -300 200 0 197.64 570.94 cm /Photo Do Q')
	expect((await join(photos)).bytes.equals(bytes)).toBe(true)
})

test('The points of a PNG stay packed; those with opacity come apart into colours and opacity', async () => {
	const plain = await spool(createPhotoPng({ colourType: 2 }).bytes)
	const palette = await spool(createPhotoPng({ colourType: 3 }).bytes)
	const made = createPhotoPng({ colourType: 6, size: [7, 5] })
	const grey = createPhotoPng({ colourType: 4, size: [7, 5] })
	const photos = [plain, palette, await spool(made.bytes), await spool(grey.bytes)]
	const { images } = readPdf((await join(photos)).bytes)
	const points = images.map(({ stream }) => inflateSync(stream ?? ''))
	expect(points[0]?.length).toBe(9 * (1 + 12 * 3))
	expect(images[1]?.head).toContain('/Indexed /DeviceRGB 255')
	const pick = (rows: Buffer, length: number, from: number, to: number) =>
		[...rows].filter((_byte, at) => {
			const inRow = at % (1 + 7 * length)
			const inPoint = (inRow - 1) % length
			return inRow === 0 || (inPoint >= from && inPoint < to)
		})
	expect(points.slice(2).map((each) => [...each])).toEqual([
		pick(made.rows, 4, 0, 3),
		pick(made.rows, 4, 3, 4),
		pick(grey.rows, 2, 0, 1),
		pick(grey.rows, 2, 1, 2),
	])
	expect(images[2]?.head).toContain(`/SMask ${images[3]?.number} 0 R`)
})

test('A photo whose points are not what it says makes no PDF, and the next one is made', async () => {
	const size = [7, 5] as const
	const short = await spool(createPhotoPng({ colourType: 6, size, rows: Buffer.alloc(20) }).bytes)
	const whole = await spool(createPhotoPng({ colourType: 6, size }).bytes)
	const unpacked = { ...whole, read: () => short.read(), photo: short.photo }
	expect([(await join([short])).isDone, (await join([unpacked])).isDone]).toEqual([false, false])
	expect((await join([whole])).isDone).toBe(true)
})

test('A disk that is full is no fault of the photo', async () => {
	const photo = await spool(createJpeg().bytes)
	const failed = joinPhotos([photo], () => Promise.reject(new Error('no space')))
	await expect(failed).rejects.toThrow('no space')
	expect((await join([photo])).isDone).toBe(true)
})

test('What a PDF can’t show, or what would take too much, is told by photo', async () => {
	const { photo } = await spool(createJpeg().bytes)
	const { photo: clear } = await spool(createPhotoPng({ colourType: 6 }).bytes)
	const half = { ...clear, width: 6_000, height: 5_000 }
	const faults = (...photos: (typeof photo)[]) =>
		listJoinFaults(photos).map(({ at, fault }) => `${at} ${fault}`)
	expect(faults({ ...photo, width: 9_000, height: mostPoints / 9_000 }, photo)).toEqual([])
	expect(faults(photo, { ...photo, width: 9_000, height: 9_000 })).toEqual(['1 tooManyPoints'])
	expect(faults(half, half)).toEqual(['1 tooManyPoints'])
	expect(faults({ ...photo, isWhole: false })).toEqual(['0 broken'])
	const { photo: inks } = await spool(createJpeg({ components: 4 }).bytes)
	const { photo: woven } = await spool(createPhotoPng({ isInterlaced: true }).bytes)
	const { photo: keyed } = await spool(createPhotoPng({ extra: [['tRNS', 'abcdef']] }).bytes)
	expect(faults(inks, woven, keyed)).toEqual(['0 unfit', '1 unfit', '2 unfit'])
})

test('However it is turned, a photo lies whole within the margins, in its own shape', () => {
	const side = fc.integer({ min: 1, max: 20_000 })
	fc.assert(
		fc.property(side, side, fc.integer({ min: 1, max: 8 }), (width, height, orientation) => {
			const { sheet, matrix } = placePhoto({ width, height, orientation })
			const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = matrix
			const xs = [e, e + a, e + c, e + a + c]
			const ys = [f, f + b, f + d, f + b + d]
			for (const [places, length] of [
				[xs, sheet.width],
				[ys, sheet.height],
			] as const) {
				expect(Math.min(...places)).toBeGreaterThan(35.9)
				expect(Math.max(...places)).toBeLessThan(length - 35.9)
			}
			const wide = Math.hypot(a, b)
			const high = Math.hypot(c, d)
			expect(Math.abs(wide * height - high * width)).toBeLessThanOrEqual(0.02 * (width + height))
		}),
	)
})

test('Photos that say anything at all of themselves never throw', async () => {
	const bytes = [createJpeg({ orientation: 3 }).bytes, createPhotoPng({ colourType: 6 }).bytes]
	const noise = fc.tuple(
		fc.constantFrom(...bytes),
		fc.integer({ min: 8, max: 400 }),
		fc.uint8Array({ maxLength: 40 }),
	)
	await fc.assert(
		fc.asyncProperty(noise, async ([photo, at, replacement]) => {
			const changed = await spool(
				Buffer.concat([photo.subarray(0, at), replacement, photo.subarray(at + replacement.length)]),
			)
			if (listJoinFaults([changed.photo]).length === 0)
				expect(typeof (await join([changed])).isDone).toBe('boolean')
		}),
		{ numRuns: 150 },
	)
})

test('A client who left stops the joining, and whoever waits behind', async () => {
	const photos = [await spool(createJpeg().bytes), await spool(createPhotoPng({ colourType: 6 }).bytes)]
	const leave = new AbortController()
	const written: Uint8Array[] = []
	const joining = joinPhotos(
		photos,
		async (piece) => {
			written.push(piece)
			if (written.length === 3) leave.abort()
		},
		leave.signal,
	)
	const behind = joinPhotos(photos, async (piece) => written.push(piece), leave.signal)
	await expect(joining).rejects.toThrow()
	await expect(behind).rejects.toThrow()
	expect(written).toHaveLength(3)
	expect((await join(photos)).isDone).toBe(true)
})

test('Points of 16 bits take twice as long to pack anew, and count twice', async () => {
	const { photo } = await spool(createPhotoPng({ colourType: 6 }).bytes)
	const large = { ...photo, width: 6_000, height: 5_000 }
	expect(listJoinFaults([large])).toEqual([])
	expect(listJoinFaults([{ ...large, depth: 16 }])).toEqual([{ at: 0, fault: 'tooManyPoints' }])
})
