import { beforeEach, expect, test, vi } from 'vitest'
import { readDocumentList } from '#tests/support/read-document'
import { unread } from '#app/lib/unread'
import { getLogger } from '#app/config/log.server'
import { ApiUnreachable, ContractViolation, isUnreadableCommand, UnreadableAnswer } from './errors'
import {
	createCallFacts,
	describeCause,
	parseResource,
	readJson,
	refuseRedirect,
	requireCommandSuccess,
} from './read-answer.server'
import { id } from './leaves'
import { number } from './numbers'
import { createReader, refused } from './reader'
import { defineList, defineObject } from './wire'

vi.stubEnv('LOG_LEVEL', 'silent')

const warn = vi.spyOn(getLogger(), 'warn')
beforeEach(() => void warn.mockClear())
const lines = () => warn.mock.calls.map(([line]) => line)

const call = { requestId: 'r', method: 'GET', path: '/api/documents' } as const
const schema = defineObject({ id })
const broken = (count: number) => Array.from({ length: count }, () => ({}))

test('What is broken in a list is left out, a thousand times at most [208]', () => {
	const one = { id: '1' }
	expect(readDocumentList(schema, [...broken(1_000), one], call)).toEqual({ known: [one], isComplete: false })
	expect(() => readDocumentList(schema, [...broken(1_001), one], call)).toThrow(ContractViolation)
})

test('Once it is given up, no more of it is read', () => {
	let reads = 0
	const counted = createReader({ is: 'value', expected: 'nothing' }, () => {
		reads += 1
		return refused
	})
	const long = Array.from({ length: 5_000 }, () => ({ label: 'x'.repeat(50) }))
	expect(() => readDocumentList(counted, long, call)).toThrow(ContractViolation)
	expect(reads).toBe(1_001)
})

test('A list that is longer than anybody needs is given up before it is read', () => {
	const list = (length: number) =>
		Array.from({ length }, (_, at) => ({ id: `${at}`, label: 'Offerte van de Rabobank' }))
	expect(readDocumentList(schema, list(10_000), call).known).toHaveLength(10_000)
	expect(() => readDocumentList(schema, list(10_001), call)).toThrow(ContractViolation)
})

test('Rows that say nothing but their id are a thousand at most, and one more for each fifty bytes', () => {
	const list = (length: number) => Array.from({ length }, (_, at) => ({ id: `${1_000 + at}` }))
	expect(readDocumentList(schema, list(1_300), call).known).toHaveLength(1_300)
	expect(() => readDocumentList(schema, list(1_500), call)).toThrow(ContractViolation)
	expect(lines()).toEqual([{ ...call, fault: 'tooMany', limit: 1_420 }])
})

test('A call is told by its path, without what is asked of it', () => {
	const factsOf = (path: string) => createCallFacts('r', { method: 'POST', path })
	expect(factsOf('/api/a?token=x?y')).toEqual({ requestId: 'r', method: 'POST', path: '/api/a' })
	expect(factsOf('/api/a')).toEqual({ requestId: 'r', method: 'POST', path: '/api/a' })
})

const answerOf = (bytes: () => Promise<Uint8Array<ArrayBuffer>>) => ({
	status: 200,
	header: () => undefined,
	bytes,
	stream: () => null,
	drop: async () => undefined,
})

test('An answer is read as a document, within the limit of its call', async () => {
	const bytes = vi.fn(async () => Buffer.from('{"data": []}'))
	expect(await readJson(answerOf(bytes), call)).toEqual({ data: [] })
	expect(bytes).toHaveBeenCalledWith(5 * 1024 * 1024)
	expect(lines()).toEqual([])
})

const reset = Object.assign(new Error('Anna'), { code: 'ECONNRESET' })
const tooLarge = { fault: 'tooLarge', limit: 5 } as const

test.each([
	[
		'is no JSON',
		async () => Buffer.from('Anna'),
		UnreadableAnswer,
		{ fault: 'notJson', position: 0, length: 4 },
	],
	['is too large', () => Promise.reject(new UnreadableAnswer(tooLarge)), UnreadableAnswer, tooLarge],
	['broke off', () => Promise.reject(reset), ApiUnreachable, { fault: 'ECONNRESET' }],
	[
		'did not come',
		() => Promise.reject(new ApiUnreachable({ cause: reset })),
		ApiUnreachable,
		{ fault: 'ECONNRESET' },
	],
])('Of an answer that %s the log has one line, without what it held', async (_what, bytes, kind, where) => {
	await expect(readJson(answerOf(bytes), call)).rejects.toBeInstanceOf(kind)
	expect(lines()).toEqual([{ ...call, ...where }])
})

const command = { ...call, method: 'POST' } as const
const finish = (body: string) =>
	requireCommandSuccess(
		answerOf(async () => Buffer.from(body)),
		command,
	)

const resource = '{"data": {"id": "1", "status": "error", "success": false, "errors": ["x"]}}'
const noError = '{"error": false, "errors": {}, "status": 200, "result": "ok", "exception": null}'

test.each(['', ' \n', '\ufeff', '{}', '[]', '""', 'null', '"ok"', '{"data": [[null]]}', resource, noError])(
	'A command that is answered with %j is done',
	async (body) => {
		await expect(finish(body)).resolves.toBeUndefined()
		expect(lines()).toEqual([])
	},
)

test.each(['OK', '<!doctype html><h1>It works!</h1>', '{"data": {"id'])(
	'A command that is answered with %j has perhaps arrived',
	async (body) => {
		await expect(finish(body)).rejects.toMatchObject({ mayHaveArrived: true, status: 502 })
		expect(lines()).toMatchObject([{ fault: 'notJson', method: 'POST' }])
	},
)

test.each([
	'false',
	'0',
	'"Nee"',
	'{"error": "SQLSTATE[23000]"}',
	'{"Error": {"message": "Mislukt"}}',
	'{"data": {"errors": ["x"]}}',
	'{"data": {"success": false}}',
	'{"data": {"data": {"ok": 0}}}',
	'{"status": 422, "message": "Mislukt"}',
	'{"status_code": "500"}',
	'{"status": "failed"}',
	'{"result": false}',
	'{"result": "error"}',
	'{"has_errors": true}',
	'{"exception": "RuntimeException"}',
	'{"isSuccess": false}',
	'{"succeeded": "no"}',
	'{"result": "NOK"}',
	'{"fault": {"code": 1}}',
	'[{"errors": ["x"]}]',
	'[[{"error": 1}]]',
])(
	'A command that is answered with %s has perhaps arrived, whatever the words of its failure',
	async (body) => {
		await expect(finish(body)).rejects.toMatchObject({ mayHaveArrived: true, status: 502 })
		expect(lines()).toMatchObject([{ fault: 'doubtful', method: 'POST' }])
	},
)

test('An answer with several statuses says of no command that it is done', async () => {
	const answer = { ...answerOf(async () => Buffer.from('{"data": []}')), status: 207 }
	await expect(requireCommandSuccess(answer, command)).rejects.toMatchObject({ mayHaveArrived: true })
})

test.each([
	['POST', true],
	['GET', false],
] as const)(
	'A redirect of a %s is no answer: whether it has perhaps arrived: %s',
	async (method, mayHaveArrived) => {
		const answer = {
			...answerOf(async () => Buffer.from('')),
			status: 302,
			header: () => 'https://naam:geheim@sso.example/login?token=geheim#x',
		}
		await expect(refuseRedirect(answer, { ...call, method })).rejects.toMatchObject({
			mayHaveArrived,
			status: 502,
		})
		const location = 'https://sso.example/login'
		expect(lines()).toMatchObject([{ fault: 'redirect', status: 302, location }])
	},
)

test.each([
	['breaks off after its status', reset, 'ECONNRESET'],
	['breaks off while it is decoded', new ApiUnreachable({ cause: reset }), 'ECONNRESET'],
	['is no gzip', new UnreadableAnswer({ fault: 'badCoding' }), 'badCoding'],
	['has a coding that nobody knows', new UnreadableAnswer({ fault: 'unknownCoding' }), 'unknownCoding'],
	['is too large', new UnreadableAnswer(tooLarge), 'tooLarge'],
])('A command whose answer %s has perhaps arrived, and no line broke (contract §10)', async (...row) => {
	const [, error, fault] = row
	const finishing = requireCommandSuccess(
		answerOf(() => Promise.reject(error)),
		command,
	)
	await expect(finishing).rejects.toSatisfy(isUnreadableCommand)
	expect(lines()).toMatchObject([{ fault, method: 'POST' }])
})

test('A command that needs its answer, and gets half of one, has an answer that cannot be read', async () => {
	await expect(
		readJson(
			answerOf(() => Promise.reject(reset)),
			command,
		),
	).rejects.toMatchObject({ where: { fault: 'brokeOff' }, status: 502 })
})

test('An answer that broke off keeps its cause, which tells whether it was sent', async () => {
	await expect(
		readJson(
			answerOf(() => Promise.reject(reset)),
			call,
		),
	).rejects.toMatchObject({ cause: reset })
})

test.each([
	[reset, 'ECONNRESET'],
	[new TypeError('Anna', { cause: reset }), 'ECONNRESET'],
	[new TypeError('Anna', { cause: 'Anna' }), 'TypeError'],
	['Anna', 'unknown'],
	[{ cause: reset }, 'unknown'],
	[null, 'unknown'],
])('What went wrong is told in a word: %s is %s', (error, word) => {
	expect(describeCause(error)).toBe(word)
})

test('A resource that breaks its schema is a violation, told by the ways to what is broken', () => {
	const nested = defineObject({ id, part: schema, parts: defineList(schema) })
	const whole = { id: '1', part: { id: '2' } }
	expect(parseResource(nested, whole, call)).toMatchObject(whole)
	expect(lines()).toEqual([])
	expect(() => parseResource(nested, { part: {} }, call)).toThrow(ContractViolation)
	expect(lines()).toEqual([{ ...call, fields: ['/id', '/part/id'] }])
})

test('What a reader drops of a resource is told, whether it came alone or in a list', () => {
	const product = defineObject({ id, amount: number })
	const lost = [{ member: '/amount', expected: 'number', received: 'text' }]
	const alone = { ...call, path: '/api/consumers' }
	expect(parseResource(product, { id: 1, amount: 'veel' }, alone)).toEqual({ id: '1', amount: unread })
	expect(readDocumentList(product, [{ id: 1 }, { id: 2, amount: 'veel' }], call).known).toHaveLength(2)
	expect(lines()).toEqual([
		{ ...alone, lost },
		{ ...call, lost },
	])
})

test('Of a list the first ten places are told, once, of one that is whole nothing', () => {
	readDocumentList(schema, [{ id: '1' }], call)
	expect(lines()).toEqual([])
	const places = { ...call, path: '/api/places' }
	readDocumentList(schema, [{ id: '1' }, ...broken(12)], places)
	readDocumentList(schema, [...broken(3), { id: '1' }], { ...places, requestId: 'later' })
	expect(lines()).toEqual([
		{ ...places, fields: Array.from({ length: 10 }, (_, index) => `/${index + 1}/id`) },
	])
})

test('A list that is given up is told with its bound', () => {
	const long = Array.from({ length: 10_001 }, () => ({ label: 'x'.repeat(50) }))
	expect(() => readDocumentList(schema, long, call)).toThrow(ContractViolation)
	expect(lines()).toEqual([{ ...call, fault: 'tooMany', limit: 10_000 }])
})

test.each([[null], [7], ['word'], [{ data: 'word' }], [{ data: 7 }]])(
	'The body %j is neither a list nor none: it cannot be read',
	(body) => {
		expect(() => readDocumentList(schema, body, call)).toThrow(ContractViolation)
		expect(lines()).toEqual([{ ...call, fields: [''] }])
	},
)

test('An empty list and `data: null` are none; a total above what came, or an element left out, is not', () => {
	const one = { id: '1' }
	const none = { known: [], isComplete: true }
	expect([[], { data: [] }, { data: null }].map((body) => readDocumentList(schema, body, call))).toEqual(
		Array(3).fill(none),
	)
	const list = (data: unknown[], meta: object) => readDocumentList(schema, { data, meta }, call).isComplete
	expect(list([one, one], { total: 1 })).toBe(true)
	expect(list([one], { total: 1 })).toBe(true)
	expect(list([one], { page: { total: 2 } })).toBe(false)
	expect(list([one, {}], { total: 2 })).toBe(false)
})
