import { beforeEach, expect, test } from 'vitest'
import { damageCall, expectMessageAt, report } from '#tests/actions/damage-page'
import { drawPhoto } from '#tests/support/drawn-photo'
import { createJpeg, createPhotoPng, holdUpright } from '#tests/support/photos'
import { signIn } from '#tests/support/sign-in'
import type { Visitor } from '#tests/support/visitor'
import { useSite } from '#tests/support/use-site'

let anna: Visitor
const { api, portal } = await useSite()
beforeEach(async () => {
	api.backend.reset()
	anna = (await signIn(portal.url, { branch: 'noord' })).visitor
	api.forgetCalls()
})

const large = () => drawPhoto([300, 200])
const jpeg = await large().jpeg().toBuffer()
const progressive = await large().jpeg({ progressive: true }).toBuffer()
const grey = await large().greyscale().jpeg().toBuffer()
const png = await large().png().toBuffer()
const interlaced = await large().png({ progressive: true }).toBuffer()
const cut = (bytes: Buffer, share: number) => bytes.subarray(0, Math.floor(bytes.length * share))

/** Other bytes in the compressed rows, with the check sum of before. */
function spoilRows(bytes: Buffer) {
	const spoilt = Buffer.from(bytes)
	const at = spoilt.indexOf('IDAT') + 4
	spoilt.fill(0xa5, at + 10, at + 40)
	return spoilt
}

async function send(name: string, bytes: Buffer, isJoined: boolean) {
	const page = await anna.visit('/actions/11001/upload-document')
	page.attach('Kies een of meer bestanden', [{ name, type: '', bytes }])
	if (isJoined) page.choose(/^Maak van de JPG- en PNG-foto’s één PDF/)
	return page.press('Verstuur')
}

const received = () => api.callsTo('POST', '/api/documents').length

test.each([
	['a JPEG cut off in the middle', 'half.jpg', cut(jpeg, 0.5)],
	['a JPEG cut off in its last rows', 'bijna.jpg', cut(jpeg, 0.9)],
	['a JPEG cut off that a telephone held upright', 'staand.jpg', cut(holdUpright(jpeg), 0.6)],
	['a grey JPEG cut off', 'grijs.jpg', cut(grey, 0.5)],
	['a progressive JPEG cut off in its first scan', 'stappen.jpg', cut(progressive, 0.4)],
	['a PNG cut off', 'half.png', cut(png, 0.5)],
	['a PNG of which rows are missing', 'rijen.png', createPhotoPng({ rows: Buffer.alloc(40) }).bytes],
	['a PNG with other bytes in its rows', 'stuk.png', spoilRows(png)],
	['an interlaced PNG with other bytes in its rows', 'lijnen.png', spoilRows(interlaced)],
])('%s is refused with the reason, alone and as a page', async (_what, name, bytes) => {
	const answers = [await send(name, bytes, false), await send(name, bytes, true)]
	for (const page of answers)
		expect([page.isRefused, page.getByRole('alert').textContent]).toEqual([
			true,
			expect.stringContaining(`"${name}" is beschadigd. Maak de foto opnieuw of kies een ander bestand.`),
		])
	expect(received()).toBe(0)
})

const whole = [
	['a whole JPEG', jpeg],
	['a JPEG without its last two bytes, whose rows are there', jpeg.subarray(0, -2)],
	['a progressive JPEG', progressive],
	['a PNG', png],
	['an interlaced PNG', interlaced],
] as const

test.each(
	whole.flatMap(([what, bytes]) => [[what, 'alone', bytes] as const, [what, 'as a page', bytes] as const]),
)('%s is sent %s', async (_what, way, bytes) => {
	expect((await send('foto', bytes, way === 'as a page')).path).toBe('/dashboard')
	expect(received()).toBe(1)
})

test('A photo too large for a page is sent alone', async () => {
	expect((await send('groot.jpg', createJpeg({ size: [9_000, 9_000] }).bytes, false)).path).toBe('/dashboard')
	expect(received()).toBe(1)
})

test('The photos of a damage report are judged alike', async () => {
	const half = { name: 'half.jpg', type: 'image/jpeg', bytes: cut(jpeg, 0.5) }
	const page = await report(anna, { files: [half] })
	expectMessageAt(page, 'file', '"half.jpg" is beschadigd. Maak de foto opnieuw of kies een ander bestand.')
	expect(api.callsTo('POST', damageCall)).toEqual([])
})
