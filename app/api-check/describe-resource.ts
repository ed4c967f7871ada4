import { recordDate, date } from '#app/api/dates'
import { flag, id, judgedWordings, localized, requiredText, text, timeOfDay } from '#app/api/leaves'
import { amount, exactAmount, number, percentage } from '#app/api/numbers'
import { createNotes, refused, type Kind, type Reader, type Shape } from '#app/api/reader'

type JsonSchema = Record<string, unknown>

const words = { type: ['string', 'null'] }
const wordings = { oneOf: [words, { type: 'object', properties: { nl: words, en: words } }] }
const numbers = { type: ['number', 'null'] }
const days = { type: ['string', 'null'], pattern: '^$|^\\d{4}-\\d{2}-\\d{2}' }
/** By kind, which changed values share with their reader. */
const values = new Map<Kind, JsonSchema>([
	[text.kind, words],
	[requiredText.kind, { type: 'string', minLength: 1 }],
	[number.kind, numbers],
	[amount.kind, numbers],
	[exactAmount.kind, numbers],
	[percentage.kind, numbers],
	[date.kind, days],
	[recordDate.kind, days],
	[flag.kind, { type: ['boolean', 'null'] }],
	[id.kind, { type: 'string', minLength: 1, maxLength: 128 }],
	[timeOfDay.kind, { type: ['string', 'null'], pattern: '^(([01]?\\d|2[0-3]):[0-5]\\d|24:00)' }],
	[localized.kind, wordings],
	[judgedWordings.kind, wordings],
])

/** Wraps a schema in the JSON:API envelope. */
export function describeResource({ kind }: Reader<unknown>): JsonSchema {
	if (kind.is !== 'object') return { type: 'object' }
	const { id: own, ...members } = kind.shape
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

function describeShape(shape: Shape): JsonSchema {
	const required = Object.entries(shape).filter(([, { read }]) => read(undefined, createNotes()) === refused)
	return {
		type: 'object',
		...(required.length > 0 && { required: required.map(([name]) => spell(name)) }),
		properties: Object.fromEntries(
			Object.entries(shape).map(([name, reader]) => [spell(name), describeMember(reader)]),
		),
	}
}

/** Empty for kinds that only their reader can describe. */
function describeMember({ kind }: Reader<unknown>): JsonSchema {
	if (kind.is === 'object') return describeShape(kind.shape)
	if (kind.is === 'list') return { type: ['array', 'null'], items: describeMember(kind.inner) }
	if (kind.is === 'optional') return allowNull(describeMember(kind.inner))
	const { choices } = kind
	return values.get(kind) ?? (choices ? { type: ['string', 'null'], enum: [...choices, null] } : {})
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
