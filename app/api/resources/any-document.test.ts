import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { isReader, tryRead } from '#tests/support/read-document'
import { readList } from '#app/api/jsonapi'
import { isPlainObject } from '#app/api/plain-object'
import { definitionResourceSchema, readDefinitions } from './definitions'
import { licenceSchema } from './licence'

const modules = import.meta.glob<object>(['./*.ts', '!./*.test.ts'], { eager: true })
const schemas = Object.values(modules)
	.flatMap((module): unknown[] => Object.values(module))
	.filter(isReader)

const ofObjects = ['__proto__', 'constructor', 'toString', 'valueOf', 'hasOwnProperty']
const ofSchemas = [
	'id',
	'label',
	'code',
	'data',
	'content',
	'features',
	'translation',
	'nl',
	'total',
	'lines',
]
const names = [...ofObjects, ...ofSchemas]

const member = fc.letrec<{ value: unknown }>((tie) => ({
	value: fc.oneof(
		{ maxDepth: 4 },
		fc.constantFrom<unknown>(...names, 1, null, true, ''),
		fc.array(tie('value'), { maxLength: 2 }),
		fc.dictionary(fc.constantFrom(...names), tie('value'), { maxKeys: 4 }),
	),
})).value

test('Whatever members a resource has, it is read or refused: a schema never falls over it', () => {
	expect(schemas.length).toBeGreaterThan(30)
	const resources = fc.dictionary(fc.constantFrom(...names, 'attributes', 'relationships'), member)
	fc.assert(
		fc.property(resources, (resource) => {
			const [flat] = readList(JSON.parse(JSON.stringify({ data: resource })))
			for (const schema of schemas) tryRead(schema, flat)
			if (isPlainObject(flat)) readDefinitions([flat])
		}),
		{ numRuns: 300 },
	)
	expect(Object.keys(Object.prototype)).toEqual([])
})

test.each(ofObjects)('A member called %s beside the others costs none of them anything', (name) => {
	const read = (attributes: string) =>
		readList(JSON.parse(`{"data": {"id": "1", "attributes": ${attributes}}}`))[0]
	const stranger = `"${name}": {"show_appointment_form": false, "counter": 9}`
	const features = read(`{"features": {${stranger}, "show_appointment_form": true}, ${stranger}}`)
	expect(licenceSchema.parse(features).features.appointmentForm).toBe(true)
	const definitions = definitionResourceSchema.parse(
		read(`{${stranger}, "mortgage": {"counter": 2, ${stranger}}}`),
	)
	expect(readDefinitions([definitions])).toEqual({ mortgage: expect.objectContaining({ counter: 2 }) })
})
