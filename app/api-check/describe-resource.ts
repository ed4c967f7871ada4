import { z } from 'zod/v4'
import {
	amount,
	flag,
	getParts,
	id,
	judgedWordings,
	localized,
	number,
	requiredText,
	text,
	timeOfDay,
} from '#app/api/wire'

type JsonSchema = Record<string, unknown>
type Reader = z.core.$ZodType

const words = { type: ['string', 'null'] }
const wordings = { oneOf: [words, { type: 'object', properties: { nl: words, en: words } }] }
const leaves = new Map<Reader, JsonSchema>([
	[text, words],
	[requiredText, { type: 'string', minLength: 1 }],
	[number, { type: ['number', 'null'] }],
	[amount, { type: ['number', 'null'] }],
	[flag, { type: ['boolean', 'null'] }],
	[id, { type: 'string', minLength: 1, maxLength: 128 }],
	[timeOfDay, { type: ['string', 'null'], pattern: '^(([01]?\\d|2[0-3]):[0-5]\\d|24:00)' }],
	[localized, wordings],
	[judgedWordings, wordings],
])

/** Wraps a schema in the JSON:API envelope. */
export function describeResource(schema: Reader): JsonSchema {
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

/** Empty for kinds that only their reader can describe. */
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

/** `oneOf` would reject null when both schemas accept it. */
function allowNull(schema: JsonSchema): JsonSchema {
	return takesNull(schema) ? schema : { oneOf: [schema, { type: 'null' }] }
}

function takesNull({ type, oneOf, ...others }: JsonSchema): boolean {
	if (Array.isArray(oneOf)) return oneOf.some(takesNull)
	if (type === undefined) return Object.keys(others).length === 0
	return [type].flat().includes('null')
}

function spell(name: string) {
	return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}
