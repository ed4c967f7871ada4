import fc from 'fast-check'
import { expect, test } from 'vitest'
import { measureSink } from '#app/lib/file-sink'
import { createExif, createJpeg, createPhotoPng, secret } from '#tests/support/photos'
import { cleanPhotos } from './photo-sink'

async function clean(bytes: Buffer, length = 64 * 1024) {
	const kept: Uint8Array[] = []
	const sink = cleanPhotos(
		measureSink({
			write: async (piece) => kept.push(Buffer.from(piece)),
			finish: () => ({}),
			drop: async () => undefined,
		}),
	)
	for (let at = 0; at < bytes.length; at += length) await sink.write(bytes.subarray(at, at + length))
	return { ...(await sink.finish()), kept: Buffer.concat(kept) }
}

test('A JPEG loses what tells where, when and with what it was made, and all that hangs behind it', async () => {
	const { bytes, clean: expected } = createJpeg({
		orientation: 1,
		extra: [
			[0xe1, `http://ns.adobe.com/xap/1.0/\0${secret}`],
			[0xe2, `MPF\0${secret}`],
			[0xe0, `JFXX\0${secret}`],
			[0xed, `Photoshop 3.0\0${secret}`],
			[0xfe, secret],
		],
		tail: createJpeg({ orientation: 6, extra: [[0xfe, secret]] }).bytes,
	})
	const { kept, photo, size } = await clean(bytes)
	expect(kept.equals(expected)).toBe(true)
	expect(size).toBe(kept.length)
	expect(photo).toMatchObject({ type: 'jpeg', width: 40, height: 30, isWhole: true })
})

test('The colours of a JPEG stay', async () => {
	const { bytes } = createJpeg({
		extra: [
			[0xe2, 'ICC_PROFILE\0\x01\x01colours'],
			[0xee, 'Adobe\0d'],
		],
	})
	expect((await clean(bytes)).kept.equals(bytes)).toBe(true)
})

test.each([2, 3, 4, 5, 6, 7, 8])(
	'A JPEG that has to be turned as %i says still says so, and no more',
	async (orientation) => {
		for (const isLittle of [true, false]) {
			const { bytes, clean: expected } = createJpeg({ orientation, isLittle })
			expect((await clean(bytes)).kept.equals(expected)).toBe(true)
		}
	},
)

test('A JPEG loses the small picture in its first part, which may show what was cut off', async () => {
	const thumbnail = Buffer.from('\x02\x02a face in it', 'latin1')
	const { bytes, clean: plain } = createJpeg({
		extra: [[0xe0, Buffer.concat([Buffer.from('4a4649460001020000480048', 'hex'), thumbnail])]],
	})
	const expected = Buffer.from('ffe000104a46494600010200004800480000', 'hex')
	for (const length of [1, 7, 64_000]) {
		const { kept } = await clean(bytes, length)
		expect(kept.equals(Buffer.concat([plain.subarray(0, 20), expected, plain.subarray(20)]))).toBe(true)
	}
})

test('A JPEG whose orientation is written in four bytes stays turned', async () => {
	const { bytes, clean: expected } = createJpeg({ orientation: 6 })
	const at = bytes.indexOf(Buffer.from('0112000300000001', 'hex'))
	bytes.write('011200040000000100000006', at, 'hex')
	expect((await clean(bytes)).kept.equals(expected)).toBe(true)
})

test('A PNG loses texts, times, places and what hangs behind it, and keeps colours and how it is turned', async () => {
	const exif = createExif(6).subarray(6)
	const { bytes, clean: expected } = createPhotoPng({
		extra: [
			['tEXt', `Location\0${secret}`],
			['iTXt', secret],
			['zTXt', secret],
			['tIME', secret],
			['prVt', secret],
		],
		tail: secret,
	})
	expect((await clean(bytes)).kept.equals(expected)).toBe(true)
	const turned = await clean(
		createPhotoPng({
			extra: [
				['gAMA', 'abcd'],
				['eXIf', exif],
			],
		}).bytes,
	)
	expect(turned.photo).toMatchObject({ type: 'png', width: 12, height: 9, isWhole: true })
	expect(turned.kept.toString('latin1')).not.toContain('GPS')
	expect(turned.kept.toString('latin1')).toMatch(/gAMAabcd.*eXIfMM/s)
	expect(await clean(turned.kept)).toMatchObject({ kept: turned.kept, photo: turned.photo })
})

test('Other files stay as they are', async () => {
	for (const text of ['', 'x', '%PDF-1.7 Exif', 'GIF89a', secret])
		expect((await clean(Buffer.from(text), 3)).kept.toString()).toBe(text)
})

test('In whatever pieces a photo comes, the same is kept, and nothing of a place', async () => {
	const photo = fc.oneof(
		fc.integer({ min: 1, max: 8 }).map((orientation) => createJpeg({ orientation, tail: secret })),
		fc.constant(0).map(() => createPhotoPng({ extra: [['tEXt', secret]], tail: secret })),
	)
	await fc.assert(
		fc.asyncProperty(photo, fc.integer({ min: 1, max: 300 }), async ({ bytes, clean: expected }, length) => {
			expect((await clean(bytes, length)).kept.equals(expected)).toBe(true)
		}),
		{ numRuns: 60 },
	)
})

test('Bytes at random, or a photo with bytes changed or cut off, never throw, and never grow', async () => {
	const begun = fc.constantFrom(createJpeg({ orientation: 6 }).bytes, createPhotoPng().bytes)
	const junk = fc
		.tuple(begun, fc.nat(60), fc.uint8Array({ maxLength: 200 }), fc.nat(900))
		.map(([photo, at, noise, rest]) =>
			Buffer.concat([photo.subarray(0, at), noise, photo.subarray(at + noise.length, at + rest)]),
		)
	await fc.assert(
		fc.asyncProperty(junk, async (bytes) => {
			const { kept, size } = await clean(bytes, 50)
			expect(kept.length).toBeLessThanOrEqual(bytes.length + 64)
			expect(size).toBe(kept.length)
		}),
		{ numRuns: 300 },
	)
})

test.each([
	['a JPEG of which only the first bytes are right', Buffer.from('ffd8ffe000104a46aaaaaaaaaaaa', 'hex')],
	['a JPEG without points', Buffer.from('ffd8ffd9', 'hex')],
	['a JPEG that begins twice', Buffer.from('ffd8ffd8', 'hex')],
	['a JPEG whose parts have no length', Buffer.from('ffd8ffe10000', 'hex')],
	['a PNG of which only the first bytes are right', Buffer.from('89504e470d0a1a0aaaaaaaaaaaaaaaaa', 'hex')],
	['a PNG that breaks off', createPhotoPng().bytes.subarray(0, -14)],
])('Nobody could open %s', async (_what, bytes) => {
	expect((await clean(bytes)).photo?.isWhole).toBe(false)
})

test('A JPEG that breaks off inside its points can still be looked at', async () => {
	const { bytes } = createJpeg()
	expect((await clean(bytes.subarray(0, -300))).photo?.isWhole).toBe(true)
})
