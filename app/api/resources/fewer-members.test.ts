import { expect, test } from 'vitest'
import { dictionaryEntrySchema } from '#app/api/resources/installation'
import { isReader, tryRead } from '#tests/support/read-document'
import { createReader } from '#tests/support/resource-readers'

const modules = import.meta.glob<object>(['./*.ts', '!./*.test.ts'], { eager: true })
const readers = Object.values(modules)
	.flatMap((module): [string, unknown][] => Object.entries(module))
	.flatMap(([name, member]) => (isReader(member) ? [createReader(name, member)] : []))
	.filter(({ members }) => members)

/** Members without which nothing can be done, beside the ids that the documents give. */
const required: Record<string, string[]> = {
	tokenPairSchema: ['accessToken', 'refreshToken'],
	authResultSchema: ['accessToken'],
	cardifPremiumSchema: ['premium'],
	codedChoiceSchema: ['code'],
	twoFactorQrSchema: ['image'],
}
/** Their documents have no id, or nobody needs it. */
const withoutId = ['personSchema', 'paymentSchema', 'productActionLoginSchema', 'ocktoStateSchema']
const needs = (name: string, members: object) => [
	...(required[name] ?? []),
	...(Object.hasOwn(members, 'id') && !withoutId.includes(name) ? ['id'] : []),
]

test.each(readers)('$name reads each document that has what is needed, whatever else it lacks', (reader) => {
	const { name, members = {}, schema } = reader
	const needed = needs(name, members)
	const minimal = Object.fromEntries(needed.map((member) => [member, members[member]]))
	expect(tryRead(schema, minimal).losses).toEqual([])
	for (const member of Object.keys(members)) {
		for (const none of [undefined, null, '', []]) {
			const read = tryRead(schema, { ...members, [member]: none })
			expect([member, none, read.success]).toEqual([member, none, !needed.includes(member)])
		}
	}
})

test('Broken JSON of a text is absent, and a text with a placeholder is a text [9]', () => {
	const read = (translation: string) =>
		dictionaryEntrySchema.parse({ id: 'a', translation }).translation.wordings.nl
	for (const broken of ['{"nl": "Dag"', '{nl: Dag}', '{', '{"nl": "Dag"}}', "{'nl': 'Dag'}", ''])
		expect([broken, read(broken)]).toEqual([broken, undefined])
	expect(['{"nl": "Dag"}', '{{name}}, welkom', 'Dag', '{concept} Dag'].map(read)).toEqual([
		'Dag',
		'{{name}}, welkom',
		'Dag',
		'{concept} Dag',
	])
})
