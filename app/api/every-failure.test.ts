import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { defineObject } from './wire'
import { ApiClient } from './client.server'
import { ApiFailure } from './errors'

interface Told {
	status: number
	body: string
	type?: string
}

let result: Told
const server = createServer((request, response) => {
	request.resume()
	response.writeHead(result.status, { 'content-type': result.type ?? 'application/json' }).end(result.body)
})
beforeAll(async () => {
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
	const { port } = server.address() as AddressInfo
	vi.stubEnv('NODE_ENV', 'test')
	vi.stubEnv('LOG_LEVEL', 'silent')
	vi.stubEnv('API_URL', `http://127.0.0.1:${port}`)
	vi.stubEnv('SESSION_SECRET', '0123456789abcdef'.repeat(2))
})
afterAll(() => {
	server.closeAllConnections()
	server.close()
})

const schema = defineObject({})
const calls: Record<string, (api: ApiClient) => Promise<unknown>> = {
	get: (api) => api.get('/api/consumers', schema),
	find: (api) => api.find('/api/consumers/partner', schema),
	getImage: (api) => api.getImage('/api/auth/two-factor-qr', schema),
	list: (api) => api.list('/api/actions', schema),
	'side list': (api) => api.side.list('/api/banners', schema),
	'side get': (api) => api.side.get('/api/maintenance', schema),
	ask: (api) => api.ask('/api/auth/login', {}, schema),
	post: (api) => api.post('/api/knowledge-form', {}),
	upload: (api) => api.upload('/api/documents', { productActionId: '1' }, []),
	download: (api) => api.download('/api/actions/1/download'),
}

const code = 'invalidDate'
/** Places of a code (contract §2), in order of precedence. */
const envelopes: [name: string, body: unknown][] = [
	['code', { code }],
	['error.code', { error: { code } }],
	['error, a text', { error: code }],
	['errors[0].code', { errors: [{ code }] }],
	['code before all others', { code, error: { code: 'no' }, errors: [{ code: 'no' }] }],
	['error.code before errors', { code: '', error: { code }, errors: [{ code: 'no' }] }],
	['error before errors', { code: 7, error: code, errors: [{ code: 'no' }] }],
]
const codeless: [name: string, body: string, type?: string][] = [
	['no code', '{"message":"Sorry"}'],
	['a code that is no text', '{"code":7,"errors":[{"code":null}]}'],
	['an empty list of errors', '{"errors":[]}'],
	['HTML', '<!doctype html><h1>Bad Gateway</h1>', 'text/html'],
	['nothing', ''],
	['broken JSON', '{"code":"invalidDa'],
	['a list', '[{"code":"invalidDate"}]'],
]

/** Bodies of a 2xx that report a failure (contract §9), with the status that they name. */
const reported: [name: string, body: unknown, status?: number][] = [
	['errors', { errors: [{ code }] }],
	['errors beside data', { data: { id: '1' }, errors: [{ code }] }],
	['errors by field', { code, errors: { date: ['wrong'] } }],
	['a text as errors', { code, errors: 'wrong' }],
	['success false', { code, success: false }],
	['success as a word', { code, success: 'No' }],
	['ok false', { code, ok: 0 }],
	['status error', { code, status: 'error' }],
	['status fail', { code, status: 'Fail', data: [] }],
	['another spelling', { code, Success: false }],
	['a status of the error', { errors: [{ code, status: '409' }] }, 409],
	['a refused token', { errors: [{ code, status: 401 }] }],
]
const successes: unknown[] = [
	{ data: { id: '1' }, errors: [] },
	{ data: { id: '1' }, errors: {} },
	{ data: { id: '1' }, errors: null, success: true, ok: 1, status: 'success' },
	{ data: { id: '1', status: 'error', success: false, errors: ['x'] } },
	{ data: { id: '1' }, success: null, ok: '', status: 'failed' },
]

const failureOf = async (call: (api: ApiClient) => Promise<unknown>) => {
	const api = new ApiClient({
		requestId: '1',
		language: () => Promise.resolve('nl' as const),
		branch: () => Promise.resolve('noord'),
	})
	return call(api).then(
		() => 'no failure',
		(error: unknown) => error,
	)
}

test('These are all ways in which the portal calls the API', () => {
	const methods = Object.getOwnPropertyNames(ApiClient.prototype)
	const others = ['constructor', 'side', 'within', 'requestId', 'judgeLostAnswers']
	expect(methods.filter((name) => !others.includes(name)).sort()).toEqual(
		Object.keys(calls)
			.filter((name) => !name.startsWith('side'))
			.sort(),
	)
})

describe.each(Object.entries(calls))('A failure of %s', (_name, call) => {
	test.each(envelopes)('tells its code as %s', async (_where, body) => {
		for (const status of [400, 403, 409, 422, 423, 500]) {
			result = { status, body: JSON.stringify(body) }
			const failure = await failureOf(call)
			expect(failure).toBeInstanceOf(ApiFailure)
			expect(failure).toMatchObject({ answered: status, code })
		}
	})

	test.each(codeless)('that tells %s has no code, and is a failure all the same', async (...row) => {
		const [, body, type] = row
		result = { status: 422, body, type }
		const failure = await failureOf(call)
		expect(failure).toBeInstanceOf(ApiFailure)
		expect(failure).toMatchObject({ answered: 422, code: undefined })
	})

	test('names the fields that are wrong', async () => {
		const errors = [
			{ code, source: { pointer: '/data/attributes/date' } },
			{ code: 'required', source: { pointer: '/data/attributes/persons/0/email' } },
			{ code: 'other', source: { pointer: '/elsewhere' } },
		]
		result = { status: 422, body: JSON.stringify({ errors }) }
		expect(await failureOf(call)).toMatchObject({
			fields: [
				{ field: 'data/attributes/date', code },
				{ field: 'data/attributes/persons/0/email', code: 'required' },
				{ field: 'elsewhere', code: 'other' },
			],
		})
	})
})

const isCommand = (name: string) => ['ask', 'post', 'upload'].includes(name)

describe.each(Object.entries(calls).filter(([name]) => name !== 'download'))('A 200 of %s', (name, call) => {
	test.each(reported)(
		'that reports %s is a failure of a read, or a refusal of a command',
		async (...[, body, status]) => {
			for (const answered of [200, 202]) {
				result = { status: answered, body: JSON.stringify(body) }
				const failure = await failureOf(call)
				expect(failure).toBeInstanceOf(ApiFailure)
				const usual = isCommand(name) ? 422 : 502
				expect(failure).toMatchObject({ answered: status ?? usual, code, mayHaveArrived: false })
			}
		},
	)

	test('that reports one each time is never cached as a success', async () => {
		result = { status: 200, body: JSON.stringify({ success: false, code, filler: 'x'.repeat(20_000) }) }
		for (let time = 0; time < 3; time++) expect(await failureOf(call)).toBeInstanceOf(ApiFailure)
	})

	test('names the fields that are wrong', async () => {
		const errors = [{ code, source: { pointer: '/data/attributes/date' } }]
		result = { status: 200, body: JSON.stringify({ errors }) }
		expect(await failureOf(call)).toMatchObject({ fields: [{ field: 'data/attributes/date', code }] })
	})

	test.each(successes)('that holds %j is a success', async (body) => {
		result = { status: 200, body: JSON.stringify(body) }
		expect(await failureOf(call)).toBe('no failure')
	})
})
