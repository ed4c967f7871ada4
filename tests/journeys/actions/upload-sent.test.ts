import { request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { beforeEach, expect, test } from 'vitest'
import { createApiHandler, getCard, listNotices } from '#tests/support/card'
import { files } from '#tests/support/files'
import type { TestFile } from '#tests/support/form-body'
import { computeSha256 } from '#tests/support/recorder'
import { signIn, tryToSignIn } from '#tests/support/sign-in'
import { startVisitor, type Visitor } from '#tests/support/visitor'
import { useSite } from '#tests/support/use-site'

let anna: Visitor
const { api, portal } = await useSite()
beforeEach(async () => {
	api.backend.reset()
	anna = (await signIn(portal.url, { branch: 'noord' })).visitor
	api.forgetCalls()
})

async function send(action: string, chosen: TestFile[], comment = '', visitor = anna) {
	const page = await visitor.visit(`/actions/${action}/upload-document`)
	page.attach('Kies een of meer bestanden', chosen)
	page.fill(/^Uw opmerking/, comment)
	return page.press('Verstuur')
}

function received() {
	return api.callsTo('POST', '/api/documents')
}

test('Files and comment reach the API as they were given, byte for byte; the client hears so on the overview [228] [292] [481] [482] [506] [671]', async () => {
	const chosen = [
		files.pdf('loon strook "maart".pdf', 300_000),
		files.jpeg('Ünï—façade 日本.jpg'),
		files.gif(),
	]
	const page = await send('11001', chosen, 'Eerste regel\nTweede regel é')

	const [call, ...more] = received()
	expect(more).toEqual([])
	expect(call?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/)
	expect(call?.headers.authorization).toMatch(/^Bearer ./)
	expect(Number(call?.headers['content-length'])).toBe(call?.bytes.length)
	expect(call?.parts.map(({ name, filename, type, sha256: sum }) => [name, filename, type, sum])).toEqual([
		['productActionId', undefined, 'text/plain', computeSha256(Buffer.from('11001'))],
		['comment', undefined, 'text/plain', computeSha256(Buffer.from('Eerste regel\nTweede regel é'))],
		[
			'file[]',
			'loon strook %22maart%22.pdf',
			'application/pdf',
			computeSha256(chosen[0]?.bytes ?? Buffer.of()),
		],
		['file[]', 'Ünï—façade 日本.jpg', 'image/jpeg', computeSha256(chosen[1]?.bytes ?? Buffer.of())],
		['file[]', 'plaatje.gif', 'image/gif', computeSha256(chosen[2]?.bytes ?? Buffer.of())],
	])

	expect(page.path).toBe('/dashboard')
	expect([page.received?.lines[0], listNotices(page)]).toEqual(['Wij hebben uw 3 bestanden ontvangen.', []])
	expect(getCard(page, 'Wat u nu kunt doen').words).not.toContain('Recente loonstrook')
	const all = await anna.visit('/documents')
	expect(all.words).toMatch(/Recente loonstrook Klaar op \d+ \p{L}+ \d{4}/u)
})

test('The answer to an upload is a redirect, so that reload and back do not send again [482] [674]', async () => {
	const page = await anna.visit('/actions/11001/upload-document')
	page.attach('Kies een of meer bestanden', [files.pdf()])
	const answer = await page.press('Verstuur', { redirects: false })
	expect([answer.status, answer.headers.location]).toEqual([303, '/dashboard'])
	const landed = await anna.visit('/dashboard')
	expect(landed.received?.lines[0]).toBe('Wij hebben uw bestand ontvangen.')
	const reloaded = await anna.visit('/dashboard')
	expect([reloaded.received, reloaded.title]).toEqual([landed.received, landed.title])
	expect((await page.press('Verstuur')).words).toContain('U verstuurde dit al op')
	expect(received()).toHaveLength(1)
})

test.each([
	['nothing', ''],
	['blanks', '   \n  '],
])('With %s as comment no comment is sent at all [481]', async (_what, comment) => {
	await send('11001', [files.pdf()], comment)
	expect(received()[0]?.parts.map(({ name }) => name)).toEqual(['productActionId', 'file[]'])
})

test('Every type that is accepted arrives: PDF, JPG, JPEG, PNG, BMP, GIF [240] [479]', async () => {
	const chosen = [files.pdf(), files.jpeg(), files.jpeg('foto.JPEG'), files.png(), files.bmp(), files.gif()]
	expect((await send('11002', chosen)).path).toBe('/dashboard')
	const sent = received()[0]?.parts.filter(({ name }) => name === 'file[]')
	expect(sent?.map(({ filename, sha256: sum }) => [filename, sum])).toEqual(
		chosen.map(({ name, bytes }) => [name, computeSha256(bytes)]),
	)
})

test('REQUEST_PENSION_XML is an upload that takes XML too, untouched; another upload takes none [222] [479]', async () => {
	const xml = files.xml()
	const refused = await send('11001', [xml])
	expect([refused.isRefused, received()]).toEqual([true, []])
	api.answer(
		createApiHandler('/api/actions', [{ id: '11003', type: 'REQUEST_PENSION_XML', label: 'Pensioen' }]),
	)
	const overview = await anna.visit('/dashboard')
	const task = getCard(overview, 'Nu eerst: Pensioen').getByRole('link')
	expect(task.getAttribute('href')).toBe('/actions/11003/upload-document')
	expect((await send('11003', [xml])).path).toBe('/dashboard')
	const part = received()[0]?.parts.find(({ name }) => name === 'file[]')
	expect([part?.filename, part?.type, part?.bytes]).toEqual(['pensioen.xml', 'text/xml', xml.bytes])
	const about = received()[0]?.parts.find(({ name }) => name === 'productActionId')
	expect(about?.bytes.toString()).toBe('11003')
})

test('The same file chosen twice is sent once; another with the same name is kept [474]', async () => {
	const one = files.pdf('a.pdf')
	await send('11001', [one, { ...one }, files.pdf('a.pdf'), { ...one, name: 'b.pdf' }])
	const names = received()[0]
		?.parts.filter(({ name }) => name === 'file[]')
		.map(({ filename }) => filename)
	expect(names?.sort()).toEqual(['a.pdf', 'a.pdf', 'b.pdf'])
})

test('A token that runs out during the upload is renewed, and the same bytes go once more [481]', async () => {
	api.fault('POST', '/api/documents', { status: 401, code: 'accessTokenExpired' }, 1)
	const page = await send('11001', [files.pdf('a.pdf', 400_000)], 'Bewaar dit')
	expect(page.path).toBe('/dashboard')
	const [first, second, ...more] = received()
	expect(more).toEqual([])
	const contentOf = (call = first) => call?.parts.map((part) => [part.name, part.filename, part.sha256])
	expect(contentOf(second)).toEqual(contentOf(first))
	expect(second?.headers.authorization).not.toBe(first?.headers.authorization)
	expect(api.callsTo('POST', '/api/auth/refresh')).toHaveLength(1)
})

test('A browser that sends no origin, such as a text browser, uploads as well [671]', async () => {
	const visitor = startVisitor(portal.url, { textBrowser: true })
	await tryToSignIn(visitor, { branch: 'noord' })
	expect((await send('11001', [files.pdf()], '', visitor)).path).toBe('/dashboard')
	expect(received()).toHaveLength(1)
})

test('An upload broken off half-way is not sent on, and the portal lives on [481]', async () => {
	const { port } = new URL(portal.url)
	const options = {
		port,
		method: 'POST',
		path: '/actions/11001/upload-document',
		headers: {
			host: `localhost:${port}`,
			cookie: anna.cookies.header('/'),
			'content-type': 'multipart/form-data; boundary=x',
			'content-length': 500_000,
		},
	}
	for (let turn = 0; turn < 5; turn += 1) {
		const upload = request(options)
		upload.on('error', () => undefined)
		upload.write('--x\r\nContent-Disposition: form-data; name="files"; filename="a.pdf"\r\n\r\n%PDF-1.7')
		upload.write(Buffer.alloc(100_000))
		await wait(60)
		upload.destroy()
	}
	await wait(100)
	expect((await anna.visit('/healthz')).status).toBe(200)
	expect(received()).toEqual([])
	expect((await send('11001', [files.pdf()])).path).toBe('/dashboard')
})

test('A form that ends too soon, as a broken proxy sends it, is told to be incomplete, and the portal lives on [243]', async () => {
	const type = 'multipart/form-data; boundary=x'
	const part = '--x\r\nContent-Disposition: form-data; name="files"; filename="a.pdf"\r\n\r\n%PDF-1.7'
	const from = await anna.visit('/actions/11001/upload-document')
	for (const text of [part, part.slice(0, 40), '--x', '', `${part}\r\n--y--\r\n`]) {
		const body = { type, body: Buffer.from(text) }
		const answer = await anna.visit('/actions/11001/upload-document', { method: 'POST', body, from })
		expect(answer.isRefused).toBe(true)
	}
	expect((await anna.visit('/healthz')).status).toBe(200)
	expect(received()).toEqual([])
})
