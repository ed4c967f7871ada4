import { id } from '#app/api/leaves'
import { number } from '#app/api/numbers'
import { defineObject, isBlank, makeOptional, normaliseName } from '#app/api/wire'
import { createNotes, createReader, placeLosses, refused, type Notes, type Output } from '#app/api/reader'
import { isPlainObject, type PlainObject } from '#app/api/plain-object'

/** In the API's spelling [159]. */
const productTypes = [
	'dossier',
	'mortgage',
	'credit',
	'lifeinsurance',
	'general_insurance',
	'appointment',
	'otd',
	'bankguarantee',
	'fgv',
	'cardifao',
	'purchase_intention',
	'invoice',
	'business_income',
	'will_writing_advice',
] as const
export type ProductType = (typeof productTypes)[number]

const countsSchema = defineObject({ counter: number, openActions: number, firstProductId: makeOptional(id) })
export type Definition = Output<typeof countsSchema>
export type Definitions = Partial<Record<ProductType, Definition>>

const known = new Map(productTypes.map((type) => [normaliseName(type), type]))

/** Product definitions: one resource keyed by type, or a list with types as ids. @see [159], contract §3 */
export function readDefinitions(resources: readonly PlainObject[]): Definitions {
	const asList = resources.flatMap((resource): [string, unknown][] =>
		typeof resource.id === 'string' && known.has(normaliseName(resource.id)) ? [[resource.id, resource]] : [],
	)
	const entries = asList.length > 0 ? asList : resources.flatMap((resource) => Object.entries(resource))
	// When both spellings are present, the first non-empty one wins.
	const told = entries.filter(([, value]) => value !== null).toReversed()
	const byName = new Map(told.map(([name, value]) => [normaliseName(name), value]))
	const definitions: Definitions = {}
	for (const [name, type] of known) {
		const read = countsSchema.read(byName.get(name), createNotes())
		if (read !== refused) definitions[type] = read
	}
	return definitions
}

export const definitionResourceSchema = createReader({ is: 'value', expected: 'object' }, (value, notes) => {
	if (!isPlainObject(value)) return refused
	for (const [name, one] of Object.entries(value)) noteCounts(name, one, notes)
	return value
})

function noteCounts(name: string, value: unknown, notes: Notes) {
	const before = notes.losses.length
	if (known.has(normaliseName(name)) && !isBlank(value)) countsSchema.read(value, notes)
	placeLosses(notes, before, name)
}
