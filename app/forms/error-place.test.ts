import { expect, test } from 'vitest'
import { findFieldOfCode, findPointedField } from './error-place'

test.each([
	['consumerPasswordIsCommon', { password: 'welkom', repeat: 'welkom' }, 'password'],
	['consumer-password-is-common', { password: 'welkom' }, 'password'],
	['invalidOtp', { code: '1' }, 'code'],
	['invalidBirthDate', { persons: [{ dateOfBirth: '1' }] }, 'persons[0].dateOfBirth'],
	['invalidBirthDate', { persons: [{ dateOfBirth: '1' }, { dateOfBirth: '2' }] }, undefined],
	['accessDenied', { password: 'welkom' }, undefined],
	['invalidOtp', { password: 'welkom' }, undefined],
	[undefined, { code: '1' }, undefined],
])('The code %s is about a field of %j: %s', (code, payload, field) => {
	expect(findFieldOfCode(code, payload)).toBe(field)
})

test.each([
	['persons/0/email', 'persons[0].email'],
	['data/persons/0/email', 'persons[0].email'],
	['persons/0', undefined],
	['persons/1/email', undefined],
	['__proto__/email', undefined],
])('The pointer %s leads to %s', (pointer, field) => {
	expect(findPointedField(pointer, { persons: [{ email: 'a' }] })).toBe(field)
})
