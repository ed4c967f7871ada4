import { setImmediate } from 'node:timers/promises'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { afterEach, expect, test } from 'vitest'
import { drawPhoto, readQuarters } from '#tests/support/drawn-photo'
import { createHeic, createLargeHeic, heics } from '#tests/support/heic'
import { createPhotoPng, holdUpright } from '#tests/support/photos'
import { createPhotoProcess } from './photo-process'

const bounds = { mostPoints: 50_000_000, mostMemory: 1024 ** 3, longest: 60_000, idle: 60_000 }
const turn = { client: 'Anna' }
let photos = createPhotoProcess()
afterEach(() => photos.end())

function convert(bytes: Buffer) {
	return photos.convertHeic(async () => bytes, turn)
}

async function convertWhole(bytes: Buffer) {
	const result = await convert(bytes)
	if (result.fault !== undefined) throw new Error(result.fault)
	return Buffer.from(result.jpeg)
}

/** Resolves when no process has this id. */
async function waitForEnd(id: number | undefined) {
	await expect.poll(() => isRunning(id)).toBe(false)
}

function isRunning(id: number | undefined) {
	try {
		return id !== undefined && process.kill(id, 0)
	} catch {
		return false
	}
}

test('A HEIC photo becomes a JPEG of the same size and colours', async () => {
	expect(await readQuarters(await convertWhole(heics.photo))).toEqual([48, 32, 'f00', '0f0', '00f', 'fff'])
})

test('A HEIC photo of a telephone held upright stands upright, without an orientation', async () => {
	const jpeg = await convertWhole(heics.turned)
	expect(await readQuarters(jpeg)).toEqual([32, 48, '00f', 'f00', 'fff', '0f0'])
	expect((await sharp(jpeg).metadata()).orientation).toBeUndefined()
})

test('A HEIC photo of many tiles becomes one JPEG, cut at its edges', async () => {
	const jpeg = await convertWhole(createHeic({ columns: 8, rows: 6, shown: [500, 370], turns: 3, piece: 50 }))
	expect((await readQuarters(jpeg)).slice(0, 2)).toEqual([370, 500])
})

test('The colour profile of a HEIC photo stays, and what only looks like one does not', async () => {
	const profile = Buffer.alloc(200, 'p')
	profile.write('acsp', 36)
	const withProfile = (content: Buffer) =>
		Buffer.concat([
			heics.photo,
			Buffer.from([0, 0, 0, content.length + 12]),
			Buffer.from('colrprof'),
			content,
		])
	const jpeg = await convertWhole(withProfile(profile))
	expect(jpeg.includes(Buffer.concat([Buffer.from('ICC_PROFILE\0\x01\x01'), profile]))).toBe(true)
	expect(await readQuarters(jpeg)).toContain(48)
	const none = await convertWhole(withProfile(Buffer.alloc(200, 'p')))
	expect(none.includes('ICC_PROFILE')).toBe(false)
})

test('A damaged photo is told, and the next one is converted', async () => {
	for (const bytes of [heics.photo.subarray(0, 300), heics.photo.subarray(0, 32), Buffer.alloc(100)])
		expect(await convert(bytes)).toEqual({ fault: 'broken' })
	expect(await readQuarters(await convertWhole(heics.photo))).toContain(48)
})

test('A photo with more pixels than allowed is not decoded', async () => {
	photos = createPhotoProcess({ ...bounds, mostPoints: 1_535 })
	expect(await convert(heics.photo)).toEqual({ fault: 'tooManyPoints' })
	photos.end()
	photos = createPhotoProcess()
	const large = await convert(createLargeHeic(60_000, 60_000))
	expect(['broken', 'tooManyPoints']).toContain(large.fault)
})

test.each([
	['memory', { mostMemory: 1_000_000 }, 'tooMuchMemory'],
	['time', { longest: 20 }, 'tooLong'],
])('A process that needs too much %s is killed', async (_what, bound, fault) => {
	photos = createPhotoProcess({ ...bounds, ...bound })
	const result = convert(heics.photo)
	while (photos.getProcessId() === undefined) await setImmediate()
	const id = photos.getProcessId()
	expect(await result).toEqual({ fault })
	await waitForEnd(id)
})

test('One process decodes one photo after the other, and ends when it has no work', async () => {
	photos = createPhotoProcess({ ...bounds, idle: 200 })
	const seen: string[] = []
	const read = (name: string) => async () => {
		seen.push(`${name} begins`)
		return heics.photo
	}
	const first = photos.convertHeic(read('first'), turn).then(() => void seen.push('first ends'))
	const second = photos.convertHeic(read('second'), turn).then(() => photos.getProcessId())
	await first
	const id = photos.getProcessId()
	expect(await second).toBe(id)
	expect(seen).toEqual(['first begins', 'first ends', 'second begins'])
	await waitForEnd(id)
	expect(await readQuarters(await convertWhole(heics.photo))).toContain(48)
})

test('The photo of another client is next after the one that is decoded', async () => {
	const ended: string[] = []
	const decode = async (client: string) => {
		await photos.convertHeic(async () => heics.photo, { client })
		ended.push(client)
	}
	await Promise.all(['Anna', 'Anna', 'Anna', 'Anna', 'Bob'].map(decode))
	expect(ended).toEqual(['Anna', 'Bob', 'Anna', 'Anna', 'Anna'])
})

test('A client who leaves ends the conversion, and does not begin one that waits', async () => {
	const leave = new AbortController()
	const running = photos.convertHeic(async () => heics.photo, { ...turn, signal: leave.signal })
	const waiting = photos.convertHeic(() => Promise.reject(new Error('was read')), {
		...turn,
		signal: leave.signal,
	})
	leave.abort(new Error('left'))
	await expect(running).rejects.toThrow('left')
	await expect(waiting).rejects.toThrow('left')
	expect(await readQuarters(await convertWhole(heics.photo))).toContain(48)
})

function makePage(bytes: Buffer) {
	return photos.makePage(async () => bytes, turn)
}

async function makeWholePage(bytes: Buffer) {
	const page = await makePage(bytes)
	if (page.fault !== undefined) throw new Error(page.fault)
	const { format, space, isProgressive, orientation, icc, depth } = await sharp(page.jpeg).metadata()
	expect({ format, space, isProgressive, orientation, icc, depth }).toEqual({
		format: 'jpeg',
		space: 'srgb',
		isProgressive: false,
		orientation: undefined,
		icc: undefined,
		depth: 'uchar',
	})
	const read = await readQuarters(page.jpeg)
	expect([page.width, page.height]).toEqual(read.slice(0, 2))
	return read
}

const upright = [48, 32, 'f00', '0f0', '00f', 'fff']
/** Colours of the six fields of the picture; `?` for parts that printing inks cannot reach. */
const printed = [48, 32, 'f00', '?f0', '0??', 'fff']
const turned = [32, 48, '00f', 'f00', 'fff', '0f0']

test.each<[string, () => Promise<Buffer>, (string | number)[]]>([
	['plain', () => drawPhoto().jpeg().toBuffer(), upright],
	['progressive', () => drawPhoto().jpeg({ progressive: true }).toBuffer(), upright],
	['held upright', async () => holdUpright(await drawPhoto().jpeg().toBuffer()), turned],
	['in the inks of a printer', () => drawPhoto().toColourspace('cmyk').jpeg().toBuffer(), printed],
	['in colours of a wide range', () => drawPhoto().withIccProfile('p3').jpeg().toBuffer(), upright],
	['a PNG of 16 bits', () => drawPhoto().toColourspace('rgb16').png().toBuffer(), upright],
	['an interlaced PNG', () => drawPhoto().png({ progressive: true }).toBuffer(), upright],
	['a PNG with a palette', () => drawPhoto().png({ palette: true }).toBuffer(), upright],
	[
		'a transparent PNG',
		() => drawPhoto().ensureAlpha(0).png().toBuffer(),
		[48, 32, ...Array<string>(4).fill('fff')],
	],
	['without its end', async () => (await drawPhoto().jpeg().toBuffer()).subarray(0, -2), upright],
])('A photo %s becomes an upright page in sRGB', async (_what, draw, expected) => {
	expect(await makeWholePage(await draw())).toEqual(expected)
})

/** A profile that draws all black, by a program that runs for each point: Display P3 with one tag exchanged. */
async function createProgramProfile() {
	const { icc = Buffer.alloc(0) } = await sharp(
		await drawPhoto().withIccProfile('p3').png().toBuffer(),
	).metadata()
	const program = Buffer.alloc(24 + 12 + 12 * 4)
	program.write('mpet', 0)
	for (const [at, value] of [
		[8, 0x3_0003],
		[12, 1],
		[16, 24],
		[20, 60],
		[32, 0x3_0003],
	] as const)
		program.writeUInt32BE(value, at)
	program.write('matf', 24)
	const profile = Buffer.concat([icc, program])
	profile.writeUInt32BE(profile.length, 0)
	const tag = profile.indexOf('cprt', 132)
	profile.write('D2B0', tag)
	profile.writeUInt32BE(icc.length, tag + 4)
	profile.writeUInt32BE(program.length, tag + 8)
	return profile
}

async function drawWithProfile(...profiles: Buffer[]) {
	const chunks = profiles.map((profile) => {
		const chunk = Buffer.concat([Buffer.from('\0\0\0\0iCCPp\0\0'), deflateSync(profile), Buffer.alloc(4)])
		chunk.writeUInt32BE(chunk.length - 12)
		chunk.writeUInt32BE(crc32(chunk.subarray(4, -4)), chunk.length - 4)
		return chunk
	})
	const png = await drawPhoto().png().toBuffer()
	return Buffer.concat([png.subarray(0, 33), ...chunks, png.subarray(33)])
}

test('A profile that unpacks to far more than profiles have is left out, and so is a second one', async () => {
	const { icc: profile = Buffer.alloc(0) } = await sharp(
		await drawPhoto().withIccProfile('p3').png().toBuffer(),
	).metadata()
	const [red, blue] = [profile.indexOf('rXYZ'), profile.indexOf('bXYZ')]
	profile.write('bXYZ', red)
	profile.write('rXYZ', blue)
	expect(await makeWholePage(await drawWithProfile(profile))).not.toEqual(upright)
	const large = Buffer.concat([profile, Buffer.alloc(8 * 1024 * 1024)])
	large.writeUInt32BE(large.length, 0)
	expect(await makeWholePage(await drawWithProfile(large))).toEqual(upright)
	expect(await makeWholePage(await drawWithProfile(large, profile))).toEqual(upright)
})

test('A profile that is a program is not run, whatever kind of photo carries it', async () => {
	const profile = await createProgramProfile()
	const head = Buffer.from([0xff, 0xe2, 0, 0, ...Buffer.from('ICC_PROFILE\0'), 1, 1])
	head.writeUInt16BE(head.length - 2 + profile.length, 2)
	const jpeg = await drawPhoto().jpeg().toBuffer()
	const withProfile = Buffer.concat([jpeg.subarray(0, 2), head, profile, jpeg.subarray(2)])
	expect(await readQuarters(await sharp(withProfile).jpeg().toBuffer())).not.toEqual(upright)
	expect(await makeWholePage(withProfile)).toEqual(upright)
	const asPng = await drawWithProfile(profile)
	expect(await readQuarters(await sharp(asPng).jpeg().toBuffer())).not.toEqual(upright)
	expect(await makeWholePage(asPng)).toEqual(upright)
})

test('A photo with lost or broken pixels is no page, and neither is what only begins as a photo', async () => {
	const jpeg = await drawPhoto([480, 320]).jpeg().toBuffer()
	const png = await drawPhoto([480, 320]).png({ compressionLevel: 0 }).toBuffer()
	const broken = Buffer.from(png).fill(0x5a, 200, 400)
	const short = createPhotoPng({ colourType: 6, size: [7, 5], rows: Buffer.alloc(20) }).bytes
	const results = [jpeg.subarray(0, -1_000), broken, short, jpeg.subarray(0, 30)].map(makePage)
	expect(await Promise.all(results)).toEqual(Array(4).fill({ fault: 'broken' }))
})

test('Other files than JPEG and PNG are not decoded as pages', async () => {
	const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')
	for (const bytes of [svg, await drawPhoto().gif().toBuffer(), await drawPhoto().tiff().toBuffer()])
		expect((await makePage(bytes)).fault).toBeDefined()
})

test('A page of more pixels than allowed is not decoded', async () => {
	photos = createPhotoProcess({ ...bounds, mostPoints: 1_535 })
	expect(await makePage(await drawPhoto().png().toBuffer())).toEqual({ fault: 'tooManyPoints' })
})
