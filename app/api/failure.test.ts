import { expect, test, vi } from 'vitest'
import { getMessageKey } from './error-members'
import { ApiFailure, ApiUnreachable, ContractViolation, LicenceUnavailable, UnreadableAnswer } from './errors'
import { getFailureCause } from './failure-cause'
import { readFailure } from './failure'
import { listProblems, settle } from '#app/request/settle'
import { readDataUri } from './data-uri'

const read = (body: unknown, status = 422, headers: Record<string, string> = {}) =>
	readFailure({
		status,
		header: (name) => headers[name],
		bytes: async () => Buffer.from(typeof body === 'string' ? body : JSON.stringify(body)),
	})

test.each([
	[{ code: 'a', error: { code: 'b' }, errors: [{ code: 'c' }] }, 'a'],
	[{ error: { code: 'b' }, errors: [{ code: 'c' }] }, 'b'],
	[{ error: 'b', errors: [{ code: 'c' }] }, 'b'],
	[{ errors: [{ code: 'c' }, { code: 'd' }] }, 'c'],
	[{ code: '', error: '', errors: [] }, undefined],
	[{ code: 5, error: ['x'], errors: 'x' }, undefined],
	[{ errors: ['x'] }, undefined],
	[['x'], undefined],
	[null, undefined],
	['<html>', undefined],
])('The code that %j tells is %s', async (body, code) => {
	const failure = await read(body)
	expect([failure.answered, failure.code]).toEqual([422, code])
	expect(failure.message).toBe(`API answered 422 ${code ?? 'without a code'}`)
})

test('A known code is found before others, and where other dialects have it', async () => {
	const code = 'invalidOtp'
	for (const body of [
		{ error: 'Unprocessable Entity', errorCode: code },
		{ code: 'validation_failed', errors: [{ code }] },
		{ type: 'https://api.example/problems/invalid-otp', title: 'Wrong' },
		{ statusCode: 422, message: code, error: 'invalid' },
		{ errors: [{ title: 'Wrong', extensions: { code } }] },
		{ errors: [{ meta: { code } }] },
		{ Error: { ErrorCode: code } },
	])
		expect(getMessageKey(await read(body))).toBe('errors.invalidOtp')
})

test.each(['Jan Jansen', 'jan@voorbeeld.nl', '0612345678', 'x'.repeat(65), 'a\nb'])(
	'A code that may be a value is none: %j',
	async (code) => {
		expect((await read({ code, error: code, errors: [{ code }] })).code).toBeUndefined()
	},
)

test('A wait of more than 60 days is not believed', async () => {
	expect((await read({}, 429, { 'retry-after': '9'.repeat(400) })).retryAfterSeconds).toBeUndefined()
	expect((await read({ locked_time_remaining: 1e15 })).lockedSeconds).toBeUndefined()
	expect((await read({ locked_time_remaining: -1 })).lockedSeconds).toBeUndefined()
})

test.each([
	[{ locked_time_remaining: 30 }, 30],
	[{ error: { lockedTimeRemaining: '40' } }, 40],
	[{ data: { locked_time_remaining: 50 } }, 50],
	[{ data: { attributes: { lockedTimeRemaining: 0 } } }, 0],
	[{ data: {} }, undefined],
])('How long somebody is locked out is told by %j: %s', async (body, seconds) => {
	expect((await read(body)).lockedSeconds).toBe(seconds)
})

test.each([
	['30', 30],
	[' 30 ', 30],
	['Mon, 23 Nov 2026 12:00:40 GMT', 40],
	['Mon, 23 Nov 2026 11:00:00 GMT', 0],
	['soon', undefined],
	['30s', undefined],
])('When it may be tried again is told by %j: %s', async (told, seconds) => {
	vi.useFakeTimers({ now: new Date('2026-11-23T12:00:00Z'), toFake: ['Date'] })
	expect((await read({}, 429, { 'retry-after': told })).retryAfterSeconds).toBe(seconds)
	vi.useRealTimers()
})

test('Of who does not tell when, nobody knows', async () => {
	expect((await read({})).retryAfterSeconds).toBeUndefined()
})

test.each([
	[400, 400],
	[499, 499],
	[500, 502],
	[503, 502],
])('A page that needs an answer of %i answers %i', (answered, status) => {
	expect(new ApiFailure(answered, undefined).status).toBe(status)
})

test('Each kind of error says what it is, with the status of a page that cannot do without', () => {
	const errors = [
		new ApiUnreachable({ cause: 1 }),
		new ContractViolation('/api/x'),
		new UnreadableAnswer({ fault: 'badCoding' }),
		new LicenceUnavailable(),
	]
	expect(
		errors.map(({ status, message, code, mayHaveArrived }) => [status, message, code, mayHaveArrived]),
	).toEqual([
		[503, 'API gave no answer', undefined, false],
		[502, 'API answer breaks the contract: /api/x', undefined, false],
		[502, 'API answer breaks the contract: badCoding', undefined, false],
		[503, 'The licence is unavailable', undefined, false],
	])
	expect(new ContractViolation('x', { cause: 'y' }).cause).toBe('y')
	expect(new LicenceUnavailable({ cause: 'y' }).cause).toBe('y')
})

test.each([
	[422, undefined, 'refused'],
	[499, undefined, 'refused'],
	[500, 'accessDenied', 'outage'],
	[403, undefined, 'forbidden'],
	[404, undefined, 'missing'],
	[410, undefined, 'missing'],
	[409, undefined, 'alreadyDone'],
	[423, undefined, 'locked'],
	[429, undefined, 'locked'],
	[422, 'locked', 'locked'],
	[422, 'CONSUMER_LOCKED', 'locked'],
	[422, 'unlocked', 'refused'],
	[422, 'access-denied', 'forbidden'],
	[404, 'productOwnershipMismatch', 'forbidden'],
	[422, 'appointmentAlreadyCanceled', 'alreadyDone'],
	[422, 'dossierExternalIdExists', 'alreadyDone'],
	[422, 'personExternalIdExists', 'alreadyDone'],
	[422, 'otherPersonExternalIdExists', 'refused'],
	[422, 'productActionNotFound', 'missing'],
	[422, 'otdNotFound', 'missing'],
	[422, 'brandNotFound', 'refused'],
])('An answer of %i with the code %s means: %s', (status, code, cause) => {
	expect(getFailureCause(new ApiFailure(status, code))).toBe(cause)
})

test('No answer, or none that can be read, is an outage; each has the words of its code', () => {
	expect(getFailureCause(new ApiUnreachable({ cause: 1 }))).toBe('outage')
	expect(getFailureCause(new ContractViolation('x'))).toBe('outage')
	expect(getMessageKey(new ApiFailure(422, 'invalidOtp'))).toBe('errors.invalidOtp')
	expect([getMessageKey(new ApiUnreachable({ cause: 1 })), getMessageKey('x')]).toEqual(
		Array(2).fill('errors.generic'),
	)
})

test('A part that a page can do without fails alone; a fault of ours does not', async () => {
	const problem = new ApiUnreachable({ cause: 1 })
	const settled = [await settle(Promise.resolve(5)), await settle(Promise.reject(problem))]
	expect(settled).toEqual([{ value: 5 }, { problem }])
	expect(listProblems(...settled)).toEqual([problem])
	await expect(settle(Promise.reject(new Error('ours')))).rejects.toThrow('ours')
})

test('A small picture is told as data; one that is empty or too large is none', async () => {
	const picture = (type: string | undefined, bytes: (limit: number) => Promise<Uint8Array<ArrayBuffer>>) =>
		readDataUri({ header: (name) => (name === 'content-type' ? type : undefined), bytes })
	expect(await picture('image/PNG ;x', async () => Buffer.from('abc'))).toBe('data:image/png;base64,YWJj')
	expect(await picture(undefined, async () => Buffer.from('abc'))).toBe('data:;base64,YWJj')
	expect(await picture('image/png', async () => Buffer.alloc(0))).toBeUndefined()
	const tooLarge = vi.fn(async (limit: number) =>
		Promise.reject(new UnreadableAnswer({ fault: 'tooLarge', limit })),
	)
	expect(await picture('image/png', tooLarge)).toBeUndefined()
	expect(tooLarge).toHaveBeenCalledWith(200 * 1024)
	await expect(picture('image/png', async () => Promise.reject(new Error('reset')))).rejects.toThrow('reset')
})
