import { expect, test } from 'vitest'
import { ApiUnreachable } from '#app/api/errors'
import { createFeatureContext, locationOf, post } from '#tests/support/feature-context'
import { parseForm } from '#app/forms/parse-form.server'
import { z } from 'zod/v4'
import { buildHypactPayload, openHypact } from './hypact.server'

const partner = 'GET /api/consumers/partner'
const command = 'POST /api/advice_profile'
const open = (answers: object = {}, type = 'FILL_HYPACT_FORM') =>
	createFeatureContext({ 'GET /api/actions': [{ id: '11', type }], [partner]: { data: null }, ...answers })
const countBlocks = ({ wizard }: Awaited<ReturnType<typeof openHypact>>) =>
	wizard.steps.flatMap(({ blocks }) => blocks).length

test('Who has a partner is asked for both; a partner that is a company is none', async () => {
	const single = await openHypact(await open(), { action: '11' })
	const alone = countBlocks(single)
	const both = countBlocks(await openHypact(await open({ [partner]: { id: '2' } }), { action: '11' }))
	const company = await openHypact(await open({ [partner]: { id: '2', isCompany: true } }), { action: '11' })
	expect([both - alone, countBlocks(company) - alone]).toEqual([3, 0])
	expect(single.wizard.problem).toBeUndefined()
})

test('While nobody knows whether there is a partner nothing is asked', async () => {
	const ctx = await open({ [partner]: new ApiUnreachable({ cause: 'reset' }) })
	expect((await openHypact(ctx, { action: '11' })).wizard.problem).toBe('wizard.partnerMissing')
})

test('An action that asks for something else leads to not-found', async () => {
	expect(await locationOf(openHypact(await open({}, 'APPROVE_DOCUMENT'), { action: '11' }))).toBe('/404')
})

test('What is not answered is sent as 0 or as nothing, a tick as 1 or not at all', () => {
	const payload = buildHypactPayload({
		riskKnowSavingsMortgage: true,
		sustainabilityReasonCosts: true,
		'customer[1].incomeExpectation': 5,
	})
	expect(payload).toMatchObject({
		riskKnowSavingsMortgage: true,
		riskKnowLinearMortgage: false,
		sustainabilityReasonCosts: '1',
		monthlySavings: 0,
		isStarter: '',
		customer: [{ incomeExpectation: 0 }, { incomeExpectation: 5 }],
	})
	expect(payload).not.toHaveProperty('sustainabilityReasonSale')
})

test('The nine steps are sent as one, and close the action', async () => {
	const ctx = await open({ [command]: undefined })
	const { send, getHead } = await openHypact(ctx, { action: '11' })
	const form = await parseForm(post({}, (await getHead()).formId), z.object({}))
	expect(await locationOf(send({ form, values: {}, typed: {} }))).toBe('/dashboard')
	expect(ctx.calls.at(-1)).toMatchObject([command, { productActionId: '11', data: { isStarter: '' } }])
	expect(ctx.session.data.doneActions).toEqual(['11'])
})
