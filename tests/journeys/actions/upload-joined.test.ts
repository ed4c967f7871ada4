import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startApi } from '#tests/support/api'
import { createApiHandler } from '#tests/support/card'
import { files } from '#tests/support/files'
import type { TestFile } from '#tests/support/form-body'
import { readPdf } from '#tests/support/pdf'
import { createJpeg, createPhotoPng, secret } from '#tests/support/photos'
import { startPortal, type TestPortal } from '#tests/support/portal'
import { computeSha256 } from '#tests/support/recorder'
import { signIn } from '#tests/support/sign-in'
import type { Visitor } from '#tests/support/visitor'

let api: Awaited<ReturnType<typeof startApi>>
let portal: TestPortal
let anna: Visitor
beforeAll(async () => {
	api = await startApi()
	portal = await startPortal({ apiUrl: api.url })
})
beforeEach(async () => {
	await api.heal()
	api.backend.reset()
	anna = (await signIn(portal.url, { branch: 'noord' })).visitor
	api.forgetCalls()
})
afterAll(async () => {
	await portal.close()
	await api.close()
})

const address = '/actions/11001/upload-document'
const choice = /^Maak van de JPG- en PNG-foto’s één PDF/
const photo = createJpeg({ orientation: 6, tail: secret })
const jpeg: TestFile = { name: 'blad 1.jpg', type: 'image/jpeg', bytes: photo.bytes }

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
	expect(images[0]?.stream?.equals(photo.clean)).toBe(true)
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

test('A photo that does not fit in a PDF is told, nothing is sent, and the choice stays', async () => {
	const huge = createJpeg({ size: [9_000, 9_000] }).bytes
	const woven = createPhotoPng({ isInterlaced: true }).bytes
	const page = await send([
		jpeg,
		{ ...jpeg, name: 'groot.jpg', bytes: huge },
		{ name: 'raar.png', type: 'image/png', bytes: woven },
	])
	expect([page.status, received()]).toEqual([422, []])
	const alert = page.getByRole('alert').textContent
	expect(alert).toContain(
		'"groot.jpg" is te groot voor een PDF: die kan maximaal 50 miljoen beeldpunten hebben.',
	)
	expect(alert).toContain('"raar.png" past niet in een PDF.')
	expect(page.getByLabelText<HTMLInputElement>(choice).checked).toBe(true)
	page.attach('Kies een of meer bestanden', [jpeg, files.png()])
	expect((await page.press('Verstuur')).path).toBe('/dashboard')
	expect(received()[0]?.flatMap(({ filename }) => filename ?? [])).toEqual(['Loonstrook.pdf'])
})

test('A photo whose points are not what it says is told in English too', async () => {
	const page = await (await anna.visit(address)).press('English')
	const bytes = createPhotoPng({ colourType: 6, rows: Buffer.alloc(5) }).bytes
	page.attach('Choose one or more files', [{ name: 'a.png', type: 'image/png', bytes }])
	page.choose(/^Make one PDF of the JPG and PNG photos/)
	const refused = await page.press('Send')
	expect([refused.status, received()]).toEqual([422, []])
	expect(refused.getByRole('alert').textContent).toContain('We cannot make a PDF of these photos.')
})

test('A pension file is no document of pages: the choice is not there', async () => {
	api.answer(
		createApiHandler('/api/actions', [{ id: '11003', type: 'REQUEST_PENSION_XML', label: 'Pensioen' }]),
	)
	const page = await anna.visit('/actions/11003/upload-document')
	expect(page.queryByLabelText(choice)).toBeNull()
})
