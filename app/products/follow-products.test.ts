import { expect, test } from 'vitest'
import { ApiUnreachable } from '#app/api/errors'
import { listOpenActions, listWaitingActions } from './action-tasks.server'
import { listActions, listSummarisedActions } from './actions.server'
import { createFeatureContext } from '#tests/support/feature-context'

const task = (id: string, type: string, productId: string, kind: string) => ({
	id,
	type,
	label: `${type} ${productId}`,
	product: { id: productId, type: kind, label: 'Dit' },
})
const mortgageTypes = [
	'UPDATE_LOAN_PARTS',
	'UPDATE_MARKET_VALUE',
	'PRESENT_OPPORTUNITY_TO_CONSUMER',
	'MORTGAGE_CHECK',
]
const lists = [listActions, listSummarisedActions]

async function read(list: (typeof lists)[number], actions: object[], answers: object) {
	const ctx = await createFeatureContext({ 'GET /api/actions': actions, ...answers })
	const every = await list(ctx)
	const ids = (some: readonly { id: string }[]) => some.map(({ id }) => id)
	return {
		asked: ids(listOpenActions(every)),
		waiting: ids(listWaitingActions(every)),
		done: ids(every.filter(({ isDone }) => isDone)),
		calls: ctx.calls.slice(1),
	}
}

test.each(lists)('An assignment that was signed or cancelled is asked for no more (%o)', async (list) => {
	const actions = ['1', '2', '3'].map((id) => task(id, 'SIGN_OTD', id, 'otd'))
	const otds = [{ id: '1', is_signed: true }, { id: '2', is_cancelled: '1' }, { id: '3' }]
	const found = await read(list, actions, { 'GET /api/products/otds': otds })
	expect(found).toEqual({ asked: ['3'], waiting: [], done: ['1', '2'], calls: ['GET /api/products/otds'] })
})

test.each(lists)('A task whose product is gone has no link, and is not counted (%o)', async (list) => {
	const actions = [
		...mortgageTypes.map((type) => task(type, type, '9', 'mortgage')),
		task('guarantee', 'BANKGUARANTEE_BNP_PROPOSAL', '9', 'bankguarantee'),
		task('otd', 'SIGN_OTD', '9', 'otd'),
		task('proposal', 'SIGN_WOONGARANT_PROPOSAL', '9', 'woongarant'),
	]
	const none = {
		'GET /api/products/mortgages': [{ id: '7' }],
		'GET /api/products/bankguarantees': [],
		'GET /api/products/otds': [],
	}
	const { asked, waiting } = await read(list, actions, none)
	expect([asked, waiting]).toEqual([[], actions.map(({ id }) => id)])
})

test.each(lists)(
	'A payment whose invoice is paid is done, and one of a credit note is not asked (%o)',
	async (list) => {
		const pay = (id: string, more = {}) => ({ ...task(id, 'PAY_INVOICE', id, 'invoice'), ...more })
		const failed = { payment: { status: 'FAILED', is_paid: false } }
		const actions = [pay('1'), pay('2'), pay('3'), pay('4', failed), pay('5')]
		const paid = { product_action: { payment: { status: 'PAID', is_paid: true } } }
		const invoices = [
			{ id: '1', total: 120, ...paid },
			{ id: '2', total: -50 },
			{ id: '3', total: 80 },
			{ id: '4', total: 80, ...paid },
		]
		const found = await read(list, actions, { 'GET /api/invoices': invoices })
		expect(found).toEqual({
			asked: ['3', '4', '5'],
			waiting: ['2'],
			done: ['1'],
			calls: ['GET /api/invoices'],
		})
		const unread = { 'GET /api/invoices': new ApiUnreachable({ cause: 'away' }) }
		expect((await read(list, actions, unread)).asked).toEqual(['1', '2', '3', '4', '5'])
	},
)

test('Products that cannot be read change nothing, and none is read without need', async () => {
	const actions = [task('1', 'UPDATE_LOAN_PARTS', '9', 'mortgage')]
	const { asked } = await read(listActions, actions, {
		'GET /api/products/mortgages': new ApiUnreachable({ cause: 'away' }),
	})
	expect(asked).toEqual(['1'])
	const others = [
		task('2', 'UPLOAD_DOCUMENTMANAGEMENT_FILE', '9', 'mortgage'),
		{ ...actions[0], is_done: true },
	]
	expect((await read(listActions, others, {})).calls).toEqual([])
})
