import { expect, test } from 'vitest'
import { createSay } from '#app/i18n/say.server'
import { createAction } from '#tests/support/feature-context'
import { getActionName, getActionTitle } from './action-tasks.server'

const say = createSay('nl', 'formal')
const product = { id: '1', type: 'invoice' }

test.each([
	['a credit note', { invoice: { total: -12 } }, 'Factuur'],
	['nothing', { invoice: { total: 0 } }, 'Factuur'],
	['less than a cent', { invoice: { total: 0.004 } }, 'Factuur'],
	['a credit note that only the payment tells', { payment: { amount: -5 } }, 'Factuur'],
	['what was paid', { invoice: { total: 12 }, payment: { status: 'PAID' } }, 'Factuur'],
	['an amount', { invoice: { total: 12 } }, 'Betaal de factuur'],
	[
		'an amount whose payment failed',
		{ invoice: { total: 12 }, payment: { status: 'FAILED' } },
		'Betaal de factuur',
	],
	['an unknown amount', {}, 'Betaal de factuur'],
])('The tab and the name of a payment of %s', (_what, bill, name) => {
	const action = createAction({ type: 'PAY_INVOICE', product, ...bill })
	expect([getActionName(action, say), getActionTitle(action, say)]).toEqual([name, name])
	const english = createSay('en', 'formal')
	expect(getActionName(action, english)).toBe(name === 'Factuur' ? 'Invoice' : 'Pay the invoice')
	expect(getActionTitle(createAction({ ...action, label: 'Nota 7' }), say)).toBe('Nota 7')
})
