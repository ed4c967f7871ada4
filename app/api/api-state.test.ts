import { expect, test } from 'vitest'
import { findApiFault } from '../request/note-fault'
import { judgeAnswer } from './api-state'
import { ApiFailure } from './errors'
import { readFailure } from './failure'

const json = () => 'application/vnd.api+json'

test.each([
	['/api/languages', 'not an API'],
	['/api/products/mortgages?include=loan_parts', 'not an API'],
	['/api/products/mortgages/7', 'ok'],
	['/api/consumers/partner', 'ok'],
	['/api/nps-feedback/abc', 'ok'],
])('A JSON 404 at %s tells of the API: %s', (path, state) => {
	expect(judgeAnswer({ status: 404, header: json }, { method: 'GET', path })).toBe(state)
})

test.each([
	['GET', 429, '/api/products/mortgages/7', 'failing'],
	['POST', 429, '/api/auth/login', 'ok'],
	['GET', 403, '/api/actions?include=product', 'failing'],
	['GET', 403, '/api/licenses/current', 'failing'],
	['GET', 403, '/api/products/credits/7', 'ok'],
	['GET', 403, '/api/products/mortgages', 'ok'],
	['POST', 403, '/api/actions', 'ok'],
] as const)('A %s that is answered by %i at %s tells of the API: %s', async (method, status, path, state) => {
	expect(judgeAnswer({ status, header: json }, { method, path })).toBe(state)
	const answer = { status, header: json, bytes: () => Promise.resolve(new Uint8Array()) }
	const fault = findApiFault(await readFailure(answer, { method, path }))
	expect(fault).toBe(state === 'failing' ? String(status) : undefined)
})

test('A command may name an account that is missing', () => {
	const call = { method: 'POST', path: '/api/auth/forgot-password' } as const
	expect(judgeAnswer({ status: 404, header: json }, call)).toBe('ok')
})

test.each([
	[undefined, '404'],
	['404', '404'],
	['NotFound', '404'],
	['route_not_found', '404'],
	['otdNotFound', undefined],
	['npsTokenInvalid', undefined],
])('A page that is missing with the code %s has the fault %s', (code, fault) => {
	expect(findApiFault(new ApiFailure(404, code))).toBe(fault)
})
