import { expect, test } from 'vitest'
import { createFeatureContext, locationOf, visit } from '#tests/support/feature-context'
import { getFgvList, getFgvView } from './fgvs.server'

const open = (...fgvs: unknown[]) => createFeatureContext({ 'GET /api/products/fgvs': fgvs })

test('One without a name is called FGV, in the list and on its page', async () => {
	const ctx = await open({ id: '4' })
	const { cards } = await getFgvList(ctx, visit('/fgvs'))
	expect(cards[0]?.words).toEqual([ctx.say('fgvs.unnamed')])
	expect((await getFgvView(ctx, '4')).title).toContain(ctx.say('fgvs.unnamed'))
	expect(ctx.calls[0]).toBe('GET /api/products/fgvs')
})

test.each([
	[{ insuranceType: 'Lijfrente', insurerName: 'Levens NV' }],
	[{ type: 'Lijfrente', insurer: 'Levens NV' }],
	[{ insuranceType: 'Lijfrente', type: 'anders', insurerName: 'Levens NV', insurer: 'anders' }],
])('Type and insurer are read under either name: %j', async (members) => {
	const { facts } = await getFgvView(await open({ id: '4', attributes: members }), '4')
	expect(facts.map(({ detail }) => detail)).toEqual(['Lijfrente', 'Levens NV'])
})

test('Without any the page says so', async () => {
	const ctx = await open()
	expect((await getFgvList(ctx, visit('/fgvs'))).list.empty).toEqual({
		title: ctx.say('fgvs.none'),
		isNone: true,
	})
	expect(await locationOf(getFgvView(ctx, '4'))).toBe('/404')
})
