import fc from 'fast-check'
import {
	pickFormTargets,
	createHarmlessText,
	encodePercent,
	createPost,
	encodeUrlencoded,
	type Input,
	type Target,
} from '../input'

const indices = [
	'',
	'0',
	'1',
	'9',
	'999',
	'1000',
	'9999',
	'99999',
	'30000000',
	'999999999',
	'4294967295',
	'-1',
	'1.5',
	'1e3',
	'007',
	'x',
	'0x10',
	' ',
	'__proto__',
]
const members = [
	'__proto__',
	'constructor',
	'prototype',
	'toString',
	'hasOwnProperty',
	'then',
	'length',
	'valueOf',
	'',
	'a',
	'é',
	'\u{1f600}',
	'\ud800',
]
const odd = [
	'',
	'.',
	'..',
	'[',
	']',
	'[]',
	'[[',
	'[.',
	']a[',
	'\0',
	'%',
	'&',
	'=',
	'{}',
	'$',
	'\r\n',
	'a b',
	'__proto__',
	'constructor',
	'\ufeff',
	'\u202e',
]

const step = fc.oneof(
	{ weight: 4, arbitrary: fc.constantFrom(...indices).map((index) => `[${index}]`) },
	{ weight: 2, arbitrary: fc.constantFrom(...members).map((member) => `.${member}`) },
	{ weight: 1, arbitrary: fc.constantFrom(...odd) },
)
const word = fc.oneof(fc.constantFrom('a', ...members, ...odd), fc.string({ unit: 'binary', maxLength: 20 }))

/** Number of fields with such a name; `%` in it becomes the field's number. */
const count = fc.oneof(
	{ weight: 6, arbitrary: fc.integer({ min: 1, max: 8 }) },
	{ weight: 1, arbitrary: fc.integer({ min: 50, max: 3000 }) },
)

/** Names that start like a field of the page's form and continue with list indexes and members. */
function nameOf(fields: string[]) {
	const first = fc.oneof(word, fc.constantFrom('a', ...fields))
	const numbered = fc.tuple(first, fc.constantFrom('', '[%]', '.m%', '%'), fc.array(step, { maxLength: 5 }))
	const long = fc.tuple(
		first,
		fc.integer({ min: 1000, max: 30_000 }),
		fc.constantFrom('a', '[', ']', '.', '%'),
	)
	return fc.oneof(
		{ weight: 8, arbitrary: numbered.map(([name, turn, steps]) => `${name}${turn}${steps.join('')}`) },
		{ weight: 1, arbitrary: long.map(([name, length, fill]) => name + fill.repeat(length)) },
	)
}

/** Fields with hostile names, and the same number of bytes with harmless ones. */
export function createNameInputs(targets: Target[]): fc.Arbitrary<Input> {
	return pickFormTargets(targets).chain((target) =>
		fc
			.record({
				groups: fc.array(fc.tuple(nameOf(target.fields), count, fc.string({ maxLength: 30 })), {
					minLength: 1,
					maxLength: 3,
				}),
				most: fc.constantFrom(2_000, 20_000, 60_000, 250_000),
			})
			.map(({ groups, most }) => {
				const made = groups.flatMap(([name, times, value]) =>
					repeated(name, times, value, most / groups.length),
				)
				const plain = made.map(([name, value], at) => [createHarmlessText(name.length, at), value] as const)
				return {
					shot: createPost(target, encodeUrlencoded, Buffer.from(joined(made))),
					control: createPost(target, encodeUrlencoded, Buffer.from(joined(plain))),
				}
			}),
	)
}

type Pair = readonly [name: string, value: string]

/** Repeats a field this many times, encoded as a browser does, within the limit. */
function repeated(name: string, times: number, value: string, most: number): Pair[] {
	const size = name.length + value.length + 2
	return Array.from({ length: Math.min(times, Math.ceil(most / size)) }, (_, at) => [
		encode(name.replaceAll('%', () => String(at))),
		encode(value),
	])
}

function joined(pairs: Pair[]) {
	return pairs.map(([name, value]) => `${name}=${value}`).join('&')
}

/** Percent-encodes, but leaves brackets short. */
export function encode(text: string): string {
	return encodePercent(text).replaceAll('%5B', '[').replaceAll('%5D', ']')
}
