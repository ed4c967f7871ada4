import { parseWithZod } from '@conform-to/zod/v4'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { z } from 'zod/v4'
import { filterKnownFields, filterPlainFields, listSchemaNames } from './field-names'

const text = z.string().optional()
const person = z.object({ email: text, address: z.object({ street: text }).optional() })
const schema = z
	.object({
		comment: z.string().trim().max(5).default(''),
		persons: z.array(person).catch([]),
		tags: z.array(z.string()),
		read: z.preprocess((given) => given, z.object({ inner: z.string().nullable() })),
	})
	.and(
		z.discriminatedUnion('kind', [
			z.object({ kind: z.literal('a') }),
			z.object({ kind: z.enum(['b']), b: text }),
		]),
	)
	.transform((value) => value)
const names = listSchemaNames(schema)

/** Names of earlier attacks, and similar ones. */
const hostile = [
	'a[i][999][999]',
	'a[999999999]',
	'message[30000000]',
	'persons[200].email',
	'persons[00].email',
	'persons[-1].email',
	'persons[1e3].email',
	'persons[*].email',
	'persons[0].email[999999]',
	'persons[0][1].email',
	'persons',
	'persons[0]',
	'comment.a.b.c',
	'comment[7]',
	'__proto__',
	'__proto__.polluted',
	'constructor.prototype.polluted',
	'persons[0].__proto__.polluted',
	'toString',
	'hasOwnProperty',
	'__intent__',
	'__state__',
	'',
	'x'.repeat(60_000),
	`${'a.'.repeat(20_000)}a`,
	'persons' + '[0]'.repeat(20_000),
]

function posted(...fields: string[]) {
	return new URLSearchParams(fields.map((name) => [name, 'x']))
}

/** Number of members and elements of a value, holes included. */
function sizeOf(value: unknown): number {
	if (typeof value !== 'object' || value === null) return 1
	const own = Array.isArray(value) ? value.length : 1
	return Object.values(value).reduce<number>((sum, inner) => sum + sizeOf(inner), own)
}

test('A schema tells the names of its fields, through whatever it is wrapped in', () => {
	expect([...names].sort()).toEqual([
		'b',
		'comment',
		'kind',
		'persons[*].address.street',
		'persons[*].email',
		'read.inner',
		'tags[*]',
	])
})

test("Only the form's own names pass: its fields, its rows, its buttons, token and id", () => {
	const own = ['comment', 'persons[0].email', 'persons[199].address.street', 'tags[3]', 'formToken', 'formId']
	const kept = filterKnownFields(posted(...own, 'add-row', ...hostile), { names, buttons: /^add-row$/ })
	expect([...kept.keys()]).toEqual([...own, 'add-row'])
})

test('Of a name that comes two thousand times a hundred values pass, as a group of boxes has', () => {
	const kept = filterKnownFields(posted(...Array<string>(2_000).fill('comment'), 'persons[0].email'), {
		names,
	})
	expect([kept.getAll('comment').length, kept.has('persons[0].email')]).toEqual([100, true])
})

test('Of a form that nobody knows what may be a name passes', () => {
	const own = ['comment', 'persons[0].email', 'persons[199].address.street', 'formToken', 'a[i]']
	expect([...filterPlainFields([...posted(...own, ...hostile)]).keys()]).toEqual([
		'comment',
		'persons[0].email',
		'persons[199].address.street',
		'formToken',
		'persons[0][1].email',
		'persons',
		'persons[0]',
		'comment.a.b.c',
		'comment[7]',
	])
})

describe('Whatever is posted', () => {
	const step = fc.oneof(
		fc.constantFrom('persons', 'email', 'comment', 'tags', '__proto__', 'constructor', 'toString', 'a'),
		fc.string({ maxLength: 5 }),
	)
	const index = fc.oneof(fc.nat(250), fc.nat()).map((number) => `[${number}]`)
	const part = fc.oneof(
		index,
		step.map((name) => `.${name}`),
	)
	const name = fc.tuple(step, fc.array(part, { maxLength: 8 })).map(([first, rest]) => first + rest.join(''))
	const form = fc.array(fc.oneof(name, fc.constantFrom(...hostile)), { maxLength: 60 })

	test("the form's own schema sees no more than its rows can hold", () => {
		fc.assert(
			fc.property(form, (fields) => {
				const { payload } = parseWithZod(filterKnownFields(posted(...fields), { names }), { schema })
				expect(sizeOf(payload)).toBeLessThan(1_000)
			}),
		)
	})

	test('a form that nobody knows makes no more than a thousand rows', () => {
		fc.assert(
			fc.property(form, (fields) => {
				const { payload } = parseWithZod(filterPlainFields([...posted(...fields)]), {
					schema: z.looseObject({}),
				})
				expect(sizeOf(payload)).toBeLessThan(2_000)
				expect(Object.getPrototypeOf(payload)).toBe(Object.prototype)
			}),
		)
	})
})

test('Names of rows that add up to more than a thousand end with what came before', () => {
	const lists = Array.from({ length: 500 }, (_, at) => `list${at}[199]`)
	expect([...filterPlainFields([...posted(...lists)])]).toHaveLength(5)
})
