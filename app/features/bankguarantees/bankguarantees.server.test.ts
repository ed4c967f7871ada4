import { expect, test } from 'vitest'
import { ApiFailure } from '#app/api/errors'
import { bankguaranteeSchema } from '#app/api/resources/product'
import {
	createAction,
	createFeatureContext,
	fillIn,
	locationOf,
	markShown,
	visit,
} from '#tests/support/feature-context'
import { getBankguaranteeList, getBankguaranteeView } from './bankguarantees.server'
import { findPaper } from './papers.server'
import { createGuaranteeSchema, listGuaranteeTerms, sendGuaranteeChoice } from './proposal.server'

const resource = { id: '2', label: 'Garantie', company: 'Bank Zuid', amount: 30_000, isBNP: true }
const guarantee = bankguaranteeSchema.parse(resource)
const command = 'POST /api/products/bankguarantees/actions/11/submit-choice'
const open = (...guarantees: unknown[]) =>
	createFeatureContext({ 'GET /api/products/bankguarantees': guarantees, [command]: undefined })

test('A guarantee is a card with its company and its amount', async () => {
	const { cards } = await getBankguaranteeList(await open(resource), visit('/bankguarantees'))
	expect(cards[0]?.words).toEqual(['Garantie', 'Bank Zuid', 'Bedrag van de garantie: €\u00a030.000,00'])
})

test('Only one of BNP has papers, and tells of a single premium above nothing', async () => {
	const view = async (members: object) => getBankguaranteeView(await open({ ...resource, ...members }), '2')
	expect(await view({ isBNP: false })).toMatchObject({ papers: undefined, facts: { length: 4 } })
	expect(await view({ oneOffAdditionalOrvCost: 0 })).toMatchObject({ facts: { length: 6 } })
	const { facts, papers } = await view({ oneOffAdditionalOrvCost: 10 })
	expect([facts.length, papers?.files.length]).toEqual([7, 3])
})

test('A paper is asked for by the API’s own word; this arrangement has no insurance card', () => {
	const path = '/api/documents/bankguarantees/2/download?type='
	expect(findPaper(guarantee, 'application')?.path).toBe(path)
	expect(findPaper(guarantee, 'insurance-card')).toEqual({
		path: `${path}INSURANCE_CARD`,
		fileName: 'insurance-card.pdf',
		paper: { kind: 'guarantee', id: '2 insurance-card' },
	})
	expect(findPaper({ ...guarantee, arrangement: 'dha_woongarant' }, 'insurance-card')).toBeUndefined()
	expect(findPaper(guarantee, 'constructor')).toBeUndefined()
})

test.each([
	[{ decline: 'on' }, { accepted: false }],
	[{ decline: 'on', agreed: 'on' }, { accepted: false }],
	[{ approve: 'on', agreed: 'on' }, { accepted: true }],
	[{ approve: 'on' }, undefined],
	[{ agreed: 'on' }, undefined],
])('A request demands the tick, a refusal does not: %j', async (fields, value) => {
	const { say } = await open()
	expect(createGuaranteeSchema(say).safeParse(fields).data).toEqual(value)
})

test('The answer is sent once, and the client reads what comes next', async () => {
	const ctx = await open()
	const form = await fillIn(ctx, createGuaranteeSchema(ctx.say), {
		decline: 'on',
		...markShown(ctx, listGuaranteeTerms(guarantee, ctx.say)),
	})
	const press = () => locationOf(sendGuaranteeChoice(ctx, form, createAction({}), guarantee))
	expect([await press(), await press()]).toEqual(['/dashboard', '/dashboard'])
	expect(ctx.calls).toEqual([[command, { accepted: false }]])
	expect(ctx.session.data).toMatchObject({
		doneActions: ['11'],
		received: [{ key: 'guaranteeProposal.rejected' }],
		notices: [{ key: 'sending.already' }],
	})
})

test('An answer that the API refuses shows the form again, and may be sent anew', async () => {
	const open = [{ id: createAction({}).id, isDone: false }]
	const answers = { [command]: new ApiFailure(500, undefined), 'GET /api/actions': open }
	const ctx = await createFeatureContext(answers)
	const form = await fillIn(ctx, createGuaranteeSchema(ctx.say), {
		decline: 'on',
		...markShown(ctx, listGuaranteeTerms(guarantee, ctx.say)),
	})
	const press = () => sendGuaranteeChoice(ctx, form, createAction({}), guarantee)
	expect([await press(), await press()]).toMatchObject([{ status: 502 }, { status: 502 }])
	const sent = [command, { accepted: false }]
	expect(ctx.calls).toEqual([sent, 'GET /api/actions', sent, 'GET /api/actions'])
	expect(ctx.session.data.doneActions).toEqual([])
})
