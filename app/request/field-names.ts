import { z } from 'zod/v4'
import { formTokenField, technicalFields, prefillField } from './form-fields'

/** Allow-list of field names: other fields are dropped before parsing. */
export interface KnownNames {
	/** Full names such as `persons[0].email`; `parts[*].amount` matches any row. */
	names: ReadonlySet<string>
	/** Pattern of the buttons that change the form. */
	buttons?: RegExp
}

/** Row numbers 0 to 199. */
const row = /\[(?:\d|[1-9]\d|1\d\d)\]/g
const ofEveryForm = [formTokenField, prefillField, ...technicalFields]

export function listSchemaNames(schema: z.core.$ZodType): ReadonlySet<string> {
	return new Set(listNames(schema, ''))
}

function listNames(schema: z.core.$ZodType, path: string): string[] {
	if (schema instanceof z.ZodObject) {
		const shape: Readonly<Record<string, z.core.$ZodType>> = schema.shape
		return Object.entries(shape).flatMap(([key, inner]) => listNames(inner, path ? `${path}.${key}` : key))
	}
	if (schema instanceof z.ZodArray) return listNames(schema.element, `${path}[*]`)
	if (schema instanceof z.ZodUnion) return schema.options.flatMap((option) => listNames(option, path))
	if (schema instanceof z.ZodIntersection)
		return [schema.def.left, schema.def.right].flatMap((side) => listNames(side, path))
	if (schema instanceof z.ZodPipe)
		return listNames(schema.in instanceof z.ZodTransform ? schema.out : schema.in, path)
	const { def } = schema._zod
	if ('innerType' in def && def.innerType instanceof z.ZodType) return listNames(def.innerType, path)
	return [path]
}

/** Limit of values per name. Checkbox groups have about ten. */
const mostValues = 100

/** In their original order. */
export function filterKnownFields(fields: URLSearchParams, { names, buttons }: KnownNames): URLSearchParams {
	const kept = new URLSearchParams()
	const counts = new Map<string, number>()
	for (const [name, value] of fields) {
		if (!isAmong(names, name) && !ofEveryForm.includes(name) && !buttons?.test(name)) continue
		const count = (counts.get(name) ?? 0) + 1
		counts.set(name, count)
		if (count <= mostValues) kept.append(name, value)
	}
	return kept
}

function isAmong(names: ReadonlySet<string>, name: string) {
	if (!name.includes('[')) return names.has(name)
	return !name.includes('*') && (names.has(name) || names.has(name.replace(row, '[*]')))
}

const plainName = /^[a-z\d][\w-]*(?:\.[a-z][\w-]*|\[(?:\d|[1-9]\d|1\d\d)\]){0,4}$/i
const longestName = 128
const mostRows = 1_000

/** For a form of an unknown schema: drops invalid names, and allows 1,000 rows in all lists together. */
export function filterPlainFields(fields: Iterable<readonly [string, string]>): URLSearchParams {
	const kept = new URLSearchParams()
	const lengths = new Map<string, number>()
	let rows = 0
	for (const [name, value] of fields) {
		if (!isPlain(name)) continue
		for (const { index, 1: number } of name.matchAll(/\[(\d+)\]/g)) {
			const list = name.slice(0, index)
			const before = lengths.get(list) ?? 0
			const length = Math.max(before, Number(number) + 1)
			lengths.set(list, length)
			rows += length - before
		}
		if (rows > mostRows) break
		kept.append(name, value)
	}
	return kept
}

function isPlain(name: string) {
	if (name.length > longestName || !plainName.test(name)) return false
	return !name.split(/[.[\]]+/).some((step) => Reflect.has(Object.prototype, step))
}
