import { expect, test } from 'vitest'
import {
	createHeic,
	createLargeHeic,
	createSequenceSet,
	heics,
	hevcSets,
	hevcUnits,
} from '#tests/support/heic'
import { measureHeic } from './heic-size'
import { createPhotoProcess } from './photo-process'

/** Its tiles are much larger than what is shown of them. */
const large = createHeic({
	columns: 3,
	rows: 3,
	tile: [4096, 4096],
	shown: [48, 32],
	sets: [createSequenceSet([4096, 4096])],
})

test('A photo is measured as it is shown, and with all that is decoded for it', () => {
	expect(measureHeic(heics.photo)).toEqual({ shown: 48 * 32, coded: 64 * 64 })
	expect(measureHeic(heics.turned)).toEqual({ shown: 48 * 32, coded: 64 * 64 })
	expect(measureHeic(createLargeHeic(400, 300))).toEqual({ shown: 120_000, coded: 64 * 64 })
	expect(measureHeic(large)).toEqual({ shown: 48 * 32, coded: 9 * 4096 ** 2 })
})

test('What cannot be read is not measured, wherever it breaks off, nor what has no end of boxes or is made of itself', () => {
	const itself = createHeic({ columns: 20, rows: 10 })
	expect(measureHeic(itself)).toBeDefined()
	itself.fill(Buffer.from('00c9', 'hex'), itself.indexOf('dimg') + 8, itself.indexOf('dimg') + 8 + 400)
	expect(measureHeic(itself)).toBeUndefined()
	for (let length = 0; length < heics.photo.indexOf('mdat'); length += 1) {
		const cut = measureHeic(heics.photo.subarray(0, length))
		expect(cut === undefined || cut.coded === 64 * 64).toBe(true)
	}
	const free = Buffer.from('0000000866726565', 'hex')
	const withFree = (boxes: number) => measureHeic(Buffer.concat([heics.photo, Buffer.alloc(8 * boxes, free)]))
	expect([withFree(1_000)?.coded, withFree(30_000)]).toEqual([64 * 64, undefined])
	const meta = heics.photo.subarray(heics.photo.indexOf('meta') - 4)
	expect(measureHeic(Buffer.concat([heics.photo, meta]))).toBeUndefined()
	const shorter = Buffer.from('000000086d696e69', 'hex')
	expect(measureHeic(Buffer.concat([heics.photo, shorter]))).toBeUndefined()
})

test('A photo of many parts is measured where it has the bytes of so many, or they share their settings', () => {
	const sets = Array.from({ length: 6 }, () => createSequenceSet([64, 64]))
	const own = createHeic({ columns: 20, rows: 14 })
	expect(measureHeic(own)?.coded).toBe(280 * 64 * 64)
	const many = createHeic({ columns: 20, rows: 50 })
	expect(measureHeic(many)).toBeUndefined()
	expect(measureHeic(Buffer.concat([many, Buffer.alloc(1_000_000)]))?.coded).toBe(1_000 * 64 * 64)
	const ofTiles = (shape: Parameters<typeof createHeic>[0]) =>
		measureHeic(createHeic({ columns: 20, rows: 10, ...shape }))
	expect(ofTiles({ sets })).toBeDefined()
	expect(ofTiles({ units: [createSequenceSet([64, 64]), hevcUnits.slice] })).toBeDefined()
	expect(ofTiles({ units: [...sets.slice(0, 2), hevcUnits.slice] })).toBeUndefined()
})

test('A small picture of large parts is refused before a decoder sees it', async () => {
	const photos = createPhotoProcess()
	const convert = (bytes: Buffer) => photos.convertHeic(async () => bytes, { client: 'Anna' })
	expect(await convert(large)).toEqual({ fault: 'unfit' })
	const lying = createHeic({ tile: [7000, 7000], sets: [createSequenceSet([8192, 8192])] })
	expect(await convert(lying)).toEqual({ fault: 'broken' })
	expect(await convert(createLargeHeic(10_000, 6_000))).toEqual({ fault: 'tooManyPoints' })
	expect(photos.getProcessId()).toBeUndefined()
	photos.end()
})

/** Makes these boxes longer by what is put into them. */
function insert(bytes: Buffer, at: number, more: Buffer, boxes: readonly string[]) {
	const grown = Buffer.concat([bytes.subarray(0, at), more, bytes.subarray(at)])
	for (const box of boxes) {
		const start = grown.indexOf(box) - 4
		grown.writeUInt32BE(grown.readUInt32BE(start) + more.length, start)
	}
	return grown
}

const ofShown = (bytes: Buffer) => measureHeic(bytes)?.shown
const padding = Buffer.alloc(600_000)

const ofAnotherCodec = Buffer.from(
	heics.photo.toString('latin1').replace('hvcC', 'av1C').replace('hvc1', 'av01'),
	'latin1',
)

test('A photo that reads its bytes again and again is none', () => {
	const item = ofAnotherCodec.indexOf('iloc') + 4 + 4 + 2 + 2
	const [count, extent] = [item + 10, item + 12]
	const read = (times: number, length = padding.length) => {
		const once = Buffer.from(ofAnotherCodec.subarray(extent, extent + 8))
		once.writeUInt32BE(length, 4)
		const places = Buffer.concat(Array<Buffer>(times - 1).fill(once))
		const grown = Buffer.concat([insert(ofAnotherCodec, extent, places, ['iloc', 'meta']), padding])
		grown.writeUInt16BE(times, count)
		return ofShown(grown)
	}
	expect([read(1), read(3), read(2_000, 100)]).toEqual(Array(3).fill(48 * 32))
	expect([read(40), read(40, 0)]).toEqual([undefined, undefined])
})

test('A photo with so much about how its parts are coded as no phone writes is none', () => {
	const message = Buffer.concat([Buffer.from('4e01', 'hex'), Buffer.alloc(20_000, 1)])
	const read = (columns: number) => measureHeic(createHeic({ columns, sets: [...hevcSets, message] }))?.coded
	expect([read(1), read(3), read(40)]).toEqual([64 * 64, 3 * 64 * 64, undefined])
})

test('A photo that is turned again and again is none', () => {
	expect(measureHeic(createHeic({ turns: 4 }))).toBeDefined()
	expect(measureHeic(createHeic({ turns: 40 }))).toBeUndefined()
})
