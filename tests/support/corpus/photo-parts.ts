import { randomBytes } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chunk, segment } from '#tests/support/photos'
import { runTool } from './tools'

export interface Source {
	folder: string
	/** A PNG in sRGB. */
	path: string
}

type Segment = readonly [marker: number, content: Buffer]

/** Colour profiles of Debian's `libgs-common`. */
export const profiles = '/usr/share/color/icc/ghostscript'
export const srgb = `${profiles}/srgb.icc`

/** A muted picture, so that inks can show its colours. */
export function drawSource(folder: string): Source {
	const path = join(folder, 'source.png')
	runTool('magick', ['rose:', '-resize', '300%', '-modulate', '100,40', '-strip', path])
	return { folder, path }
}

export function draw(format: string, ...args: string[]) {
	return ({ path }: Source) => runTool('magick', [path, ...args, `${format}:-`])
}

export function compress(...args: string[]) {
	return ({ path }: Source) => runTool('cjpeg', args, runTool('magick', [path, 'ppm:-']))
}

/** Converts to the profile's colours, and adds it. */
export function addProfile(name: string) {
	return ['-profile', srgb, '-profile', `${profiles}/${name}.icc`]
}

/** Its profile says red for green: a decoder without colour management shows other colours. */
export function drawSwapped({ folder, path }: Source) {
	const icc = readFileSync(srgb)
	for (const table of ['XYZ', 'TRC']) {
		const [red, green] = [icc.indexOf(`r${table}`), icc.indexOf(`g${table}`)]
		icc.write('g', red)
		icc.write('r', green)
	}
	const swapped = join(folder, 'swapped.icc')
	writeFileSync(swapped, icc)
	return runTool('magick', [path, '-profile', srgb, '-profile', swapped, 'jpg:-'])
}

export function addParts(parts: readonly Segment[], ...args: string[]) {
	return (source: Source) => {
		const jpeg = draw('jpg', ...args)(source)
		const segments = parts.map(([marker, content]) => segment(marker, content))
		return Buffer.concat([jpeg.subarray(0, 2), ...segments, jpeg.subarray(2)])
	}
}

export function addTail(createTail: (jpeg: Buffer) => Buffer, parts: readonly Segment[] = []) {
	return (source: Source) => {
		const jpeg = addParts(parts)(source)
		return Buffer.concat([jpeg, createTail(jpeg)])
	}
}

/** MP4 and the trailer of Samsung's motion photos. */
export function createFilm() {
	const type = Buffer.from('000000186674797069736f6d0000020069736f6d69736f32', 'hex')
	const data = Buffer.concat([Buffer.from('000003f06d646174', 'hex'), randomBytes(1_000)])
	return Buffer.concat([type, data, Buffer.from('SEFH\x6b\0\0\0\x01\0\0\0MotionPhoto_Data\x18\0\0\0SEFT')])
}

interface PngKind {
	type: number
	depth: number
	isInterlaced: boolean
}

/** @throws Error where ImageMagick writes another kind */
export function drawKind({ type, depth, isInterlaced }: PngKind) {
	const define = [`png:color-type=${type}`, `png:bit-depth=${depth}`, 'png:exclude-chunk=bKGD']
	const args = [
		...(type === 0 || type === 4 ? ['-colorspace', 'Gray'] : []),
		...(type === 3 ? ['-colors', String(2 ** depth)] : []),
		...(depth === 1 ? ['-monochrome'] : []),
		...(type >= 4 ? ['-alpha', 'set', '-channel', 'A', '-evaluate', 'multiply', '0.7'] : []),
		...['-interlace', isInterlaced ? 'PNG' : 'none'],
		...define.flatMap((each) => ['-define', each]),
	]
	return (source: Source) => {
		const png = draw('png', ...args)(source)
		const made = [png[25], png[24], png[28]].join()
		if (made !== [type, depth, Number(isInterlaced)].join())
			throw new Error(`made ${made} of ${type}, ${depth}`)
		return png
	}
}

export function drawClearColour(type: number, colour: string) {
	const grey = type === 0 ? ['-colorspace', 'Gray'] : []
	const kind = ['-define', `png:color-type=${type}`, '-define', 'png:bit-depth=8']
	return (source: Source) => {
		const png = draw('png', ...grey, ...kind)(source)
		const data = png.indexOf('IDAT') - 4
		return Buffer.concat([
			png.subarray(0, data),
			chunk('tRNS', Buffer.from(colour, 'hex')),
			png.subarray(data),
		])
	}
}

/** The first row of its data is the top one: the height is negative. */
export function drawTopDown(source: Source) {
	const bmp = draw('bmp3', '-flip')(source)
	bmp.writeInt32LE(-bmp.readInt32LE(22), 22)
	return bmp
}
