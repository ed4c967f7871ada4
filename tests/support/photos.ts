import { randomBytes } from 'node:crypto'
import { crc32, deflateSync } from 'node:zlib'

/** Text that no cleaned photo may contain. */
export const secret = 'GPS 52.0907N 5.1214E'

interface JpegParts {
	orientation?: number
	isLittle?: boolean
	/** Segments before the image: last byte of the marker, and content. */
	extra?: readonly (readonly [marker: number, content: string | Buffer])[]
	/** Bytes after the end of the image. */
	tail?: string | Buffer
	size?: readonly [width: number, height: number]
	components?: number
}

const start = Buffer.from('ffd8', 'hex')
const end = Buffer.from('ffd9', 'hex')

/** A JPEG as a telephone writes it; `clean` is the most that may remain of it. */
export function createJpeg({ orientation, isLittle, extra = [], tail = '', ...picture }: JpegParts = {}) {
	const body = Buffer.concat([...frame(picture), end])
	const exif = orientation === undefined ? [] : [segment(0xe1, createExif(orientation, isLittle))]
	const turn = orientation !== undefined && orientation > 1 ? [segment(0xe1, turnOnly(orientation))] : []
	const jfif = segment(0xe0, Buffer.from('4a46494600010100000100010000', 'hex'))
	const others = extra.map(([marker, content]) => segment(marker, Buffer.from(content)))
	return {
		bytes: Buffer.concat([start, jfif, ...exif, ...others, body, Buffer.from(tail)]),
		clean: Buffer.concat([start, jfif, ...turn, body]),
	}
}

/** Adds orientation and location to a JPEG, as a telephone held upright does. */
export function holdUpright(jpeg: Buffer) {
	return Buffer.concat([jpeg.subarray(0, 2), segment(0xe1, createExif(6)), jpeg.subarray(2)])
}

/** Repeats the last scan of a JPEG without other bytes behind it. */
export function repeatScan(jpeg: Buffer, count: number) {
	const last = jpeg.subarray(jpeg.lastIndexOf(Buffer.from('ffda', 'hex')), -end.length)
	return Buffer.concat([jpeg.subarray(0, -end.length), ...Array<Buffer>(count).fill(last), end])
}

/** One code of one bit: the difference 0 for the first of a block, and its end for the others. */
const codes = ['00', '10'].map((table) => Buffer.from(`${table}01${'00'.repeat(16)}`, 'hex'))

/** Tables, size and an image of one colour, in which nothing looks like a marker; other bytes hang behind its rows. */
function frame({ size: [width, height] = [40, 30], components = 3 }: Pick<JpegParts, 'size' | 'components'>) {
	const head = Buffer.from([8, height >> 8, height & 255, width >> 8, width & 255, components])
	const colours = Buffer.from(Array.from({ length: components }, (_, at) => [at + 1, 0x11, 0]).flat())
	const most = 1_000
	const points = Buffer.from(randomBytes(800).map((byte) => byte & 0x7f))
	return [
		segment(0xdb, Buffer.concat([Buffer.alloc(1), Buffer.alloc(64, 1)])),
		segment(0xc0, Buffer.concat([head, colours])),
		segment(0xc4, Buffer.concat(codes)),
		segment(0xda, Buffer.from('03010002000300003f00', 'hex')),
		Buffer.alloc(Math.min(most, Math.ceil(width / 8) * Math.ceil(height / 8))),
		points.subarray(0, 400),
		Buffer.from('ff00ffd0', 'hex'),
		points.subarray(400),
	]
}

export function segment(marker: number, content: Buffer) {
	const length = Buffer.alloc(2)
	length.writeUInt16BE(content.length + 2)
	return Buffer.concat([Buffer.from([0xff, marker]), length, content])
}

/** Exif data with maker, orientation and location. */
export function createExif(orientation: number, isLittle = false) {
	const tiff = Buffer.alloc(8 + 2 + 2 * 12 + 4)
	const short = (value: number, at: number) =>
		isLittle ? tiff.writeUInt16LE(value, at) : tiff.writeUInt16BE(value, at)
	const long = (value: number, at: number) =>
		isLittle ? tiff.writeUInt32LE(value, at) : tiff.writeUInt32BE(value, at)
	tiff.write(isLittle ? 'II*\0' : 'MM\0*', 'latin1')
	long(8, 4)
	short(2, 8)
	for (const [at, tag] of [
		[10, 0x010f],
		[22, 0x0112],
	] as const) {
		short(tag, at)
		short(3, at + 2)
		long(1, at + 4)
		short(orientation, at + 8)
	}
	return Buffer.concat([Buffer.from('Exif\0\0'), tiff, Buffer.from(secret)])
}

function turnOnly(orientation: number) {
	return Buffer.from(
		`457869660000 4d4d002a00000008 0001 0112000300000001000${orientation}0000 00000000`.replaceAll(' ', ''),
		'hex',
	)
}

interface PngParts {
	size?: readonly [width: number, height: number]
	colourType?: 0 | 2 | 3 | 4 | 6
	isInterlaced?: boolean
	/** Chunks before the image data. */
	extra?: readonly (readonly [type: string, content: string | Buffer])[]
	tail?: string | Buffer
	/** Compressed rows, each after its filter byte. */
	rows?: Buffer
}

const samples = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }

/** A PNG with metadata; `clean` is the most that may remain of it. */
export function createPhotoPng({
	size: [width, height] = [12, 9],
	colourType = 2,
	extra = [],
	tail = '',
	...more
}: PngParts = {}) {
	const header = Buffer.alloc(13)
	header.writeUInt32BE(width, 0)
	header.writeUInt32BE(height, 4)
	header.set([8, colourType, 0, 0, more.isInterlaced ? 1 : 0], 8)
	const row = () => Buffer.concat([Buffer.alloc(1), randomBytes(width * samples[colourType])])
	const rows = more.rows ?? Buffer.concat(Array.from({ length: height }, row))
	const packed = deflateSync(rows)
	const first = [
		Buffer.from('89504e470d0a1a0a', 'hex'),
		chunk('IHDR', header),
		...(colourType === 3 ? [chunk('PLTE', randomBytes(256 * 3))] : []),
	]
	const last = [
		chunk('IDAT', packed.subarray(0, 20)),
		chunk('IDAT', packed.subarray(20)),
		chunk('IEND', Buffer.alloc(0)),
	]
	const others = extra.map(([type, content]) => chunk(type, Buffer.from(content)))
	return {
		bytes: Buffer.concat([...first, ...others, ...last, Buffer.from(tail)]),
		clean: Buffer.concat([...first, ...last]),
		rows,
	}
}

export function chunk(type: string, data: Buffer) {
	const frame = Buffer.alloc(data.length + 12)
	frame.writeUInt32BE(data.length, 0)
	frame.write(type, 4, 'latin1')
	frame.set(data, 8)
	frame.writeUInt32BE(crc32(frame.subarray(4, 8 + data.length)), 8 + data.length)
	return frame
}
