import { beforeEach, expect, test } from 'vitest'
import { createApiHandler } from '#tests/support/card'
import { drawPhoto, readQuarters } from '#tests/support/drawn-photo'
import { files } from '#tests/support/files'
import type { TestFile } from '#tests/support/form-body'
import { readPdf } from '#tests/support/pdf'
import { createJpeg, createPhotoPng, holdUpright, secret } from '#tests/support/photos'
import { computeSha256 } from '#tests/support/recorder'
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
const choice = /^Maak van de JPG- en PNG-foto’s één PDF/
const drawn = await drawPhoto().jpeg().toBuffer()
const photo = Buffer.concat([holdUpright(drawn), Buffer.from(secret)])
const jpeg: TestFile = { name: 'blad 1.jpg', type: 'image/jpeg', bytes: photo }

async function send(chosen: TestFile[]) {
	const page = await anna.visit(address)
	page.attach('Kies een of meer bestanden', chosen)
	page.choose(choice)
	return page.press('Verstuur')
}

function received() {
	const calls = api.callsTo('POST', '/api/documents')
	return calls.map(({ parts }) => parts)
}

test('Photos of one document go as one PDF, named after it, a page for each, beside what is no photo [481]', async () => {
	const png = files.png('blad 2.png')
	const page = await send([files.pdf('brief.pdf'), jpeg, files.gif(), png])
	expect(page.path).toBe('/dashboard')
	const [parts = [], ...more] = received()
	expect(more).toEqual([])
	expect(parts.map(({ name, filename, type }) => [name, filename, type])).toEqual([
		['productActionId', undefined, 'text/plain'],
		['file[]', 'brief.pdf', 'application/pdf'],
		['file[]', 'Loonstrook.pdf', 'application/pdf'],
		['file[]', 'plaatje.gif', 'image/gif'],
	])
	const pdf = Buffer.from(parts[2]?.bytes ?? [])
	const { pages, images } = readPdf(pdf)
	expect(pages).toHaveLength(2)
	expect(await readQuarters(images[0]?.stream ?? Buffer.of())).toEqual([32, 48, '00f', 'f00', 'fff', '0f0'])
	expect(pdf.includes(secret)).toBe(false)
	const receipt = await page.follow('Bekijk het bewijs')
	expect(receipt.words).toContain('Loonstrook.pdf')
	expect(receipt.words).toContain(computeSha256(pdf))
})

test('A token that runs out meanwhile is renewed, and the same PDF goes once more [481]', async () => {
	api.fault('POST', '/api/documents', { status: 401, code: 'accessTokenExpired' }, 1)
	expect((await send([jpeg, files.png()])).path).toBe('/dashboard')
	const [first, second, ...more] = received().map(
		(parts) => parts.find(({ name }) => name === 'file[]')?.sha256,
	)
	expect(more).toEqual([])
	expect(first).toBeDefined()
	expect(second).toBe(first)
})

test('Without the choice each photo goes by itself, and without photos the choice changes nothing', async () => {
	await send([files.pdf('a.pdf')])
	const page = await anna.visit('/actions/11002/upload-document')
	page.attach('Kies een of meer bestanden', [jpeg, files.png('b.png')])
	await page.press('Verstuur')
	const names = received().map((parts) => parts.flatMap(({ filename }) => filename ?? []))
	expect(names).toEqual([['a.pdf'], ['blad 1.jpg', 'b.png']])
})

test('Photos too large for a PDF or damaged are told, nothing is sent, and the choice stays', async () => {
	const huge = createJpeg({ size: [9_000, 9_000] }).bytes
	const tooLarge = await send([jpeg, { ...jpeg, name: 'groot.jpg', bytes: huge }])
	expect([tooLarge.isRefused, received()]).toEqual([true, []])
	expect(tooLarge.getByRole('alert').textContent).toContain(
		'"groot.jpg" is te groot voor een PDF: die kan maximaal 50 miljoen beeldpunten hebben.',
	)
	const half = drawn.subarray(0, drawn.length / 2)
	const page = await send([jpeg, { ...jpeg, name: 'half.jpg', bytes: half }, files.png()])
	expect([page.isRefused, received()]).toEqual([true, []])
	expect(page.getByRole('alert').textContent).toContain(
		'"half.jpg" is beschadigd. Maak de foto opnieuw of kies een ander bestand.',
	)
	expect(page.getByLabelText<HTMLInputElement>(choice).checked).toBe(true)
	page.attach('Kies een of meer bestanden', [jpeg, files.png()])
	expect((await page.press('Verstuur')).path).toBe('/dashboard')
	expect(received()[0]?.flatMap(({ filename }) => filename ?? [])).toEqual(['Loonstrook.pdf'])
})

test('A photo that a PDF could not hold before is a page: interlaced, transparent, in inks', async () => {
	const chosen = [
		await drawPhoto().png({ progressive: true }).toBuffer(),
		await drawPhoto().ensureAlpha(0.5).png({ palette: true }).toBuffer(),
		await drawPhoto().toColourspace('cmyk').jpeg().toBuffer(),
	].map((bytes, index) => ({ name: `blad ${index}`, type: '', bytes }))
	expect((await send(chosen)).path).toBe('/dashboard')
	const [, pdf] = received()[0] ?? []
	expect(readPdf(pdf?.bytes ?? Buffer.of()).images).toHaveLength(3)
})

test('A photo whose points are not what it says is told in English too', async () => {
	const page = await (await anna.visit(address)).press('English')
	const bytes = createPhotoPng({ colourType: 6, rows: Buffer.alloc(5) }).bytes
	page.attach('Choose one or more files', [{ name: 'a.png', type: 'image/png', bytes }])
	page.choose(/^Combine the JPG and PNG photos into one PDF/)
	const refused = await page.press('Send')
	expect([refused.isRefused, received()]).toEqual([true, []])
	expect(refused.getByRole('alert').textContent).toContain('"a.png" is damaged.')
})

test('A pension file is no document of pages: the choice is not there', async () => {
	api.answer(
		createApiHandler('/api/actions', [{ id: '11003', type: 'REQUEST_PENSION_XML', label: 'Pensioen' }]),
	)
	const page = await anna.visit('/actions/11003/upload-document')
	expect(page.queryByLabelText(choice)).toBeNull()
})
