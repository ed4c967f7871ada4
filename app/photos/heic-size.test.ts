import { expect, test } from 'vitest'
import { createLargeHeic, heics } from '#tests/support/heic'
import { measureHeic } from './heic-size'
import { createPhotoProcess } from './photo-process'

/** The photo is a grid of one tile of 64 × 64. */
const tileSize = Buffer.from('0000004000000040', 'hex')

/** Its tile is this large, and the grid has it so many times. */
function createGrid(width: number, tiles: number) {
	const bytes = Buffer.from(heics.photo)
	const at = bytes.indexOf(tileSize)
	bytes.writeUInt32BE(width, at)
	bytes.writeUInt32BE(width, at + 4)
	const references = bytes.indexOf('dimg') - 4
	const more = 2 * (tiles - 1)
	for (const box of [references, references - 8 - 4, bytes.indexOf('meta') - 4])
		bytes.writeUInt32BE(bytes.readUInt32BE(box) + more, box)
	bytes.writeUInt16BE(tiles, references + 10)
	const end = references + 12
	return Buffer.concat([
		bytes.subarray(0, end),
		Buffer.from('0001'.repeat(tiles - 1), 'hex'),
		bytes.subarray(end),
	])
}

test('A photo is measured as it is shown, and with all that is decoded for it', () => {
	expect(measureHeic(heics.photo)).toEqual({ shown: 48 * 32, coded: 64 * 64 })
	expect(measureHeic(heics.turned)).toEqual({ shown: 48 * 32, coded: 64 * 64 })
	expect(measureHeic(createLargeHeic(400, 300))).toEqual({ shown: 120_000, coded: 64 * 64 })
	expect(measureHeic(createGrid(4096, 9))).toEqual({ shown: 48 * 32, coded: 9 * 4096 ** 2 })
})

test('What cannot be read is not measured, wherever it breaks off, nor what has no end of boxes or is made of itself', () => {
	const itself = createGrid(64, 5_000)
	itself.fill(Buffer.from('0002', 'hex'), itself.indexOf('dimg') + 8, itself.indexOf('dimg') + 8 + 10_000)
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
})

test('A small picture of large parts is refused before a decoder sees it', async () => {
	const photos = createPhotoProcess()
	const convert = (bytes: Buffer) => photos.convertHeic(async () => bytes, { client: 'Anna' })
	expect(await convert(createGrid(4096, 9))).toEqual({ fault: 'unfit' })
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

test('A photo that reads its bytes again and again is none', () => {
	const item = heics.photo.indexOf('iloc') + 4 + 4 + 2 + 2
	const [count, extent] = [item + 10, item + 12]
	const read = (times: number, length = padding.length) => {
		const once = Buffer.from(heics.photo.subarray(extent, extent + 8))
		once.writeUInt32BE(length, 4)
		const places = Buffer.concat(Array<Buffer>(times - 1).fill(once))
		const grown = Buffer.concat([insert(heics.photo, extent, places, ['iloc', 'meta']), padding])
		grown.writeUInt16BE(times, count)
		return ofShown(grown)
	}
	expect([read(1), read(3), read(2_000, 100)]).toEqual(Array(3).fill(48 * 32))
	expect([read(40), read(40, 0)]).toEqual([undefined, undefined])
})

test('A photo with so much about how its parts are coded as no phone writes is none', () => {
	const start = heics.photo.indexOf('hvcC') - 4
	const end = start + heics.photo.readUInt32BE(start)
	const bytes = insert(heics.photo, end, Buffer.alloc(20_000), ['hvcC', 'ipco', 'iprp', 'meta'])
	const entry = bytes.indexOf('ipma') + 4 + 4 + 4 + 2
	const [named = 0] = bytes.subarray(entry)
	const read = (times: number) => {
		const grown = insert(bytes, entry + 1, Buffer.alloc(times - 1, 1), ['ipma', 'iprp', 'meta'])
		grown.writeUInt8(named + times - 1, entry)
		return ofShown(grown)
	}
	expect([read(1), read(3), read(40)]).toEqual([48 * 32, 48 * 32, undefined])
})

test('A photo that is turned again and again is none', () => {
	const bytes = Buffer.from(heics.turned)
	const entry = bytes.indexOf('ipma') + 4 + 4 + 4 + 2
	expect(measureHeic(bytes)).toBeDefined()
	const [count = 0] = bytes.subarray(entry)
	let [at, turn] = [bytes.indexOf('ipco') + 4, 1]
	for (; bytes.toString('latin1', at + 4, at + 8) !== 'irot'; turn += 1) at += bytes.readUInt32BE(at)
	const grown = insert(bytes, entry + 1 + count, Buffer.alloc(40, turn), ['ipma', 'iprp', 'meta'])
	grown.writeUInt8(count + 40, entry)
	expect(measureHeic(grown)).toBeUndefined()
})
