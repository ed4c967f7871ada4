import { expect, test } from 'vitest'
import { z } from 'zod/v4'
import { consumerSchema } from '#app/api/resources/consumer'
import { mortgageSchema } from '#app/api/resources/mortgage'
import { otdSchema } from '#app/api/resources/otd'
import { commands } from '#app/api-check/try-commands'
import { describeCommandBodies } from '#app/backend/command-bodies'
import { prefillPerson } from '#app/features/inventory/person-values'
import { prefillPart } from '#app/features/mortgage-check/mortgage-check.server'
import { prefillLoanParts, prefillValue } from '#app/features/mortgages/loan-parts-known'
import { prefillOpportunity } from '#app/features/opportunity/opportunity-page.server'
import { prefillAccount } from '#app/features/otds/sign-page.server'
import { fillText, listPrefilled, type Prefill } from '#app/forms/prefill'
import { createSay } from '#app/i18n/say.server'
import { createAction } from '#tests/support/feature-context'
import { commandMembers, type Origin } from './command-members'

const shapeSchema = z.object({
	properties: z.record(z.string(), z.unknown()).default({}),
	items: z.unknown(),
	prefixItems: z.array(z.unknown()).default([]),
	anyOf: z.array(z.unknown()).default([]),
	oneOf: z.array(z.unknown()).default([]),
})

const membersSchema = z.record(z.string(), z.unknown())

/** An empty schema allows anything; the items of a tuple beyond its first ones have it. */
function saysSomething(schema: unknown) {
	const { success, data } = membersSchema.safeParse(schema)
	return success && Object.keys(data).length > 0
}

/** Full names of the members without members of their own; `[]` stands for each element of a list. */
function listMembers(schema: unknown, path = ''): string[] {
	const { properties, items, prefixItems, anyOf, oneOf } = shapeSchema.parse(schema)
	const choices = [...anyOf, ...oneOf]
	const elements = [items, ...prefixItems].filter(saysSomething)
	const below = [
		...choices.flatMap((one) => listMembers(one, path)),
		...elements.flatMap((one) => listMembers(one, `${path}[]`)),
		...Object.entries(properties).flatMap(([name, one]) => listMembers(one, path ? `${path}.${name}` : name)),
	]
	if (below.length > 0) return below
	return path === '' || choices.length > 0 ? [] : [path.replace('[][]', '[]')]
}

const bodySchema = z.object({ content: z.record(z.string(), z.object({ schema: z.unknown() })) })
const bodies = Object.entries(describeCommandBodies()).map(([path, body]): [string, string[]] => {
	const [content] = Object.values(bodySchema.parse(body).content)
	return [path, [...new Set(listMembers(content?.schema))]]
})

function listOf(path: string, origin?: Origin) {
	const members = Object.entries(commandMembers[path] ?? {})
	return members.flatMap(([of, names]) => (origin === undefined || of === origin ? names.split(' ') : []))
}

test('Every command of the API says where the members of its body come from', () => {
	const paths = [...bodies.map(([path]) => path), ...commands.map(({ path }) => path)]
	expect(Object.keys(commandMembers).toSorted()).toEqual([...new Set(paths)].toSorted())
})

test.each(bodies)('Of %s each member is there once', (path, members) => {
	expect(listOf(path).toSorted()).toEqual(members.toSorted())
})

const say = createSay('nl', 'formal')
const mortgage = mortgageSchema.parse({ id: '7', loan_parts: [{ id: '71' }] })
const consumer = consumerSchema.parse({ id: '1' })
const person = prefillPerson(consumer)
const checked: Prefill = {
	formData: { parts: mortgage.loanParts.known.map(prefillPart), phone: fillText('06') },
}
const people: Prefill = { consumer: { ...person, hasPartner: fillText('no') }, partner: person }

test.each<[string, Prefill]>([
	['/api/products/mortgages/{mortgage}/edit-market-value', prefillValue(mortgage, say)],
	['/api/products/mortgages/{mortgage}/update-details', { data: prefillLoanParts(mortgage, say) }],
	[
		'/api/products/mortgages/{mortgage}/update-present-opportunity-to-consumer',
		prefillOpportunity(createAction({})),
	],
	['/api/products/otds/actions/{action}/sign', { data: prefillAccount(otdSchema.parse({ id: '9' })) }],
	['/api/mortgage-check/submit-form', checked],
	['/api/mortgage-check/submit-form-no-login', checked],
	['/api/inventory-form', { data: people }],
])('What %s has prefilled are the fields that its form fills in', (path, prefill) => {
	const names = listPrefilled(prefill).map(([name]) => name.replace(/\[\d+\]/g, '[]'))
	expect([...listOf(path, 'prefilled'), ...listOf(path, 'kept')].toSorted()).toEqual(names.toSorted())
})

test('No other command has a prefilled member', () => {
	const prefilled = Object.keys(commandMembers).filter((path) => listOf(path, 'prefilled').length > 0)
	expect(prefilled).toHaveLength(7)
})
