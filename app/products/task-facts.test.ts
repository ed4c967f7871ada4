import { expect, test } from 'vitest'
import { ApiUnreachable } from '#app/api/errors'
import { listOpenActions, listWaitingActions } from './action-tasks.server'
import { listActions } from './actions.server'
import { isHeldUp } from './unfinished'
import { followTasks, listTasks, readKindFacts } from './task-facts.server'
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
const away = new ApiUnreachable({ cause: 'away' })
const unread = {
	'GET /api/products/mortgages': away,
	'GET /api/products/otds': away,
	'GET /api/products/bankguarantees': away,
	'GET /api/dossiers': away,
	'GET /api/invoices': away,
}

async function read(actions: object[], answers: object) {
	const ctx = await createFeatureContext({ 'GET /api/actions': actions, ...unread, ...answers })
	const { known: every } = await listTasks(ctx)
	const ids = (some: readonly { id: string }[]) => some.map(({ id }) => id)
	return {
		asked: ids(listOpenActions(every)),
		waiting: ids(listWaitingActions(every)),
		done: ids(every.filter(({ isDone }) => isDone)),
	}
}

test('An assignment that was signed or cancelled is asked for no more', async () => {
	const actions = ['1', '2', '3'].map((id) => task(id, 'SIGN_OTD', id, 'otd'))
	const otds = [{ id: '1', is_signed: true }, { id: '2', is_cancelled: '1' }, { id: '3' }]
	const found = await read(actions, { 'GET /api/products/otds': otds })
	expect(found).toEqual({ asked: ['3'], waiting: [], done: ['1', '2'] })
})

test('A task whose product is gone has no link, and is not counted', async () => {
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
	const { asked, waiting } = await read(actions, none)
	expect([asked, waiting]).toEqual([[], actions.map(({ id }) => id)])
})

test('A payment whose invoice is paid is done, and one of a credit note is not asked', async () => {
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
	const found = await read(actions, { 'GET /api/invoices': invoices })
	expect(found).toEqual({ asked: ['3', '5'], waiting: ['2'], done: ['1', '4'] })
})

test('Products and invoices that cannot be read change nothing', async () => {
	const actions = [
		task('1', 'UPDATE_LOAN_PARTS', '9', 'mortgage'),
		task('2', 'SIGN_OTD', '9', 'otd'),
		task('3', 'PAY_INVOICE', '9', 'invoice'),
		task('4', 'UPLOAD_DOCUMENTMANAGEMENT_FILE', '9', 'mortgage'),
	]
	expect((await read(actions, {})).asked).toEqual(['1', '2', '3', '4'])
})

const steps = (...completed: unknown[]) =>
	completed.map((one, index) => ({ label: `${index}`, completed: one }))

test.each([
	['a dossier below 100 %', 'dossier', { percentage_complete: 65 }, true],
	['a dossier told as a fraction', 'dossier', { percentage_complete: 0.5 }, true],
	['a dossier that is finished', 'dossier', { percentage_complete: 100 }, false],
	['a dossier that tells no percentage', 'dossier', {}, false],
	['a dossier whose percentage could not be read', 'dossier', { percentage_complete: 'bijna' }, false],
	['a mortgage with a step to come', 'mortgage', { has_timeline: true, timeline: steps(true, false) }, true],
	['a mortgage whose steps are done', 'mortgage', { has_timeline: true, timeline: steps(true, true) }, false],
	[
		'a mortgage whose step could not be read',
		'mortgage',
		{ has_timeline: true, timeline: steps('ooit') },
		false,
	],
	['a mortgage without a timeline', 'mortgage', { timeline: steps(false) }, false],
	['a mortgage whose timeline is no list', 'mortgage', { has_timeline: true, timeline: 'x' }, false],
])('An application that waits for a task is told of %s: %s %j %s', async (...row) => {
	const [, kind, product, isTold] = row
	const path = kind === 'dossier' ? 'GET /api/dossiers' : 'GET /api/products/mortgages'
	const ctx = await createFeatureContext({
		...unread,
		[path]: [{ id: '7', ...product }],
		'GET /api/actions': [
			task('upload', 'UPLOAD_DOCUMENTMANAGEMENT_FILE', '7', kind),
			task('other', 'UPLOAD_DOCUMENTMANAGEMENT_FILE', '8', kind),
			task('value', 'UPDATE_MARKET_VALUE', '7', kind),
			task('read', 'DOWNLOAD_OTD', '7', kind),
			{ ...task('done', 'UPLOAD_DOCUMENTMANAGEMENT_FILE', '7', kind), is_done: true },
			{ ...task('unsure', 'UPLOAD_DOCUMENTMANAGEMENT_FILE', '7', kind), is_done: 'misschien' },
		],
	})
	const { known } = await listTasks(ctx)
	expect(known.filter(isHeldUp).map(({ id }) => id)).toEqual(isTold ? ['upload'] : [])
})

test('The page of a product reads that kind alone; loan parts that cannot all be read are not asked', async () => {
	const parts = { id: '7', loan_parts: [{ id: '71', amount: 1 }, { amount: 5 }] }
	const ctx = await createFeatureContext({
		'GET /api/actions': [task('1', 'UPDATE_LOAN_PARTS', '7', 'mortgage')],
		'GET /api/products/mortgages': [parts],
	})
	const followed = followTasks((await listActions(ctx)).known, await readKindFacts(ctx, 'mortgage'))
	expect([listOpenActions(followed), listWaitingActions(followed)]).toEqual([[], followed])
	expect(await readKindFacts(ctx, 'credit')).toEqual({ products: {} })
	expect(ctx.calls).toEqual(['GET /api/actions', 'GET /api/products/mortgages'])
})
