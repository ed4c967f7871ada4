import { createList } from '#app/lib/read-list'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiClient, type Authorization, type LostAnswer } from './client.server'
import { ApiFailure, ApiUnreachable, ContractViolation, UnreadableAnswer, TokenRejected } from './errors'
import { sendCall, type WireRequest } from './transport.server'
import { id, requiredText, text } from './leaves'
import { defineObject } from './wire'

vi.stubEnv('NODE_ENV', 'test')
vi.stubEnv('LOG_LEVEL', 'silent')
vi.mock('./transport.server')

type Given = { status?: number; body?: unknown; headers?: Record<string, string> } | Error

const sent: WireRequest[] = []
let dropped = 0
let given: Given[] = []

beforeEach(() => {
	vi.mocked(sendCall).mockImplementation(async (request) => {
		sent.push(request)
		const next = given.shift() ?? {}
		if (next instanceof Error) throw next
		const { status = 200, body = { data: { id: '1', label: 'Huis' } }, headers = {} } = next
		return {
			status,
			header: (name) => headers[name],
			bytes: async () => Buffer.from(typeof body === 'string' ? body : JSON.stringify(body)),
			stream: () => null,
			drop: async () => void (dropped += 1),
		}
	})
})
afterEach(() => {
	sent.splice(0)
	dropped = 0
	given = []
})

const schema = defineObject({ id, label: text })
const house = { id: '1', label: 'Huis' }
const lost = () => new ApiUnreachable({ cause: Object.assign(new Error('reset'), { code: 'ECONNRESET' }) })

function open(more: Partial<ConstructorParameters<typeof ApiClient>[0]> = {}, ...answers: Given[]) {
	given = answers
	return new ApiClient({
		requestId: 'r1',
		language: async () => 'en',
		branch: async () => 'noord',
		...more,
	})
}
const signedIn = {
	authorization: { accessToken: async () => 'old', renewed: async (refused: string) => `${refused}-new` },
}

test('A call says who asks, in which language, at which branch, and with which request', async () => {
	const api = open(signedIn)
	expect(await api.get('/api/houses/1', schema)).toEqual(house)
	expect(sent).toEqual([
		{
			method: 'GET',
			path: '/api/houses/1',
			timeout: { headers: 10_000, body: 10_000, total: 10_000 },
			headers: {
				Accept: 'application/vnd.api+json, application/json',
				'Accept-Language': 'en',
				'X-Request-Id': 'r1',
				domain: 'noord',
				Authorization: 'Bearer old',
			},
		},
	])
	expect(api.requestId).toBe('r1')
})

test('Who is nobody, at no branch, is not told of', async () => {
	await open({ branch: async () => undefined }).get('/api/houses/1', schema)
	expect(Object.keys(sent[0]?.headers ?? {})).toEqual(['Accept', 'Accept-Language', 'X-Request-Id'])
})

test('A call that needs nobody carries no token, and is not made again for one', async () => {
	await expect(open(signedIn, { status: 401 }).get('/api/languages', schema)).rejects.toBeInstanceOf(
		ApiFailure,
	)
	expect(sent.map(({ headers }) => headers.Authorization)).toEqual([undefined])
})

test('A refused token is renewed once, and the call made again', async () => {
	expect(await open(signedIn, { status: 401 }).get('/api/houses/1', schema)).toEqual(house)
	expect(sent.map(({ headers }) => headers.Authorization)).toEqual(['Bearer old', 'Bearer old-new'])
	expect(dropped).toBe(1)
	sent.splice(0)
	const twice = open(signedIn, { status: 401 }, { status: 401 }).get('/api/houses/1', schema)
	await expect(twice).rejects.toBeInstanceOf(TokenRejected)
	expect(sent).toHaveLength(2)
})

test.each<[string, Authorization]>([
	['that is never renewed', { accessToken: async () => 'old' }],
	['that is not there', { accessToken: async () => undefined, renewed: async () => 'new' }],
])('A token %s is refused for good', async (_what, authorization) => {
	await expect(open({ authorization }, { status: 401 }).get('/api/x', schema)).rejects.toMatchObject({
		answered: 401,
	})
	expect(sent).toHaveLength(1)
})

test.each([400, 404, 500])('An answer of %i is a failure with its code', async (status) => {
	const reading = open({}, { status, body: { code: 'x' } }).get('/api/x', schema)
	await expect(reading).rejects.toMatchObject({ answered: status, code: 'x', mayHaveArrived: false })
})

test('What may not be there is none where it is not, and an error where it failed', async () => {
	expect(await open().find('/api/x', schema)).toEqual(house)
	const partner = '/api/consumers/partner'
	expect(await open({}, { status: 404 }).find(partner, schema)).toBeUndefined()
	await expect(open({}, { status: 404 }).find('/api/x', schema)).rejects.toMatchObject({ answered: 404 })
	await expect(open({}, { status: 410 }).find(partner, schema)).rejects.toMatchObject({ answered: 410 })
	expect(await open({}, { body: { data: null } }).find('/api/x', schema)).toBeUndefined()
	await expect(open({}, { status: 403 }).find('/api/x', schema)).rejects.toMatchObject({ answered: 403 })
	await expect(open({}, lost()).find('/api/x', schema)).rejects.toBeInstanceOf(ApiUnreachable)
	await expect(open({}, { body: { data: { label: 'x' } } }).find('/api/x', schema)).rejects.toBeInstanceOf(
		ContractViolation,
	)
})

test('Of a list the broken are left out; what is no list at all breaks the contract', async () => {
	const list = (data: unknown) => open({}, { body: { data } }).list('/api/x', schema)
	expect(await list([house, {}, 'x'])).toEqual({ known: [house], isComplete: false })
	expect(await list([])).toEqual(createList([]))
	expect(await list(house)).toEqual(createList([house]))
	await expect(list({ label: 'x' })).rejects.toBeInstanceOf(ContractViolation)
	await expect(list(['a word'])).rejects.toBeInstanceOf(ContractViolation)
})

test('What cannot be read is told apart from what did not come', async () => {
	await expect(open({}, { body: 'geen json' }).get('/api/x', schema)).rejects.toBeInstanceOf(UnreadableAnswer)
	await expect(open({}, { body: { data: {} } }).get('/api/x', schema)).rejects.toThrow('/api/x')
})

const imageSchema = defineObject({ image: text })

test.each([
	[{ headers: { 'content-type': ' Image/PNG; x=y' }, body: 'abc' }, 'data:image/png;base64,YWJj'],
	[
		{ headers: { 'content-type': 'application/json' }, body: { data: { id: '1', image: 'data:x' } } },
		'data:x',
	],
	[{ body: { image: 'data:y' } }, 'data:y'],
	[{ headers: { 'content-type': 'image/png' }, body: '' }, undefined],
])('A picture comes alone or as a member: %j', async (answer, image) => {
	expect(await open({}, answer).getImage('/api/qr', imageSchema)).toEqual({ image })
	expect(sent[0]).toMatchObject({ method: 'GET', path: '/api/qr', timeout: { total: 10_000 } })
})

test('Equal reads are made once, until a command', async () => {
	const api = open()
	await Promise.all([api.get('/api/x', schema), api.list('/api/x', schema), api.find('/api/x', schema)])
	await api.get('/api/y', schema)
	expect(sent.map(({ path }) => path)).toEqual(['/api/x', '/api/y'])
	await api.post('/api/command', { a: 1 })
	await api.get('/api/x', schema)
	expect(sent.map(({ path }) => path)).toEqual(['/api/x', '/api/y', '/api/command', '/api/x'])
})

test('What a page can do without waits two seconds', async () => {
	await open().side.get('/api/side', schema)
	expect(sent[0]?.timeout).toEqual({ headers: 2_000, body: 2_000, total: 2_000 })
})

test('A command is sent as JSON, one without a body as none', async () => {
	const api = open()
	await api.post('/api/command', { a: 1 })
	await api.post('/api/command')
	expect(sent.map(({ method, body, headers }) => [method, body, headers['Content-Type']])).toEqual([
		['POST', '{"a":1}', 'application/json'],
		['POST', undefined, undefined],
	])
	expect(sent[0]?.timeout).toMatchObject({ total: 10_000 })
})

test('A command that answers is read, and says nothing of what was read before', async () => {
	const api = open()
	await api.get('/api/x', schema)
	expect(await api.ask('/api/command', { a: 1 }, schema)).toEqual(house)
	await api.get('/api/x', schema)
	expect(sent.map(({ method }) => method)).toEqual(['GET', 'POST', 'GET'])
	await expect(open({}, { body: { data: {} } }).ask('/api/c', {}, schema)).rejects.toThrow('/api/c')
})

test('Files go as one streamed form with its length', async () => {
	const file = {
		field: 'f',
		name: 'a.pdf',
		mime: 'application/pdf',
		size: 1,
		async *read() {
			yield Buffer.from('x')
		},
	}
	await open().upload('/api/documents', { a: '1' }, [file])
	const [call] = sent
	expect(call?.headers['Content-Type']).toMatch(/^multipart\/form-data; boundary=/)
	expect(call?.timeout).toEqual({ headers: 120_000, body: 10_000, total: 120_000 })
	const pieces: Uint8Array[] = []
	if (typeof call?.body === 'function') for await (const piece of call.body()) pieces.push(piece)
	expect(String(Buffer.concat(pieces).length)).toBe(call?.headers['Content-Length'])
	expect(call?.method).toBe('POST')
})

test('A download is handed on as it comes, and ends with the page that asked for it', async () => {
	const { signal } = new AbortController()
	const answer = await open({ signal }).download('/api/file')
	expect([answer.status, dropped]).toEqual([200, 0])
	expect(sent[0]).toMatchObject({
		method: 'GET',
		path: '/api/file',
		signal,
		timeout: { headers: 30_000, body: 30_000 },
	})
})

test.each<[string, Given, boolean]>([
	['a gateway lost', { status: 502 }, true],
	['a gateway lost', { status: 503 }, true],
	['a gateway lost', { status: 504 }, true],
	['failed', { status: 500 }, false],
	['was refused', { status: 422 }, false],
	['broke off', lost(), true],
	['found nobody', new ApiUnreachable({ cause: new Error(), wasSent: false }), false],
])('A command that %s may have arrived or not: %#', async (_what, answer, mayHaveArrived) => {
	await expect(open({}, answer).post('/api/command')).rejects.toMatchObject({ mayHaveArrived })
	const reading = open({}, answer).get('/api/x', schema)
	await expect(reading).rejects.toMatchObject({ mayHaveArrived: false })
})

test('A command that answers HTML is looked up, and counts as answered when it arrived', async () => {
	const answer = { body: '<h1>Ontvangen</h1>' }
	const judge = vi.fn(async (): Promise<LostAnswer> => 'missing')
	const api = open({}, answer, answer)
	api.judgeLostAnswers(judge)
	await expect(api.post('/api/command')).rejects.toMatchObject({ mayHaveArrived: true })
	judge.mockResolvedValueOnce('arrived')
	await expect(api.post('/api/command')).resolves.toBeUndefined()
})

test('A command that a 2xx refuses did not arrive, and what was read before it is read again', async () => {
	const judge = vi.fn(async (): Promise<LostAnswer> => 'arrived')
	const api = open({}, {}, { body: { success: false } })
	await api.get('/api/x', schema)
	api.judgeLostAnswers(judge)
	await expect(api.post('/api/command')).rejects.toMatchObject({ answered: 422, mayHaveArrived: false })
	expect(judge).not.toHaveBeenCalled()
	await api.get('/api/x', schema)
	expect(sent).toHaveLength(3)
})

test('A partner that a 2xx reports as missing is none', async () => {
	const body = { errors: [{ status: '404' }] }
	expect(await open({}, { body }).find('/api/consumers/partner', schema)).toBeUndefined()
})

test('A command whose answer is lost counts as answered where it is known to have arrived', async () => {
	const judge = vi.fn(async (): Promise<LostAnswer> => 'arrived')
	const api = open({}, {}, lost())
	await api.get('/api/x', schema)
	api.judgeLostAnswers(judge)
	await api.post('/api/command')
	expect(judge).toHaveBeenCalledTimes(1)
	await api.get('/api/x', schema)
	expect(sent.map(({ path }) => path)).toEqual(['/api/x', '/api/command', '/api/x'])
})

test.each(['done', 'missing'] as const)(
	'A lost answer (%s) ends earlier reads when done',
	async (outcome) => {
		const api = open({}, {}, lost())
		await api.get('/api/x', schema)
		api.judgeLostAnswers(async () => outcome)
		await expect(api.post('/api/command')).rejects.toBeInstanceOf(ApiUnreachable)
		await api.get('/api/x', schema)
		expect(sent).toHaveLength(outcome === 'done' ? 3 : 2)
	},
)

test('Nobody asks whether a refusal arrived, and what was read before it is read again', async () => {
	const judge = vi.fn(async (): Promise<LostAnswer> => 'arrived')
	const api = open({}, {}, { status: 422 })
	await api.get('/api/x', schema)
	api.judgeLostAnswers(judge)
	await expect(api.post('/api/command')).rejects.toBeInstanceOf(ApiFailure)
	expect(judge).not.toHaveBeenCalled()
	await api.get('/api/x', schema)
	expect(sent).toHaveLength(3)
})

test('A list whose things are no objects of the schema is judged by the schema alone', async () => {
	expect(await open({}, { body: ['a'] }).list('/api/words', requiredText)).toEqual(createList(['a']))
})
