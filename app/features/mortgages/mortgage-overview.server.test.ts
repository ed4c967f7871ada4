import { expect, test } from 'vitest'
import { createFeatureContext } from '#tests/support/feature-context'
import { findMortgageOverview } from './mortgage-overview.server'

async function show(count: number, meta: object = {}) {
	const data = Array.from({ length: count }, (_, index) => ({
		type: 'mortgages',
		id: String(index + 1),
		attributes: {},
	}))
	const ctx = await createFeatureContext({ 'GET /api/products/mortgages': { data, meta } })
	const overview = await findMortgageOverview(ctx)
	return overview && [overview.title, overview.all?.label, overview.note]
}

const gap = 'Niet alles kon worden gelezen. Ontbreekt er iets? Bel ons gerust.'

test.each([
	[1, ['Uw hypotheek', undefined, undefined]],
	[4, ['Uw hypotheken', 'Bekijk alle 4 hypotheken', undefined]],
])(
	'%i mortgages are named and counted where all were read; else the link names no number',
	async (count, whole) => {
		expect(await show(count)).toEqual(whole)
		expect(await show(count, { total: 99 })).toEqual(['Uw hypotheken', 'Uw hypotheken', gap])
	},
)

test('Without mortgages the part is away; where they could not be read the gap is told', async () => {
	expect(await show(0)).toBeUndefined()
	expect(await show(0, { total: 1 })).toEqual(['Uw hypotheken', 'Uw hypotheken', gap])
})
