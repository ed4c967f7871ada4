import { expect, test } from 'vitest'
import { findPlaceOfCode, listErrorPlaces, listNamedPlaces } from './error-place'

const own = (...names: string[]) => new Map(names.map((name) => [name, name]))

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
	const places = listErrorPlaces(own('password', 'repeat', 'code', 'persons[*].dateOfBirth'), payload)
	expect(findPlaceOfCode(code, places, payload)).toBe(field)
})

const payload = {
	persons: [{ email: 'a', is_BNP: '' }],
	mortgage: { loanParts: [{ type: '' }, { type: 'b' }, { type: ' ', amount: '' }, { type: 'c' }] },
}
const places = listErrorPlaces(
	new Map([
		...own('persons[*].email', 'persons[*].is_BNP', 'mortgage.loanParts[*].type', 'file'),
		['renovate', 'plans'],
	]),
	payload,
)

test.each([
	['persons/0/email', 'persons[0].email'],
	['data/persons/0/email', 'persons[0].email'],
	['data/attributes/persons/0/email', 'persons[0].email'],
	['formData/Persons/0/E-Mail', 'persons[0].email'],
	['persons/0/isBnp', 'persons[0].is_BNP'],
	['data/mortgage/loan_parts/0/type', 'mortgage.loanParts[1].type'],
	['data/mortgage/loan_parts/1/type', 'mortgage.loanParts[3].type'],
	['mortgage/loanParts/2/type', undefined],
	['file/0', 'file'],
	['answers/renovate', 'plans'],
	['persons/0', undefined],
	['persons/1/email', undefined],
	['persons/*/email', 'persons[0].email'],
	['data/mortgage/loanParts/*/type', 'mortgage.loanParts[1].type', 'mortgage.loanParts[3].type'],
	['*/0/email', undefined],
	['__proto__/email', undefined],
	['data', undefined],
	['', undefined],
])('The path %s leads to %s', (path, ...fields) => {
	expect(listNamedPlaces(path, places)).toEqual(fields.filter(Boolean))
})

const forms = (persons: object[]) =>
	listErrorPlaces(own('persons[*].email', 'persons[*].firstName', 'house.street', 'owner.street', 'iban'), {
		persons,
	})
const one = forms([{ email: 'a', firstName: 'b' }])
const two = forms([{ email: 'a' }, { email: 'b' }])

test.each([
	['email', one, 'persons[0].email'],
	['data/attributes/email', one, 'persons[0].email'],
	['E-Mail', one, 'persons[0].email'],
	['first_name', one, 'persons[0].firstName'],
	['persons/email', one, 'persons[0].email'],
	['form/0/email', one, 'persons[0].email'],
	['body/iban', one, 'iban'],
	['house/street', one, 'house.street'],
	['email', two, undefined],
	['persons/email', two, undefined],
	['street', one, undefined],
	['1/email', two, 'persons[1].email'],
	['mail', one, undefined],
	['0', one, undefined],
	['persons', one, undefined],
	['constructor', one, undefined],
])('A field named by the end of its path, %s, is marked only where it can be one', (path, places, field) => {
	expect(listNamedPlaces(path, places)).toEqual(field === undefined ? [] : [field])
})
