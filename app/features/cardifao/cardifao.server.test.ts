import { expect, test } from 'vitest'
import { ApiUnreachable } from '#app/api/errors'
import type { FormReply } from '#app/request/form-reply'
import { settle } from '#app/request/settle'
import {
	createAction,
	createFeatureContext,
	fillIn,
	locationOf,
	markShown,
	visit,
} from '#tests/support/feature-context'
import { getCardifaoList, getCardifaoView } from './cardifao.server'
import {
	buildPremiumView,
	createPremiumSchema,
	getPremium,
	readPremiumTerms,
	sendPremiumAnswer,
} from './premium.server'

const insurance = { id: '1', label: 'AOV', referenceNumber: 'R-1' }
const list = 'GET /api/products/cardifao'
const premium = 'GET /api/products/cardifao/actions/11/premium'
const accept = 'POST /api/products/cardifao/actions/11/accept'
const decline = 'POST /api/products/cardifao/actions/11/decline'
const action = createAction({ type: 'CARDIF_PREMIUM', product: { id: '1', label: 'AOV' } })

test('Only what has action points, open or done, is listed; every one has a page', async () => {
	const done = { ...insurance, id: '2', actionCounter: { total: 1, open: 0 } }
	const ctx = await createFeatureContext({ [list]: [insurance, done] })
	const { cards } = await getCardifaoList(ctx, visit('/cardifao'))
	expect(cards.map(({ href }) => href)).toEqual(['/cardifao/2'])
	expect((await getCardifaoView(ctx, '1')).facts.map(({ detail }) => detail)).toEqual(['R-1', '-'])
	expect(await locationOf(getCardifaoView(ctx, '3'))).toBe('/404')
})

test('The firm’s introduction stands above, without what could run', async () => {
	const content = { cardifIntroduction: { nl: '<p onclick="x()">Hallo</p>', en: '' } }
	const ctx = await createFeatureContext({ [list]: [] }, { content })
	expect((await getCardifaoList(ctx, visit('/cardifao'))).html).toEqual({ html: '<p>Hallo</p>' })
	const plain = await createFeatureContext({ [list]: [] })
	expect((await getCardifaoList(plain, visit('/cardifao'))).html).toBeUndefined()
})

test('While the premium can’t be told there is no figure, and a way to try again', async () => {
	const ctx = await createFeatureContext({ [premium]: new ApiUnreachable({ cause: 'reset' }) })
	const view = await buildPremiumView(ctx, action, await settle(getPremium(ctx, '11')))
	expect(view).toMatchObject({ figures: undefined, problem: { retry: ctx.say('failure.retry') } })
})

test('A premium is told with what it pays, where that is known; the firm names its buttons', async () => {
	const content = { cardifApproveButton: ' Akkoord ', cardifDeclineButton: ' ' }
	const ctx = await createFeatureContext({ [premium]: { premium: '45.5' } }, { content })
	const view = await buildPremiumView(ctx, action, await settle(getPremium(ctx, '11')))
	expect(view.figures?.items.map(({ value }) => value)).toEqual(['€\u00a045,50'])
	const disability = { amount: '1250.00', currency: 'EUR' }
	const whole = await createFeatureContext({ [premium]: { premium: '45.5', disability } })
	const { figures } = await buildPremiumView(whole, action, await settle(getPremium(whole, '11')))
	expect(figures?.items.map(({ value }) => value)).toEqual(['€\u00a045,50', '€\u00a01.250,00'])
	expect([view.accept, view.decline]).toEqual([
		{ text: 'Akkoord' },
		{ text: ctx.say('cardifPremium.decline') },
	])
})

test('A premium is accepted only while it is known', async () => {
	const ctx = await createFeatureContext({ [premium]: new ApiUnreachable({ cause: 'reset' }) })
	const form = await fillIn(ctx, createPremiumSchema(ctx.say), { accept: 'on' })
	expect(await sendPremiumAnswer(ctx, form, action)).toMatchObject({ status: 503 })
	expect(ctx.calls).toEqual([premium])
})

test.each([
	['accept', [premium, accept], 'cardifPremium.accepted'],
	['decline', [premium, decline], 'cardifPremium.declined'],
])('Who presses %s makes these calls and no other: %j', async (button, calls, key) => {
	const ctx = await createFeatureContext({
		[premium]: { premium: 1 },
		[accept]: undefined,
		[decline]: undefined,
	})
	const terms = await readPremiumTerms(ctx, action, { premium: 1, disability: undefined })
	const form = await fillIn(ctx, createPremiumSchema(ctx.say), { [button]: 'on', ...markShown(ctx, terms) })
	expect(await locationOf(sendPremiumAnswer(ctx, form, action))).toBe('/dashboard')
	expect([ctx.calls, ctx.session.data.received[0]?.key]).toEqual([calls, key])
})

test('A premium under another text of the firm is not accepted; both texts are shown', async () => {
	const licenceOf = (text: string) => ({ content: { cardifApprovalText: `<p>${text}</p>` } })
	const ctx = await createFeatureContext({ [premium]: { premium: 1 } }, licenceOf('Een jaar vast.'))
	const terms = await readPremiumTerms(ctx, action, { premium: 1, disability: undefined })
	const form = await fillIn(ctx, createPremiumSchema(ctx.say), { accept: 'on', ...markShown(ctx, terms) })
	const { firm } = await createFeatureContext({}, licenceOf('Tien jaar vast.'))
	const answer = await sendPremiumAnswer({ ...ctx, firm }, form, action)
	const { changed } = (await answer.json()) as FormReply
	expect(changed?.rows).toMatchObject([{ was: ['Een jaar vast.'], now: ['Tien jaar vast.'] }])
	expect(ctx.calls).toEqual([premium])
})

test('Both buttons, or none, are no answer', async () => {
	const schema = createPremiumSchema((await createFeatureContext()).say)
	expect([{}, { accept: '', decline: '' }].map((form) => schema.safeParse(form).success)).toEqual([
		false,
		false,
	])
})
