import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { TestFile } from '#tests/support/form-body'
import { drawPhoto } from '#tests/support/drawn-photo'
import { heics } from '#tests/support/heic'
import { createExif, createJpeg, createPhotoPng, secret } from '#tests/support/photos'
import { readFacts } from '#tests/support/product-site'
import { computeSha256 } from '#tests/support/recorder'
import type { TestPortal } from '#tests/support/portal'
import { borrowSettings as startPortal } from '#tests/support/shared-site'
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

const address = '/actions/11001/upload-document'
const jpeg = (name: string, bytes: Buffer): TestFile => ({ name, type: 'image/jpeg', bytes })
const png = (name: string, bytes: Buffer): TestFile => ({ name, type: 'image/png', bytes })
const heic = Buffer.from('0000001c6674797068656963000000006d696631', 'hex')

async function send(chosen: TestFile[]) {
	const page = await anna.visit(address)
	page.attach('Kies een of meer bestanden', chosen)
	return page.press('Verstuur')
}

function received() {
	const calls = api.callsTo('POST', '/api/documents')
	return calls.flatMap(({ parts }) => parts.filter(({ name }) => name === 'file[]'))
}

test('Photos reach the API without where and when they were made, and turned as they were; the page says so', async () => {
	expect((await anna.visit(address)).words).toContain(
		'In een foto kan staan waar en wanneer hij is gemaakt. Wij halen dat weg uit JPG- en PNG-foto’s.',
	)
	const photo = createJpeg({ orientation: 6, extra: [[0xe1, secret]], tail: secret })
	const scan = createPhotoPng({
		extra: [
			['tEXt', secret],
			['eXIf', createExif(1).subarray(6)],
		],
	})
	const page = await send([jpeg('kast.jpg', photo.bytes), png('scherm.png', scan.bytes)])
	expect(page.path).toBe('/dashboard')
	expect(received().map(({ filename, type }) => [filename, type])).toEqual([
		['kast.jpg', 'image/jpeg'],
		['scherm.png', 'image/png'],
	])
	expect(received().map(({ bytes }) => bytes.toString('hex'))).toEqual(
		[photo, scan].map(({ clean }) => clean.toString('hex')),
	)
	const numbers = readFacts(await page.follow('Bekijk het bewijs'))
	expect(numbers).toMatchObject({
		'kast.jpg, zoals gekozen': computeSha256(photo.bytes),
		'kast.jpg, zoals verstuurd': computeSha256(photo.clean),
		'scherm.png, zoals gekozen': computeSha256(scan.bytes),
	})
})

test.each([
	['with its own name', { name: 'IMG_1.HEIC', type: 'image/heic', bytes: heic }],
	['named as a JPEG', jpeg('IMG_1.jpg', heic)],
])('A HEIC photo %s that cannot be opened is refused with what to do about it', async (_how, file) => {
	const page = await send([file])
	expect([page.isRefused, received()]).toEqual([true, []])
	const alert = page.getByRole('alert').textContent
	expect(alert).toContain(
		`"${file.name}" is een HEIC-foto die wij niet kunnen openen. Maak een schermafdruk van de foto en kies die.`,
	)
	expect(alert).not.toContain('Structuren')
})

test.each([
	['IMG_1.HEIC', 'image/heic', heics.photo, [48, 32]],
	['IMG_2.heif', '', heics.turned, [32, 48]],
	['IMG_3.jpg', 'image/jpeg', heics.photo, [48, 32]],
] as const)('The HEIC photo %s reaches the API as a JPEG of its size, the right way up', async (...row) => {
	const [name, type, bytes, size] = row
	const page = await send([{ name, type, bytes }])
	expect(page.path).toBe('/dashboard')
	const [photo] = received()
	expect([photo?.filename, photo?.type]).toEqual([name.replace(/\w+$/, 'jpg'), 'image/jpeg'])
	const { format, width, height, orientation } = await sharp(photo?.bytes).metadata()
	expect([format, [width, height], orientation]).toEqual(['jpeg', size, undefined])
	const numbers = readFacts(await page.follow('Bekijk het bewijs'))
	expect(numbers).toMatchObject({
		[`${name}, zoals gekozen`]: computeSha256(bytes),
		[`${photo?.filename}, zoals verstuurd`]: computeSha256(photo?.bytes ?? Buffer.of()),
	})
})

test('HEIC photos can be pages of one PDF', async () => {
	const page = await anna.visit(address)
	page.attach('Kies een of meer bestanden', [
		{ name: 'IMG_1.HEIC', type: 'image/heic', bytes: heics.photo },
		jpeg('kast.jpg', await drawPhoto().jpeg().toBuffer()),
	])
	page.choose(/^Maak van de JPG- en PNG-foto’s één PDF/)
	await page.press('Verstuur')
	expect(received().map(({ filename }) => filename)).toEqual(['Loonstrook.pdf'])
})

describe('With HEIC=off', () => {
	let closed: TestPortal
	beforeAll(async () => void (closed = await startPortal({ apiUrl: api.url, env: { HEIC: 'off' } })))
	afterAll(() => closed.close())

	test('the page does not name HEIC, and such a photo is refused with what to do about it', async () => {
		const { visitor } = await signIn(closed.url, { branch: 'noord' })
		const page = await visitor.visit(address)
		expect(page.words).toContain('Kies een PDF of foto (JPG, PNG, BMP of GIF), samen hooguit 25 MB.')
		const input = page.getByLabelText('Kies een of meer bestanden')
		expect(input.getAttribute('accept')).not.toContain('heic')
		page.attach('Kies een of meer bestanden', [
			{ name: 'IMG_1.HEIC', type: 'image/heic', bytes: heics.photo },
		])
		const answer = await page.press('Verstuur')
		expect(answer.getByRole('alert').textContent).toContain('Kies op een iPhone bij Instellingen, Camera')
		expect(received()).toEqual([])
	})
})

test('A photo that nobody could open is refused, in the language of the reader', async () => {
	const page = await send([jpeg('stuk.jpg', Buffer.from('ffd8ffe000104a46aaaa', 'hex'))])
	expect([page.isRefused, received()]).toEqual([true, []])
	expect(page.getByRole('alert').textContent).toContain('"stuk.jpg" is beschadigd.')
	const english = await page.press('English')
	expect(english.words).toContain(
		'A photo can show where and when it was taken. We remove that from JPG and PNG photos.',
	)
	english.attach('Choose one or more files', [png('cut.png', createPhotoPng().bytes.subarray(0, 60))])
	expect((await english.press('Send')).getByRole('alert').textContent).toContain('"cut.png" is damaged.')
})
