import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { createFeatureContext, locationOf, visit } from '#tests/support/feature-context'
import { InsuredPeople } from './insured-people'
import { getLifeInsuranceList, getLifeInsuranceView } from './life-insurances.server'

const insurance = { id: '5', label: 'Overlijden', insurerName: 'Levens NV', policyNumber: 'P-9' }
const never = () => {
	throw new Error('Nobody is insured')
}
const open = (...insurances: unknown[]) =>
	createFeatureContext({ 'GET /api/products/life-insurances': insurances })

test('A life insurance is a card with its insurer and its policy', async () => {
	const ctx = await open(insurance, { id: '6', label: 'Zonder polis' })
	const { cards } = await getLifeInsuranceList(ctx, visit('/life-insurances'))
	const policy = ctx.say('lifeInsurances.policyLine', { number: 'P-9' })
	expect(cards.map(({ words }) => words)).toEqual([['Overlijden', 'Levens NV', policy], ['Zonder polis']])
})

test('Each premium is a line; one that nobody tells is one dash', async () => {
	const premiums = async (payments: unknown) => {
		const ctx = await open({ ...insurance, payments })
		const { facts } = await getLifeInsuranceView(ctx, '5')
		const name = ctx.say('lifeInsurances.premium')
		return facts.filter(({ term }) => term === name).map(({ detail }) => detail)
	}
	const both = [{ amount: 12.5, term: 'per maand' }, { term: 'eenmalig' }]
	expect(await premiums(both)).toEqual(['€\u00a012,50 per maand', 'eenmalig'])
	expect(await premiums([{}])).toEqual(['-'])
	expect(await premiums(undefined)).toEqual(['-'])
})

test('Who is insured for what is told for each person, by name or not', async () => {
	const coverage = { insuranceType: 'Overlijden', capital: 100_000, duration: 1 }
	const insuredConsumers = [
		{ name: 'Anna', data: [coverage, {}] },
		{ name: null, data: [] },
	]
	const ctx = await open({ ...insurance, insuredConsumers })
	const { insured } = await getLifeInsuranceView(ctx, '5')
	expect(insured?.people).toEqual([
		{
			name: 'Anna',
			rows: [
				['Overlijden', '€\u00a0100.000,00', '1 maand'],
				['-', '-', '-'],
			],
		},
		{ name: ctx.say('lifeInsurances.insured.unnamed'), rows: [] },
	])
})

test('What a person is insured for that could not all be read is never told as not known', async () => {
	const people = async (...data: unknown[]) => {
		const ctx = await open({ ...insurance, insuredConsumers: [{ name: 'Anna', data }] })
		const { insured } = await getLifeInsuranceView(ctx, '5')
		return renderToStaticMarkup(createElement(InsuredPeople, insured ?? never()))
	}
	const none = 'Wat verzekerd is, weten wij nog niet.'
	expect(await people()).toContain(none)
	const part = await people('unreadable')
	expect(part).not.toContain(none)
	expect(part).toContain('Niet alles kon worden gelezen.')
})

test.each([
	[0, '0 maanden'],
	[12.5, '12,5 maanden'],
	['12,5', '12,5 maanden'],
	['1', '1 maand'],
	[null, '-'],
	[-3, 'Looptijd onbekend'],
	['een jaar', 'Looptijd onbekend'],
])('A duration of %j reads as "%s"', async (duration, shown) => {
	const ctx = await open({ ...insurance, insuredConsumers: [{ name: 'Anna', data: [{ duration }] }] })
	const { insured } = await getLifeInsuranceView(ctx, '5')
	expect(insured?.people.map(({ rows }) => rows)).toEqual([[['-', '-', shown]]])
})

test('Where nobody is named no table stands; another insurance is not found', async () => {
	const ctx = await open(insurance)
	expect((await getLifeInsuranceView(ctx, '5')).insured).toBeUndefined()
	expect(await locationOf(getLifeInsuranceView(ctx, undefined))).toBe('/404')
})
