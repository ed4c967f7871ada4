import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openCaller, type Caller } from './test-caller'
import { readProducts } from './test-products'

const path = '/api/products/mortgages/10011/update-present-opportunity-to-consumer'
const yes = {
	productActionId: '11034',
	isAgreed: 'yes',
	futureDate: null,
	customAmount: null,
	customPeriod: null,
}
const later = { ...yes, isAgreed: 'future_date', futureDate: '2026-09-01' }
const custom = { ...yes, isAgreed: 'custom_amount', customAmount: 120.5, customPeriod: 'ANNUALLY' }

let api: Caller
let token: string
beforeAll(() => {
	api = openCaller()
})
beforeEach(async () => {
	api.backend().reset()
	token = (await api.signIn()).accessToken
})
afterAll(() => api.close())

const send = (body: unknown, to = path) => api.call('POST', to, { token, body })

async function find(list: string, id: string) {
	const { json } = await api.call('GET', `/api/${list}`, { token })
	return readProducts(json).find((one) => one.id === id)
}

/** The savings settings of the mortgage, and whether the action is done. */
async function outcome() {
	const [mortgage, action] = [await find('products/mortgages', '10011'), await find('actions', '11034')]
	return { smartcare: mortgage?.smartcare, isDone: action?.is_done }
}

test('yes and no close the action and leave the settings as they are', async () => {
	const before = await outcome()
	expect((await send(yes)).status).toBe(204)
	expect(await outcome()).toEqual({ ...before, isDone: true })
	api.backend().reset()
	token = (await api.signIn()).accessToken
	expect((await send({ ...yes, isAgreed: 'no' })).status).toBe(204)
	expect(await outcome()).toEqual({ ...before, isDone: true })
})

test('a later date is until when nothing is looked for', async () => {
	expect((await send(later)).status).toBe(204)
	expect(await outcome()).toMatchObject({
		smartcare: { abstain_from_calculation_till: '2026-09-01' },
		isDone: true,
	})
})

test('an own amount is what the next saving must come to', async () => {
	expect((await send(custom)).status).toBe(204)
	expect(await outcome()).toMatchObject({
		smartcare: { minimum_savings_amount: 120.5, minimum_savings_period: 'ANNUALLY' },
		isDone: true,
	})
})

const wrong: [what: string, body: Record<string, unknown>, field: string][] = [
	['an answer that is none', { ...yes, isAgreed: 'maybe' }, 'isAgreed'],
	['a yes with a date', { ...yes, futureDate: '2026-09-01' }, 'futureDate'],
	['a yes with an amount', { ...yes, customAmount: 10 }, 'customAmount'],
	['a later without a date', { ...later, futureDate: null }, 'futureDate'],
	['a date of another spelling', { ...later, futureDate: '01-09-2026' }, 'futureDate'],
	['a later with a period', { ...later, customPeriod: 'MONTHLY' }, 'customPeriod'],
	['an amount as text', { ...custom, customAmount: '120,50' }, 'customAmount'],
	['an amount of nothing', { ...custom, customAmount: 0 }, 'customAmount'],
	['an unknown period', { ...custom, customPeriod: 'monthly' }, 'customPeriod'],
	['an action that is a number', { ...yes, productActionId: 11034 }, 'productActionId'],
	['more than was asked', { ...yes, reason: 'zomaar' }, 'reason'],
	...Object.keys(custom).map((key): [string, Record<string, unknown>, string] => [
		`no ${key}`,
		Object.fromEntries(Object.entries(custom).filter(([name]) => name !== key)),
		key,
	]),
]

test.each(wrong)('%s is refused by the name of the field', async (_what, body, field) => {
	expect(await send(body)).toMatchObject({
		status: 422,
		json: {
			code: 'PresentFieldsError',
			errors: [{ source: { pointer: `/data/attributes/${field}` } }],
		},
	})
	expect((await outcome()).isDone).toBe(false)
})

test('an own amount is refused where no amount was shown', async () => {
	const body = { ...custom, productActionId: '11104' }
	expect(await send(body, path.replace('10011', '10012'))).toMatchObject({
		status: 422,
		json: { errors: [{ source: { pointer: '/data/attributes/isAgreed' } }] },
	})
})

test('only the open action of this mortgage is answered, once', async () => {
	expect(await send({ ...yes, productActionId: '11033' })).toMatchObject({
		status: 422,
		json: { code: 'invalidActionType' },
	})
	expect(await send({ ...yes, productActionId: '11104' })).toMatchObject({ status: 422 })
	expect(await send(yes, path.replace('10011', '20011'))).toMatchObject({ status: 403 })
	expect(await send(yes, path.replace('10011', '9'))).toMatchObject({
		status: 404,
		json: { code: 'mortgageNotFound' },
	})
	expect(await api.call('POST', path, { body: yes })).toMatchObject({ status: 401 })
	expect((await send(yes)).status).toBe(204)
	expect((await send(yes)).status).toBe(409)
})
