import { expect, test } from 'vitest'
import { createFeatureContext, locationOf, visit } from '#tests/support/feature-context'
import { getBusinessIncomeList, getBusinessIncomeView } from './business-incomes.server'

const income = { id: '3', name: 'Anna de Vries', supplier: 'Cijfers BV', created: '2026-03-05' }
const open = (...incomes: unknown[]) =>
	createFeatureContext({ 'GET /api/products/business-incomes': incomes })

test('A business income without a name of its own is called by what it is, with whose it is', async () => {
	const ctx = await open(income)
	const { cards } = await getBusinessIncomeList(ctx, visit('/business-incomes'))
	expect(cards[0]?.words).toEqual(['Inkomen uit onderneming', 'Anna de Vries', 'Cijfers BV'])
	expect(ctx.calls).toEqual(['GET /api/products/business-incomes'])
})

test('The state of a request is told where the API tells it, and is no dash elsewhere', async () => {
	const texts = (await open()).say.table('businessIncomes')
	const terms = async (members: object) => {
		const { facts } = await getBusinessIncomeView(await open({ ...income, ...members }), '3')
		return facts.map(({ term }) => term)
	}
	expect(await terms({ state: 'In behandeling' })).toContain(texts.state)
	expect(await terms({ state: '' })).not.toContain(texts.state)
})

test('The day of the request is written out', async () => {
	const { facts } = await getBusinessIncomeView(await open(income), '3')
	expect(facts.map(({ detail }) => detail)).toEqual(['Anna de Vries', 'Cijfers BV', '5 maart 2026', '-'])
})

test('Nobody sees the business income of somebody else', async () => {
	expect(await locationOf(getBusinessIncomeView(await open(), '3'))).toBe('/404')
})
