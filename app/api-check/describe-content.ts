import type { CheckedCall } from '#app/api/calls'
import { describeResource } from './describe-resource'
import { fitExample } from './fit-example'

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
