import fc from 'fast-check'
import {
	pickFormTargets,
	createHarmlessText,
	createPost,
	encodeUrlencoded,
	type Input,
	type Target,
} from '../input'
import { encode } from './names'

const units = '[0] .a [9] [1].a [a] [] [0][ .__proto__ .constructor .a[0] [999]'.split(' ')
const jsonUnits = [
	['[', ']'],
	['{"a":', '}'],
	['{"data":{"data":', '}}'],
	['[[],', ']'],
	['{"__proto__":', '}'],
] as const

/** Most bytes of a body, the limit of the largest form. */
const largest = 250_000

/** Deeply nested names, in one field or in many with the same prefix, and values of deep JSON. */
export function createNestingInputs(targets: Target[]): fc.Arbitrary<Input> {
	const depth = fc.oneof(fc.integer({ min: 2, max: 60 }), fc.integer({ min: 61, max: 20_000 }))
	return pickFormTargets(targets).chain((target) => {
		const field = fc.constantFrom('a', ...target.fields)
		const names = fc
			.tuple(field, fc.constantFrom(...units), depth, fc.integer({ min: 1, max: 300 }), fc.boolean())
			.map(([name, unit, deep, times, isRow]) =>
				Array.from({ length: Math.min(times, Math.ceil(largest / (deep * unit.length))) }, (_, at) => {
					const path = unit.repeat(deep)
					return [encode(`${name}${isRow ? `[${at}]` : ''}${path}`), String(at)] as const
				}),
			)
		const json = fc
			.tuple(field, fc.constantFrom(...jsonUnits), depth, fc.boolean())
			.map(([name, [open, close], deep, isOpen]) => [
				[name, encodeURIComponent(open.repeat(deep) + (isOpen ? '' : `1${close.repeat(deep)}`))] as const,
			])
		return fc
			.tuple(
				fc.oneof({ weight: 3, arbitrary: names }, { weight: 1, arbitrary: json }),
				fc.constantFrom(8_000, 60_000, largest),
			)
			.map(([pairs, most]) => {
				const body = pairs
					.map(([name, value]) => `${name}=${value}`)
					.join('&')
					.slice(0, most)
				const plain = body.split('&').map((pair, at) => `${createHarmlessText(pair.length - 2, at)}=1`)
				return {
					shot: createPost(target, encodeUrlencoded, Buffer.from(body)),
					control: createPost(target, encodeUrlencoded, Buffer.from(plain.join('&'))),
				}
			})
	})
}
