import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { readText } from '#tests/support/card'
import { generic, machineTalk } from '#tests/support/fault-list'
import { listen, closeServer } from '#tests/support/listen'
import { collectWarnings } from '#tests/support/collect-warnings'
import { signIn } from '#tests/support/sign-in'
import { startVisitor } from '#tests/support/visitor'
import { deal } from '#tests/support/full'
import { useSite } from '#tests/support/use-site'

const { api, portal } = await useSite()
const anna = (await signIn(portal.url, { branch: 'noord' })).visitor

const megabyte = 1024 * 1024

/** A response of this many equal pieces; it stops when the reader stops. */
function pieces(piece: string | Buffer, times: number, headers: Record<string, string> = {}) {
	let left = times
	const body = new ReadableStream({
		pull(controller) {
			if (left-- > 0) controller.enqueue(Buffer.from(piece))
			else controller.close()
		},
	})
	return new HttpResponse(body, { headers: { 'Content-Type': 'application/json', ...headers } })
}

const json = (body: string | Buffer, headers: Record<string, string> = {}) => pieces(body, 1, headers)

/** Memory of the portal in MB. */
function memory() {
	return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${portal.pid}/status`, 'utf8'))?.[1]) / 1024
}

const tooLarge = { fault: 'tooLarge', limit: 5 * megabyte }
const gzip = { 'Content-Encoding': 'gzip' }

test.each<[what: string, answer: () => Response, where: object]>(
	deal('wire', [
		['of 6 MB', () => json(`{"data": ["${'x'.repeat(6 * megabyte)}"]}`), tooLarge],
		['that never ends', () => pieces(' '.repeat(megabyte), Infinity), tooLarge],
		['of 200 MB in 200 KB', () => pieces(gzipSync(Buffer.alloc(megabyte, ' ')), 200, gzip), tooLarge],
		[
			'nested 100,000 deep',
			() => json('['.repeat(100_000) + ']'.repeat(100_000)),
			{ fault: 'tooDeep', limit: 64 },
		],
		['that is no gzip', () => json('{"data": []}', gzip), { fault: 'badCoding' }],
		[
			'cut off in its gzip',
			() => json(gzipSync('{"data": []}').subarray(0, -10), gzip),
			{ fault: 'badCoding' },
		],
		['in a coding of its own', () => json('x', { 'Content-Encoding': 'zip' }), { fault: 'unknownCoding' }],
		[
			'that breaks off',
			() => json('{"data": [{"name": "Anna'),
			{ fault: 'notJson', position: 19, length: 24 },
		],
	]),
)('A page whose answer is one %s says that something went wrong; the log says where', async (...row) => {
	const [, answer, where] = row
	api.answer(http.get('*/api/documents', () => answer()))
	const before = memory()
	const { result: page, warnings } = await collectWarnings(portal, '/api/documents', () =>
		anna.visit('/important-documents'),
	)
	expect(page.status).toBe(502)
	const words = readText(page.document.body)
	expect(words).toContain(generic.nl)
	expect(words).not.toMatch(machineTalk)
	expect(warnings).toEqual([
		expect.objectContaining({
			...where,
			msg: 'answer could not be read',
			requestId: page.headers['x-request-id'],
			method: 'GET',
			path: '/api/documents',
		}),
	])
	expect(JSON.stringify(warnings)).not.toContain('Anna')
	expect(memory() - before).toBeLessThan(150)
	await api.heal()
	expect((await anna.visit('/important-documents')).status).toBe(200)
})

const documentOf = (attributes: string, more = '') =>
	`{"data": [{"type": "documents", "id": "1", "attributes": {"label": "Goed", ${attributes}}${more}}`

test('A chain of 50,000 related resources is followed as far as the page needs it', async () => {
	const next = (id: number) => `{"next":{"data":{"type":"c","id":"${id}"}}}`
	const included = Array.from({ length: 50_000 }, (_, id) => {
		return `{"type":"c","id":"${id}","relationships":${next(id + 1)}}`
	})
	const category = `, "relationships": {"category": {"data": {"type": "c", "id": "0"}}}`
	api.answer(
		http.get('*/api/documents', () =>
			json(`${documentOf('"description": "d"', category)}], "included": [${included.join()}]}`),
		),
	)
	const page = await anna.visit('/important-documents')
	expect(page.status).toBe(200)
	expect(page.words).toContain('Goed')
})

test('A gzipped answer is an answer', async () => {
	api.answer(
		http.get('*/api/documents', () => json(gzipSync(`${documentOf('"filename": "a.pdf"')}]}`), gzip)),
	)
	expect((await anna.visit('/important-documents')).words).toContain('Goed')
})

const addressIn = (link: string) => {
	return Buffer.from(link.replace('/images/', '').split('.')[0] ?? '', 'base64url').toString()
}

const inherited = ['__proto__', 'constructor', 'toString', 'hasOwnProperty']

test.each(inherited)(
	'A member, a type and a status called %s are unknown ones like any other',
	async (name) => {
		const stranger = `"${name}": {"is_done": true, "polluted": "polluted", "id": "${name}"}`
		const attributes = `"label": "Goed", "type": "${name}", ${stranger}`
		const product = `"product": {"id": "1", "type": "${name}", "label": "Mijn huis", ${stranger}}`
		api.answer(
			http.get('*/api/actions', () =>
				json(
					`{"data": [{"type": "actions", "id": "77", "attributes": {${attributes}, ${product}}}], ${stranger}}`,
				),
			),
			http.get('*/api/products/definitions', () => json(`{"data": {"attributes": {${stranger}}}}`)),
			http.get('*/api/documents', () => json(`${documentOf(stranger)}]}`)),
		)
		for (const address of ['/dashboard', '/actions', '/important-documents', '/documents']) {
			const page = await anna.visit(address)
			expect([address, page.status]).toEqual([address, 200])
			expect(page.words).not.toMatch(/polluted|native code|\[object|dashboard\.groups/)
		}
		const dashboard = await anna.visit('/dashboard')
		expect(dashboard.words).toContain('Mijn huis')
		expect([...dashboard.document.querySelectorAll('a')].map(({ href }) => href)).not.toContainEqual(
			expect.stringMatching(/\/77$/),
		)
	},
)

test('A refusal whose body never ends is a refusal all the same', async () => {
	api.answer(
		http.post('*/api/auth/login', () => {
			const { body } = pieces(' '.repeat(megabyte), Infinity)
			return new HttpResponse(body, { status: 422 })
		}),
	)
	const login = await startVisitor(portal.url).visit('/?domain=noord')
	login.fill(/^E-mailadres/, 'anna@voorbeeld.nl')
	login.fill('Wachtwoord', 'verkeerd')
	const page = await login.press('Inloggen')
	expect(page.isRefused).toBe(true)
	expect(page.getByRole('alert').textContent).toContain(generic.nl)
})

test('A picture lies at the address of the API or on the internet, not on a neighbour of the portal', async () => {
	let asked = 0
	const neighbour = await listen((_request, response) => {
		asked += 1
		response.setHeader('Content-Type', 'image/png').end('secret')
	})
	const banner = (origin: string) => {
		const attributes = {
			title: 'Nieuws',
			url: 'https://voorbeeld.nl/',
			image: `${origin}/images/logo-noord.svg`,
		}
		return { data: [{ type: 'banners', id: '1', attributes }] }
	}
	const statusOf = async (origin: string) => {
		api.answer(http.get('*/api/banners', () => HttpResponse.json(banner(origin))))
		const { document } = await anna.visit('/dashboard')
		const [link] = [...document.querySelectorAll('main img')]
			.map((image) => image.getAttribute('src') ?? '')
			.filter((source) => addressIn(source) === `${origin}/images/logo-noord.svg`)
		return link && (await anna.visit(link)).status
	}
	expect(await statusOf(`http://127.0.0.1:${neighbour.port}`)).toBe(404)
	expect(await statusOf(`http://localhost:${neighbour.port}`)).toBe(404)
	expect(asked).toBe(0)
	expect(await statusOf(api.url)).toBe(200)
	await closeServer(neighbour.server)
})
