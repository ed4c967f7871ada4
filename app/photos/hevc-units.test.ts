import { expect, test } from 'vitest'
import { createHeic, createSequenceSet, hevcSets, hevcUnits } from '#tests/support/heic'
import { measureHeic } from './heic-size'

const { video, sequence, picture, slice } = hevcUnits
const points = 64 * 64
const repeat = (unit: Buffer, times: number) => Array<Buffer>(Math.floor(times)).fill(unit)
/** A unit of this type and length. */
const fill = (type: number, length: number) =>
	Buffer.concat([Buffer.from([type << 1, 1]), Buffer.alloc(length - 2, 1)])
/** Not the first one of its picture. */
const nextSlice = Buffer.concat([slice.subarray(0, 2), Buffer.from('20ffaa55', 'hex')])
const measure = (shape: Parameters<typeof createHeic>[0]) => measureHeic(createHeic(shape))
const ofCoded = (shape: Parameters<typeof createHeic>[0]) => measure(shape)?.coded

test('A photo of tiles is measured as its parts are coded, also where they lie in pieces or are cut and turned', () => {
	expect(measure({ columns: 8, rows: 6, shown: [500, 370], turns: 3 })).toEqual({
		shown: 500 * 370,
		coded: 48 * points,
	})
	for (const piece of [1, 3, 7, 100]) expect(ofCoded({ columns: 2, piece })).toBe(2 * points)
	expect(ofCoded({ tile: [51, 62] })).toBe(points)
})

test.each([
	['few layers', [640, 480], { layers: 1 }],
	['most layers', [8, 16], { layers: 6 }],
	['colours in planes', [4032, 3024], { hasPlanes: true }],
	['sides as long as they can be', [65_528, 8], {}],
] as const)('The size of a picture is read with %s', (_what, tile, form) => {
	const sets = [video, createSequenceSet(tile, form), picture]
	expect(ofCoded({ tile, shown: [64, 64], sets })).toBe(tile[0] * tile[1])
})

test('A byte that only keeps zeros apart is no part of a size, also behind the head of a unit', () => {
	const apart = Buffer.concat([Buffer.from('42000003', 'hex'), createSequenceSet([72, 64]).subarray(3)])
	expect(ofCoded({ tile: [72, 64], sets: [video, apart, picture] })).toBe(72 * 64)
})

test.each([
	['larger', [8192, 8192]],
	['longer by two blocks', [64, 136]],
	['smaller', [64, 56]],
] as const)('A picture that is %s than its file says is none', (_what, sides) => {
	const other = createSequenceSet(sides)
	expect(ofCoded({ sets: [video, other, picture] })).toBeUndefined()
	expect(ofCoded({ sets: [...hevcSets, other] })).toBeUndefined()
	expect(ofCoded({ units: [other, picture, slice] })).toBeUndefined()
	expect(ofCoded({ units: [slice, other], piece: 5 })).toBeUndefined()
})

test('A picture with more parameter sets than pictures have, in any place, is none', () => {
	const lying = [createSequenceSet([8192, 8192]), ...repeat(picture, 1_000), sequence, picture, slice]
	expect(ofCoded({ tile: [7000, 7000], shown: [7000, 7000], units: lying })).toBeUndefined()
	expect(ofCoded({ sets: [...hevcSets, ...repeat(picture, 400)] })).toBeUndefined()
	expect(ofCoded({ units: [...repeat(picture, 400), slice] })).toBeUndefined()
	expect(ofCoded({ units: [...repeat(sequence, 400), slice] })).toBeUndefined()
	expect(ofCoded({ units: [...hevcSets, slice] })).toBe(points)
})

test('A part of several pictures is none, nor one without a picture or without its size', () => {
	expect(ofCoded({ units: repeat(slice, 10) })).toBeUndefined()
	expect(ofCoded({ units: [nextSlice] })).toBeUndefined()
	expect(ofCoded({ sets: [video, picture] })).toBeUndefined()
})

test('A picture about which a file tells two things is none', () => {
	const associations = Buffer.from('0001030102', 'hex')
	for (const second of [1, 2]) {
		const bytes = createHeic()
		bytes[bytes.indexOf(associations) + associations.length] = second
		expect(measureHeic(bytes)).toBeUndefined()
	}
})

test('Each slice counts as the whole picture, which it may decode to its end', () => {
	expect(ofCoded({ columns: 2, units: [slice, ...repeat(nextSlice, 9)] })).toBe(2 * 10 * points)
})

test.each([
	['parameter sets', picture],
	['bytes of messages', fill(39, 60_000)],
	['bytes of nothing', fill(38, 60_000)],
	['ends', fill(36, 2)],
])('A picture with more %s than pictures have is none', (_what, unit) => {
	const units = [...repeat(unit, Math.min(30_000, 2_000_000 / unit.length)), slice]
	expect(ofCoded({ units })).toBeUndefined()
})

test('What some programs write with each part is read', () => {
	const units = [fill(35, 3), fill(39, 2_500), slice, fill(40, 20)]
	expect(ofCoded({ columns: 8, rows: 6, units })).toBe(48 * points)
	const much = createHeic({ columns: 25, rows: 20, units })
	expect(measureHeic(Buffer.concat([much, Buffer.alloc(1_000_000)]))).toBeUndefined()
})

test('Units that have no content, or that break off, are none', () => {
	expect(ofCoded({ units: [Buffer.alloc(0), slice] })).toBeUndefined()
	expect(ofCoded({ sets: [...hevcSets, Buffer.alloc(1)] })).toBeUndefined()
	for (let length = 2; length < 25; length += 1)
		expect(ofCoded({ sets: [video, sequence.subarray(0, length), picture] })).toBe(
			length < 22 ? undefined : points,
		)
	const whole = createHeic()
	expect(measureHeic(whole.subarray(0, -1))).toBeUndefined()
})
