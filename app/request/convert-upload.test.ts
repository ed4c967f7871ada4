import { afterAll, expect, test } from 'vitest'
import { photoProcess } from '#app/photos/photo-process'
import { drawPhoto } from '#tests/support/drawn-photo'
import { files } from '#tests/support/files'
import { createPhotoPng } from '#tests/support/photos'
import { convertUpload } from './convert-upload.server'
import { readUpload } from './read-upload.server'

afterAll(() => photoProcess.end())

const drawn = drawPhoto([300, 200])
const jpeg = await drawn.jpeg().toBuffer()
const grey = await drawn.greyscale().jpeg().toBuffer()
const progressive = await drawn.jpeg({ progressive: true }).toBuffer()

async function listWhole(photos: readonly Uint8Array[], areJoined: boolean) {
	const body = new FormData()
	for (const [at, bytes] of photos.entries()) body.append('file', new File([Buffer.from(bytes)], `${at}.jpg`))
	const upload = await readUpload(new Request('https://portaal.nl', { method: 'POST', body }), 25 * 2 ** 20)
	const converted = await convertUpload(upload, { client: 'Anna', areJoined })
	await upload.close()
	return converted.files.map(({ photo }) => photo?.isWhole)
}

const damaged = [
	jpeg.subarray(0, jpeg.length / 2),
	grey.subarray(0, grey.length / 2),
	progressive.subarray(0, progressive.length * 0.4),
	createPhotoPng({ rows: Buffer.alloc(40) }).bytes,
]
const whole = [jpeg, jpeg.subarray(0, -2), progressive, createPhotoPng().bytes, files.jpeg().bytes]

test('A photo that lost pixels is marked before it is sent alone, and a whole one is not', async () => {
	expect(await listWhole(damaged, false)).toEqual(damaged.map(() => false))
	expect(await listWhole(whole, false)).toEqual(whole.map(() => true))
})

test('Photos that become pages are not decoded twice, and other files have no pixels', async () => {
	expect(await listWhole(damaged, true)).toEqual(damaged.map(() => true))
	expect(await listWhole([files.pdf().bytes, files.gif().bytes], false)).toEqual([undefined, undefined])
})
