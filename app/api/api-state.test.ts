import { expect, test } from 'vitest'
import { findApiFault } from '../request/note-fault'
import { judgeAnswer } from './api-state'
import { ApiFailure } from './errors'

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
