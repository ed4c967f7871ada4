import { setImmediate } from 'node:timers/promises'
import sharp from 'sharp'
import { afterEach, expect, test } from 'vitest'
import { createLargeHeic, heics } from '#tests/support/heic'
import { createHeicConverter } from './convert-heic'

const bounds = { mostPoints: 50_000_000, mostMemory: 1024 ** 3, longest: 60_000, idle: 60_000 }
let converter = createHeicConverter()
afterEach(() => converter.end())

function convert(bytes: Buffer) {
	return converter.convert(async () => bytes)
}

async function convertWhole(bytes: Buffer) {
	const result = await convert(bytes)
	if (result.fault !== undefined) throw new Error(result.fault)
	return Buffer.from(result.jpeg)
}

/** Size, and the colours of the four quarters, row by row. */
async function inspect(jpeg: Buffer) {
	const { data, info } = await sharp(jpeg).raw().toBuffer({ resolveWithObject: true })
	const colourAt = (x: number, y: number) => {
		const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels
		return [...data.subarray(at, at + 3)].map((part) => (part > 200 ? 'f' : part < 55 ? '0' : '?')).join('')
	}
	const quarters = [colourAt(0.2, 0.2), colourAt(0.8, 0.2), colourAt(0.2, 0.8), colourAt(0.8, 0.8)]
	return [info.width, info.height, ...quarters]
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
	expect(await inspect(await convertWhole(heics.photo))).toEqual([48, 32, 'f00', '0f0', '00f', 'fff'])
})

test('A HEIC photo of a telephone held upright stands upright, without an orientation', async () => {
	const jpeg = await convertWhole(heics.turned)
	expect(await inspect(jpeg)).toEqual([32, 48, '00f', 'f00', 'fff', '0f0'])
	expect((await sharp(jpeg).metadata()).orientation).toBeUndefined()
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
	expect(await inspect(jpeg)).toContain(48)
	const none = await convertWhole(withProfile(Buffer.alloc(200, 'p')))
	expect(none.includes('ICC_PROFILE')).toBe(false)
})

test('A damaged photo is told, and the next one is converted', async () => {
	for (const bytes of [heics.photo.subarray(0, 300), heics.photo.subarray(0, 32), Buffer.alloc(100)])
		expect(await convert(bytes)).toEqual({ fault: 'broken' })
	expect(await inspect(await convertWhole(heics.photo))).toContain(48)
})

test('A photo with more pixels than allowed is not decoded', async () => {
	converter = createHeicConverter({ ...bounds, mostPoints: 1_535 })
	expect(await convert(heics.photo)).toEqual({ fault: 'tooManyPoints' })
	converter.end()
	converter = createHeicConverter()
	const large = await convert(createLargeHeic(60_000, 60_000))
	expect(['broken', 'tooManyPoints']).toContain(large.fault)
})

test.each([
	['memory', { mostMemory: 1_000_000 }, 'tooMuchMemory'],
	['time', { longest: 20 }, 'tooLong'],
])('A process that needs too much %s is killed', async (_what, bound, fault) => {
	converter = createHeicConverter({ ...bounds, ...bound })
	const result = convert(heics.photo)
	while (converter.getProcessId() === undefined) await setImmediate()
	const id = converter.getProcessId()
	expect(await result).toEqual({ fault })
	await waitForEnd(id)
})

test('One process converts one photo after the other, and ends when it has no work', async () => {
	converter = createHeicConverter({ ...bounds, idle: 200 })
	const seen: string[] = []
	const read = (name: string) => async () => {
		seen.push(`${name} begins`)
		return heics.photo
	}
	const first = converter.convert(read('first')).then(() => void seen.push('first ends'))
	const second = converter.convert(read('second')).then(() => converter.getProcessId())
	await first
	const id = converter.getProcessId()
	expect(await second).toBe(id)
	expect(seen).toEqual(['first begins', 'first ends', 'second begins'])
	await waitForEnd(id)
	expect(await inspect(await convertWhole(heics.photo))).toContain(48)
})

test('A client who leaves ends the conversion, and does not begin one that waits', async () => {
	const leave = new AbortController()
	const running = converter.convert(async () => heics.photo, leave.signal)
	const waiting = converter.convert(() => Promise.reject(new Error('was read')), leave.signal)
	leave.abort(new Error('left'))
	await expect(running).rejects.toThrow('left')
	await expect(waiting).rejects.toThrow('left')
	expect(await inspect(await convertWhole(heics.photo))).toContain(48)
})
