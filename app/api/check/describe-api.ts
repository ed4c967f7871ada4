import { z } from 'zod/v4'
import { flag, getParts, id, localized, number, requiredText, text, timeOfDay } from '#app/api/wire'
import { version } from '../../../package.json'
import { clientCalls, openCalls, type CheckedCall } from './calls'

type JsonSchema = Record<string, unknown>
type Reader = z.core.$ZodType

const words = { type: ['string', 'null'] }
const leaves = new Map<Reader, JsonSchema>([
	[text, words],
	[requiredText, { type: 'string', minLength: 1 }],
	[number, { type: ['number', 'null'] }],
	[flag, { type: ['boolean', 'null'] }],
	[id, { type: 'string', minLength: 1, maxLength: 128 }],
	[timeOfDay, { type: ['string', 'null'], pattern: '^([01]?\\d|2[0-3]):[0-5]\\d' }],
	[localized, { oneOf: [words, { type: 'object', properties: { nl: words, en: words } }] }],
])

/** The reads of the portal as OpenAPI 3.1, from the schemas that read the answers. */
export function describeApi() {
	const calls = [
		...openCalls.map((call) => [call.path, describeCall(call, [])] as const),
		...clientCalls.map((call) => [call.path, describeCall(call, [{ bearer: [] }])] as const),
	]
	return {
		openapi: '3.1.0',
		info: {
			title: 'What the client portal reads of a firm’s API',
			version,
			description:
				'Members may be spelled in any manner (`is_done`, `isDone`), and stand among attributes or relationships; others are not read.',
		},
		servers: [{ url: '/' }],
		paths: Object.fromEntries(calls.map(([path, get]) => [path, { get }])),
		components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
	}
}

function describeCall({ path, answers, schema, without }: CheckedCall, security: JsonSchema[]) {
	const resource = describeResource(schema)
	const data = answers === 'list' ? { type: 'array', items: resource } : resource
	const body = { type: 'object', required: ['data'], properties: { data } }
	return {
		operationId: path
			.replace(/^\/api\//, '')
			.replace(/\W+(\w)/g, (_all, letter: string) => letter.toUpperCase()),
		summary: `Without it a client sees: ${without}`,
		security,
		parameters: [
			{
				name: 'domain',
				in: 'header',
				required: false,
				description: 'The branch',
				schema: { type: 'string' },
			},
			{ name: 'X-Request-Id', in: 'header', required: false, schema: { type: 'string' } },
		],
		responses: {
			'200': { description: 'As agreed', content: { 'application/vnd.api+json': { schema: body } } },
			...(answers === 'find' ? { '404': { description: 'There is none' } } : {}),
			'4XX': { description: 'Refused, with a `code`' },
		},
	}
}

/** JSON:API's envelope around what a reader knows. */
function describeResource(schema: Reader): JsonSchema {
	const parts = getParts(schema)
	if (parts?.kind !== 'object') return { type: 'object' }
	const { id: own, ...members } = parts.shape
	return {
		type: 'object',
		required: ['type', 'attributes', ...(own ? ['id'] : [])],
		properties: {
			type: { type: 'string' },
			...(own && { id: describeMember(own) }),
			attributes: describeShape(members),
		},
	}
}

function describeShape(shape: z.ZodRawShape): JsonSchema {
	const required = Object.entries(shape).filter(([, reader]) => !z.safeParse(reader, undefined).success)
	return {
		type: 'object',
		...(required.length > 0 && { required: required.map(([name]) => spell(name)) }),
		properties: Object.fromEntries(
			Object.entries(shape).map(([name, reader]) => [spell(name), describeMember(reader)]),
		),
	}
}

/** Empty for a kind that only its reader knows: anything may come. */
function describeMember(reader: Reader): JsonSchema {
	const known = leaves.get(reader)
	if (known) return known
	const parts = getParts(reader)
	if (parts?.kind === 'object') return describeShape(parts.shape)
	if (parts?.kind === 'list') return { type: ['array', 'null'], items: describeMember(parts.inner) }
	if (parts) return allowNull(describeMember(parts.inner))
	if (reader instanceof z.ZodEnum) return { type: 'string', enum: reader.options }
	return reader instanceof z.ZodPipe ? describeMember(reader.in) : {}
}

function allowNull(schema: JsonSchema): JsonSchema {
	return Object.keys(schema).length === 0 ? schema : { oneOf: [schema, { type: 'null' }] }
}

function spell(name: string) {
	return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}
