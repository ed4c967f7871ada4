import { describe, expect, test } from 'vitest'
import { parseFieldPath, readRefusedFields } from './refused-fields'

const fieldsOf = (body: unknown) => readRefusedFields(JSON.parse(JSON.stringify(body)))
const at = (pointer: unknown) => ({ errors: [{ status: '422', source: { pointer } }] })

/** Each body names `persons/0/email`, in front of which its own members may stand. */
const dialects: [name: string, body: unknown, field?: string][] = [
	['JSON:API', at('/data/attributes/persons/0/email'), 'data/attributes/persons/0/email'],
	['JSON:API without /data', at('/attributes/persons/0/email'), 'attributes/persons/0/email'],
	['JSON:API without a prefix', at('/persons/0/email')],
	[
		'JSON:API with a relationship',
		at('/data/relationships/persons/0/email'),
		'data/relationships/persons/0/email',
	],
	['a pointer with dots', at('persons.0.email')],
	['a pointer with brackets', at('persons[0].email')],
	['a URI fragment', at('#/persons/0/email')],
	['an encoded URI fragment', at('#/persons%2F0%2Femail')],
	['an encoded pointer', at('persons%2F0%2Femail')],
	['a pattern of all rows', at('persons.*.email'), 'persons/*/email'],
	['JSON:API, source.parameter', { errors: [{ source: { parameter: 'persons[0][email]' } }] }],
	['RFC 9457', { type: 'about:blank', errors: [{ detail: 'wrong', pointer: '#/persons/0/email' }] }],
	['RFC 7807', { 'invalid-params': [{ name: 'persons.0.email', reason: 'wrong' }] }],
	['RFC 7807, other spelling', { invalidParams: [{ name: 'persons[0].email' }] }],
	['Laravel', { message: 'Invalid.', errors: { 'persons.0.email': ['Wrong.', 'Bad.'] } }],
	['ASP.NET', { title: 'Errors', status: 400, errors: { 'persons[0].email': ['Wrong'] } }],
	['ASP.NET, System.Text.Json', { errors: { '$.persons[0].email': ['Could not convert'], $: ['x'] } }],
	['ASP.NET Web API 2', { Message: 'x', ModelState: { 'persons[0].email': ['Wrong'] } }],
	['Symfony', { violations: [{ propertyPath: 'persons[0].email', code: 'c1' }] }],
	['Symfony forms', { violations: [{ propertyPath: 'children[persons].children[0].children[email].data' }] }],
	['Symfony arrays', { violations: [{ propertyPath: '[persons][0][email]' }] }],
	['API Platform', { 'hydra:title': 'An error', violations: [{ propertyPath: 'persons.0.email' }] }],
	['Spring', { error: 'Bad Request', errors: [{ field: 'persons[0].email', code: 'NotBlank' }] }],
	['Spring, fieldErrors', { fieldErrors: [{ field: 'persons[0].email', message: 'wrong' }] }],
	['Spring Data REST', { errors: [{ entity: 'X', property: 'persons[0].email', message: 'wrong' }] }],
	['Micronaut', { _embedded: { errors: [{ path: 'persons[0].email' }] } }],
	[
		'FastAPI',
		{ detail: [{ loc: ['body', 'persons', 0, 'email'], type: 'missing' }] },
		'body/persons/0/email',
	],
	['Django', { 'persons.0.email': ['Required.'], non_field_errors: ['Wrong.'] }],
	['Django, nested', { persons: [{ email: ['Required.'] }] }],
	['Django, with codes', { persons: [{ email: [{ message: 'Required.', code: 'required' }] }] }],
	['Rails', { 'persons.0.email': ["can't be blank"], base: ['wrong'] }],
	['Rails, errors', { errors: { 'persons[0].email': ["can't be blank"] } }],
	['Phoenix', { errors: { persons: [{ email: ["can't be blank"] }] } }],
	['Go', { error: 'invalid', fields: { 'persons.0.email': 'required' } }],
	['JSend', { status: 'fail', data: { 'persons[0].email': 'Required' } }],
	[
		'Express-validator',
		{ errors: [{ type: 'field', location: 'body', path: 'persons[0].email', msg: 'x' }] },
	],
	['Express-validator 6', { errors: [{ param: 'persons[0].email', msg: 'x' }] }],
	['Joi', { details: [{ path: ['persons', 0, 'email'], type: 'any.required' }] }],
	['hapi', { statusCode: 400, validation: { source: 'payload', keys: ['persons.0.email'] } }],
	['celebrate', { validation: { body: { source: 'body', keys: ['persons.0.email'] } } }],
	['Zod', { issues: [{ code: 'invalid_type', path: ['persons', 0, 'email'], message: 'Required' }] }],
	['Zod, formatted', { errors: { _errors: [], persons: { 0: { email: { _errors: ['Required'] } } } } }],
	['Zod, flattened', { formErrors: [], fieldErrors: { 'persons.0.email': ['Required'] } }],
	['Ajv', { errors: [{ instancePath: '/persons/0/email', keyword: 'format', params: { format: 'email' } }] }],
	['Ajv, required', { errors: [{ instancePath: '/persons/0', params: { missingProperty: 'email' } }] }],
	['NestJS', { statusCode: 400, message: ['persons.0.email must be an email'], error: 'Bad Request' }],
	[
		'NestJS, nested',
		{ message: [{ property: 'persons', children: [{ property: '0', children: [{ property: 'email' }] }] }] },
	],
	['Mongoose', { errors: { 'persons.0.email': { name: 'ValidatorError', kind: 'required', message: 'x' } } }],
	['CakePHP', { errors: { persons: [{ email: { _empty: 'This field cannot be left empty' } }] } }],
	['Yii', [{ field: 'persons[0].email', message: 'Required.' }]],
	[
		'WordPress',
		{ code: 'rest_invalid_param', data: { status: 400, params: { 'persons[0][email]': 'Wrong.' } } },
	],
	['Google', { error: { details: [{ '@type': 'x', fieldViolations: [{ field: 'persons[0].email' }] }] } }],
	[
		'Microsoft',
		{ error: { code: 'BadArgument', details: [{ code: 'NullValue', target: 'persons/0/email' }] } },
	],
	['Microsoft, one', { error: { code: 'BadArgument', target: 'persons[0].email' } }],
	['ABP', { error: { validationErrors: [{ message: 'x', members: ['persons[0].email'] }] } }],
	['Salesforce', [{ message: 'x', errorCode: 'INVALID', fields: ['persons.0.email'] }]],
	['Stripe', { error: { type: 'invalid_request_error', param: 'persons[0][email]' } }],
	['Quarkus', { title: 'Constraint Violation', violations: [{ field: 'persons[0].email' }] }],
	['a plain object', { field: 'persons.0.email', code: 'x' }],
]

describe(`The field that a refusal names (${dialects.length} dialects)`, () => {
	test.each(dialects)('%s', (_name, body, field = 'persons/0/email') => {
		expect(fieldsOf(body).map((failure) => failure.field)).toContain(field)
	})
})

test('Each field is named once, with the code that the catalogue knows', () => {
	expect(
		fieldsOf({
			errors: [
				{ source: { pointer: '/date' }, code: 'x1', detail: 'invalidDate' },
				{ source: { pointer: '/date' }, code: 'x2' },
				{ source: { pointer: '/iban' }, extensions: { code: 'sepaInvalidIban' } },
				{ source: { pointer: '/country' }, type: 'https://api.example/problems/invalid-country' },
				{ source: { pointer: '/name' }, errorCode: 'TOO_SHORT' },
				{ source: { pointer: '/street' } },
			],
		}),
	).toEqual([
		{ field: 'date', code: 'invalidDate' },
		{ field: 'iban', code: 'sepaInvalidIban' },
		{ field: 'country', code: 'invalid-country' },
		{ field: 'name', code: 'TOO_SHORT' },
		{ field: 'street', code: undefined },
	])
	expect(fieldsOf({ errors: { password: ['Too weak', 'consumerPasswordIsCommon'] } })).toEqual([
		{ field: 'password', code: 'consumerPasswordIsCommon' },
	])
})

test('A body of a hundred rows in a hundred rows is read as far as a thousand elements', () => {
	const isRead = (rows: number) =>
		fieldsOf({ errors: [{ fields: Array(rows).fill({ a: Array(99).fill({ b: {} }) }) }, { field: 'email' }] })
			.length > 0
	expect([1, 9, 11].map(isRead)).toEqual([true, true, false])
})

test.each<[string, unknown]>([
	['nothing', undefined],
	['null', null],
	['a text', 'email'],
	[
		'a sentence',
		{ error: 'Unprocessable Entity', message: 'The email is wrong', path: '/api/create-dossier' },
	],
	['an empty list', { errors: [] }],
	['an empty table', { errors: {} }],
	['sentences', { errors: ['The email is wrong'], message: ['Please retry'] }],
	['an error of no field', { errors: [{ status: '409', code: 'x', title: 'Conflict', detail: 'No' }] }],
	['the whole form', { errors: [{ source: { pointer: '' } }, { loc: [] }, { path: [] }] }],
	['the whole form of Django, Rails and Zod', { non_field_errors: ['x'], __all__: ['x'], base: ['x'] }],
	['a list that is no text', { email: [1, null, {}], name: [] }],
	['a text at the top level', { email: 'wrong', code: 'x' }],
])('%s names no field', (_name, body) => {
	expect(readRefusedFields(body)).toEqual([])
})

const nest = (depth: number, leaf: unknown, wrap: (inner: unknown) => unknown) =>
	Array.from({ length: depth }).reduce<unknown>((inner) => wrap(inner), leaf)

describe('A hostile body', () => {
	test.each<[string, unknown]>([
		['a deep table', { errors: nest(5_000, ['x'], (a) => ({ a })) }],
		['a deep list', { errors: nest(5_000, ['x'], (a) => [a]) }],
		['deep children', { errors: [nest(5_000, {}, (child) => ({ property: 'a', children: [child] }))] }],
		['deep envelopes', nest(5_000, { errors: { a: ['x'] } }, (error) => ({ error }))],
		['a deep tree', nest(5_000, ['x'], (a) => ({ a: [{ a }] }))],
	])('that is %s is read to a bounded depth', (_name, body) => {
		for (const { field } of readRefusedFields(body)) expect(field.length).toBeLessThanOrEqual(200)
	})

	test('names at most fifty fields', () => {
		const names = Array.from({ length: 5_000 }, (_, index) => `field${index}`)
		expect(fieldsOf({ errors: names.map((pointer) => ({ pointer })) })).toHaveLength(50)
		expect(fieldsOf({ errors: Object.fromEntries(names.map((name) => [name, ['x']])) })).toHaveLength(50)
		expect(fieldsOf(Object.fromEntries(names.map((name) => [name, ['x']])))).toHaveLength(50)
	})

	test('is read by its own members alone', () => {
		const body: unknown = JSON.parse(
			'{"__proto__": {"errors": {"email": ["x"]}}, "errors": {"__proto__": ["x"]}}',
		)
		expect(readRefusedFields(body)).toEqual([{ field: '__proto__', code: undefined }])
		expect(readRefusedFields(Object.create({ errors: { email: ['x'] } }))).toEqual([])
	})

	test.each([
		[{ errors: 5, violations: true, detail: {}, source: [] }],
		[{ errors: [null, 5, 'x', [], [['a']], { source: 'x' }, { source: { pointer: {} } }, { path: [{}] }] }],
		[{ errors: { a: null, b: 5, c: [], d: {}, e: false } }],
		[{ data: [], error: [], _embedded: 'x', validation: null }],
	])('of other kinds than expected names nothing: %j', (body) => {
		expect(readRefusedFields(body)).toEqual([])
	})
})

test.each([
	['jan@voorbeeld.nl', '?/nl'],
	['persons/Jan Jansen/email', 'persons/?/email'],
	['123456789', '?'],
	[`a${'b'.repeat(400)}`, '?'],
	['a\r\nb', '?'],
	['/%zz', '?'],
	['#/%zz', '?'],
	['/', undefined],
	['  ', undefined],
	['a.b.c.d.e.f.g.h.i.j.k.l.m', 'a/b/c/d/e/f/g/h/i/j/k/l'],
])('Of a path only names and row numbers are kept: %j', (path, kept) => {
	expect(parseFieldPath(path)).toBe(kept)
})
