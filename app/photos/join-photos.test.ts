import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { drawPhoto, readQuarters } from '#tests/support/drawn-photo'
import { readPdf } from '#tests/support/pdf'
import { createJpeg, createPhotoPng, holdUpright, repeatScan } from '#tests/support/photos'
import { joinPhotos, type JoinablePhoto, placePhoto } from './join-photos'
import { photoProcess } from './photo-process'
import { cleanPhotos, type Photo } from './photo-sink'

afterAll(() => photoProcess.end())

const turn = { client: 'Anna' }
const plenty = 25 * 1024 * 1024
const jpeg = await drawPhoto([300, 200]).jpeg().toBuffer()

async function spool(bytes: Buffer) {
	const kept: Uint8Array[] = []
	const write = async (piece: Uint8Array) => kept.push(Buffer.from(piece))
	const sink = cleanPhotos({ write, finish: () => ({}), drop: async () => undefined })
	await sink.write(bytes)
	const { photo } = await sink.finish()
	const clean = Buffer.concat(kept)
	async function* read() {
		for (let at = 0; at < clean.length; at += 6_100) yield clean.subarray(at, at + 6_100)
	}
	return { photo: photo!, read }
}

async function join(photos: JoinablePhoto[], most = plenty) {
	const pieces: Uint8Array[] = []
	const write = async (piece: Uint8Array) => pieces.push(Buffer.from(piece))
	const faults = await joinPhotos(photos, { write, most }, turn)
	return { faults, bytes: Buffer.concat(pieces) }
}

function listFaults(
	photos: (Partial<Pick<Photo, 'width' | 'height' | 'isWhole'>> & { scans?: number } & Pick<
			JoinablePhoto,
			'read'
		>)[],
) {
	return join(
		photos.map(({ read, ...facts }) => ({
			photo: { type: 'jpeg', width: 300, height: 200, scans: 1, isWhole: true, ...facts },
			read,
		})),
	)
}

test('Each photo is an upright page, in the order in which they came', async () => {
	const photos = [
		await spool(jpeg),
		await spool(holdUpright(jpeg)),
		await spool(await drawPhoto([100, 200]).png({ progressive: true }).toBuffer()),
	]
	const { faults, bytes } = await join(photos)
	const { pages, images, drawings } = readPdf(bytes)
	expect(faults).toEqual([])
	expect(await Promise.all(images.map(({ stream }) => readQuarters(stream ?? Buffer.of())))).toEqual([
		[300, 200, 'f00', '0f0', '00f', 'fff'],
		[200, 300, '00f', 'f00', 'fff', '0f0'],
		[100, 200, 'f00', '0f0', '00f', 'fff'],
	])
	expect(images.map(({ head }) => /Width (\d+) \/Height (\d+)/.exec(head)?.slice(1).join())).toEqual([
		'300,200',
		'200,300',
		'100,200',
	])
	expect(pages.map(({ head }) => /MediaBox \[([^\]]*)\]/.exec(head)?.[1])).toEqual([
		'0 0 841.89 595.28',
		'0 0 595.28 841.89',
		'0 0 595.28 841.89',
	])
	expect(drawings[1]?.stream?.toString()).toBe('q 200 0 0 300 197.64 270.94 cm /Photo Do Q')
	expect((await join(photos)).bytes.equals(bytes)).toBe(true)
})

test('Each photo whose pixels are not what it says is told, and the next PDF is made', async () => {
	const short = await spool(createPhotoPng({ colourType: 6, size: [7, 5], rows: Buffer.alloc(20) }).bytes)
	const whole = await spool(createPhotoPng({ colourType: 6, size: [7, 5] }).bytes)
	const cut = await spool(jpeg.subarray(0, jpeg.length / 2))
	expect((await join([whole, short, whole, cut])).faults).toEqual([
		{ at: 1, fault: 'broken' },
		{ at: 3, fault: 'broken' },
	])
	expect((await join([whole])).faults).toEqual([])
})

test('A disk that is full is no fault of the photo', async () => {
	const photo = await spool(jpeg)
	const write = () => Promise.reject(new Error('no space'))
	await expect(joinPhotos([photo], { write, most: plenty }, turn)).rejects.toThrow('no space')
	expect((await join([photo])).faults).toEqual([])
})

test('Photos that are too large for a PDF are told before any is read', async () => {
	const read = () => {
		throw new Error('was read')
	}
	const large = { width: 7_000, height: 7_000, read }
	expect((await listFaults([large, { width: 9_000, height: 9_000, read }])).faults).toEqual([
		{ at: 1, fault: 'tooManyPoints' },
	])
	expect((await listFaults([{ ...large, isWhole: false }])).faults).toEqual([{ at: 0, fault: 'broken' }])
	expect((await listFaults(Array<typeof large>(21).fill(large))).faults).toEqual([{ fault: 'notJoined' }])
})

test('A photo of two hundred scans is refused before it is decoded, and an ordinary progressive one is not', async () => {
	const progressive = await drawPhoto([300, 200]).jpeg({ progressive: true }).toBuffer()
	const many = await spool(repeatScan(progressive, 190))
	expect(many.photo).toMatchObject({ scans: 200, isWhole: true })
	const read = () => {
		throw new Error('was read')
	}
	expect((await join([{ ...many, read }])).faults).toEqual([{ at: 0, fault: 'tooManyScans' }])
	expect((await join([await spool(progressive)])).faults).toEqual([])
})

test('The larger a photo is, the fewer scans it may have', async () => {
	const read = () => {
		throw new Error('was read')
	}
	const sized = (width: number, height: number, scans: number) => ({ width, height, scans, read })
	const refused = [sized(7_000, 7_000, 13), sized(300, 200, 41)]
	expect((await listFaults(refused)).faults.map(({ fault }) => fault)).toEqual([
		'tooManyScans',
		'tooManyScans',
	])
	const allowed = [sized(7_000, 7_000, 12), sized(300, 200, 40)]
	await expect(listFaults(allowed)).rejects.toThrow('was read')
	const together = Array.from({ length: 60 }, () => sized(5_000, 1_100, 40))
	expect((await listFaults(together)).faults).toEqual([{ fault: 'notJoined' }])
})

test('A PDF above the limit is not written to its end', async () => {
	const photos = [await spool(jpeg), await spool(jpeg)]
	const { bytes } = await join(photos)
	const stopped = await join(photos, bytes.length - 1)
	expect(stopped.faults).toEqual([{ fault: 'tooLarge' }])
	expect(stopped.bytes.length).toBeLessThan(bytes.length)
	expect((await join(photos, bytes.length)).faults).toEqual([])
})

test('A photo lies whole within the margins, in its own shape, and is never enlarged', () => {
	const side = fc.integer({ min: 1, max: 20_000 })
	fc.assert(
		fc.property(side, side, (width, height) => {
			const { sheet, matrix } = placePhoto({ width, height })
			const [wide = 0, , , high = 0, left = 0, bottom = 0] = matrix
			for (const [start, length, paper] of [
				[left, wide, sheet.width],
				[bottom, high, sheet.height],
			] as const) {
				expect(start).toBeGreaterThan(35.9)
				expect(start + length).toBeLessThan(paper - 35.9)
			}
			expect(wide).toBeLessThanOrEqual(width)
			expect(Math.abs(wide * height - high * width)).toBeLessThanOrEqual(0.02 * (width + height))
		}),
	)
})

test('Photos that say anything at all of themselves never throw', async () => {
	const bytes = [createJpeg({ orientation: 3 }).bytes, createPhotoPng({ colourType: 6 }).bytes, jpeg]
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
			expect((await join([changed])).faults.length).toBeLessThanOrEqual(1)
		}),
		{ numRuns: 150 },
	)
})

test('A client who left stops the joining, and whoever waits behind', async () => {
	const photos = [await spool(jpeg), await spool(createPhotoPng({ colourType: 6 }).bytes)]
	const leave = new AbortController()
	const written: Uint8Array[] = []
	const write = async (piece: Uint8Array) => {
		written.push(piece)
		if (written.length === 3) leave.abort()
	}
	const joining = joinPhotos(photos, { write, most: plenty }, { ...turn, signal: leave.signal })
	await expect(joining).rejects.toThrow()
	const behind = joinPhotos(photos, { write, most: plenty }, { ...turn, signal: leave.signal })
	await expect(behind).rejects.toThrow()
	expect((await join(photos)).faults).toEqual([])
})
