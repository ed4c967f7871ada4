import { http, HttpResponse } from 'msw'
import { request } from 'undici'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { startApiWith, type TestApi } from './api'

let api: TestApi
beforeAll(async () => {
	api = await startApiWith({ handle: () => Response.json({ data: { id: '1' } }) })
})
afterEach(() => api.heal())
afterAll(() => api.close())

function get(path: string) {
	return request(api.url + path, { method: 'GET', reset: true })
}

test('The recorder keeps what a call carried', async () => {
	await request(`${api.url}/api/actions?page=2`, {
		method: 'POST',
		headers: { 'content-type': 'application/json', domain: 'noord' },
		body: '{"a":1}',
	})
	expect(api.callsTo('POST', '/api/actions').at(-1)).toMatchObject({
		query: { page: '2' },
		headers: { domain: 'noord' },
		json: { a: 1 },
	})
})

test.each([
	['html', 200, '<h1>'],
	['gateway', 502, 'Bad Gateway'],
	['broken-json', 200, '{"data"'],
	['empty', 200, ''],
	['wrong-shape', 200, '[[null'],
	[{ status: 500, code: 'mysqlError' }, 500, 'mysqlError'],
] as const)('The fault %o answers in its own way, and only on its own path', async (fault, status, words) => {
	api.fault('GET', '/api/banners', fault)
	const answer = await get('/api/banners')
	expect(answer.statusCode).toBe(status)
	expect(await answer.body.text()).toContain(words)
	expect((await get('/api/theme')).statusCode).toBe(200)
})

test.each(['closed', 'reset'] as const)(
	'The fault %s breaks the connection, once when asked so',
	async (fault) => {
		api.fault('GET', '/api/banners', fault, 1)
		await expect(get('/api/banners')).rejects.toThrow(fault === 'reset' ? /ECONNRESET/ : /other side closed/)
		expect((await get('/api/banners')).statusCode).toBe(200)
	},
)

test('A slow call answers late but rightly', async () => {
	api.fault('GET', '/api/banners', { slow: 80 })
	const start = performance.now()
	expect(await (await get('/api/banners')).body.json()).toEqual({ data: { id: '1' } })
	expect(performance.now() - start).toBeGreaterThan(75)
})

test('An API that is down refuses connections until it is healed', async () => {
	await api.refuse()
	await expect(get('/api/banners')).rejects.toThrow(/ECONNREFUSED/)
	await api.heal()
	expect((await get('/api/banners')).statusCode).toBe(200)
})

test("A foreign answer written with msw stands in front of the API's own", async () => {
	api.answer(http.get('*/api/banners', () => HttpResponse.json({ data: [] }, { status: 203 })))
	expect((await get('/api/banners')).statusCode).toBe(203)
	expect((await get('/api/theme')).statusCode).toBe(200)
})
