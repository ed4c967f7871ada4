import type { CheckedCall } from '#app/api/calls'
import { describeResource } from './describe-resource'
import { isPlainObject } from '#app/api/plain-object'
import { normaliseName } from '#app/api/wire'

interface Media {
	schema: object
	example?: unknown
}

/** A request body in OpenAPI. */
export interface Body {
	content: Record<string, Media>
}

/** Responses of a refused call. */
export const refused = {
	'4XX': {
		description: 'Refused, with a `code`',
		content: {
			'application/vnd.api+json': {
				schema: { type: 'object', properties: { code: { type: 'string' } } },
				example: { code: 'genericError' },
			},
		},
	},
}

/** The answer of a call that `reader` reads. */
export function describeAnswer(
	reader: CheckedCall['schema'],
	example: unknown,
	answers: CheckedCall['answers'] = 'one',
) {
	const resource = describeResource(reader)
	const data = answers === 'list' ? { type: 'array', items: resource } : resource
	const media = describeMedia({ type: 'object', required: ['data'], properties: { data } }, example)
	return { description: 'As agreed', content: { 'application/vnd.api+json': media } }
}

/** The answer of a download. Files of other types are taken too. */
export function describeFile(example: unknown) {
	const type = 'application/pdf'
	const media = describeMedia({ type: 'string', contentMediaType: type }, example)
	return { description: 'The file, of this type or another', content: { [type]: media } }
}

export function addExample(body: Body, example: unknown): Body {
	const content = Object.entries(body.content).map(([type, { schema }]): [string, Media] => [
		type,
		describeMedia(schema, example),
	])
	return { ...body, content: Object.fromEntries(content) }
}

function describeMedia(schema: object, example: unknown): Media {
	return example === undefined ? { schema } : { schema, example: fitExample(schema, example) }
}

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
