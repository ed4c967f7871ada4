import { expect, test } from 'vitest'
import { createFeatureContext, locationOf, visit } from '#tests/support/feature-context'
import { getWillList, getWillView } from './wills.server'

const advice = { id: '8', label: 'Advies', notary: 'Notaris Bos', status: 'Getekend', wozAmount: 400_000 }
const open = (...advices: unknown[]) =>
	createFeatureContext({ 'GET /api/products/will-writing-advices': advices })

test('An advice is a card with its notary and how far it is', async () => {
	const ctx = await open(advice)
	const { cards } = await getWillList(ctx, visit('/wills'))
	expect(cards[0]?.words).toEqual(['Advies', 'Notaris Bos', 'Getekend'])
	expect(ctx.calls).toEqual(['GET /api/products/will-writing-advices'])
})

test('Its wills are rows; what is not known of one is a dash, and a date that cannot be read is unknown', async () => {
	const wills = [{ title: 'Testament', owner: 'Anna', startingDate: '2020-01-31' }, { startingDate: 'ooit' }]
	const view = await getWillView(await open({ ...advice, wills }), '8')
	expect(view.wills.rows).toEqual([
		['Testament', 'Anna', '31 januari 2020'],
		['-', '-', 'Onbekend'],
	])
	expect(view.facts[1]?.detail).toBe('€\u00a0400.000,00')
})

test('An advice without wills has an empty table with its sentence', async () => {
	const ctx = await open(advice)
	const { wills } = await getWillView(ctx, '8')
	expect([wills.rows, wills.none]).toEqual([[], ctx.say('wills.list.none')])
})

test('An advice of somebody else leads to not-found', async () => {
	expect(await locationOf(getWillView(await open(advice), '9'))).toBe('/404')
})
