import { isPlainObject } from '#app/api/plain-object'
import { normaliseName } from '#app/api/wire'

/**
 * A value in the one way that its JSON schema describes, of the ways that its reader takes: names in its spelling, a list for
 * a single resource, text for a number or flag.
 */
export function fitExample(schema: unknown, value: unknown): unknown {
	if (!isPlainObject(schema)) return value
	const { oneOf } = schema
	if (Array.isArray(oneOf)) return fitExample(oneOf.find((one) => takes(one, value)) ?? oneOf[0], value)
	if (takes(schema, value)) return fitInside(schema, value)
	const types = listTypes(schema)
	if (types.includes('array') && isPlainObject(value)) return [fitExample(schema.items, value)]
	const isText = types.includes('string') && ['number', 'boolean'].includes(typeof value)
	return isText ? String(value) : value
}

function fitInside({ items, properties }: Record<string, unknown>, value: unknown) {
	if (Array.isArray(value)) return value.map((one) => fitExample(items, one))
	if (!isPlainObject(value) || !isPlainObject(properties)) return value
	const names = new Map(Object.keys(properties).map((name) => [normaliseName(name), name]))
	return Object.fromEntries(
		Object.entries(value).map(([given, member]) => {
			const name = names.get(normaliseName(given)) ?? given
			return [name, fitExample(properties[name], member)]
		}),
	)
}

function takes(schema: unknown, value: unknown) {
	const types = listTypes(schema)
	const type = value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value
	return types.length === 0 || types.includes(type)
}

function listTypes(schema: unknown): unknown[] {
	const { type } = isPlainObject(schema) ? schema : {}
	return type === undefined ? [] : [type].flat()
}
