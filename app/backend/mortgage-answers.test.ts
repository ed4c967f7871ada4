import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openCaller, type Caller } from './test-caller'
import { readProducts } from './test-products'

const address = (action: string) => `/api/products/mortgages/actions/${action}/date-conditions-precedent`
const right = { dateConditionsPrecedent: '2026-05-01' }

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

const send = (body: unknown, action = '11105') => api.call('POST', address(action), { token, body })

async function find(list: string, id: string) {
	const { json } = await api.call('GET', `/api/${list}`, { token })
	return readProducts(json).find((one) => one.id === id)
}

test('the date of the conditions precedent is kept with the mortgage and closes the action', async () => {
	expect((await send(right)).status).toBe(204)
	expect(await find('products/mortgages', '10011')).toMatchObject({ date_conditions_precedent: '2026-05-01' })
	expect(await find('actions', '11105')).toMatchObject({
		is_done: true,
		date_executed: api.now().toISOString(),
	})
})

test.each([
	['no date', {}, 'dateConditionsPrecedent'],
	['no value', { dateConditionsPrecedent: null }, 'dateConditionsPrecedent'],
	['a date as people type it', { dateConditionsPrecedent: '01-05-2026' }, 'dateConditionsPrecedent'],
	['a day that does not exist', { dateConditionsPrecedent: '2026-02-30' }, 'dateConditionsPrecedent'],
	['a number', { dateConditionsPrecedent: 20_260_501 }, 'dateConditionsPrecedent'],
	['more than was asked', { ...right, productActionId: '11105' }, 'productActionId'],
])('%s is refused by the name of the field', async (_what, body, field) => {
	expect(await send(body)).toMatchObject({
		status: 422,
		json: { code: 'invalidDate', errors: [{ source: { pointer: `/data/attributes/${field}` } }] },
	})
	expect(await find('actions', '11105')).toMatchObject({ is_done: false })
})

test('only an open action of this consumer that asks for it takes a date, once', async () => {
	expect(await send(right, '11033')).toMatchObject({ status: 422, json: { code: 'invalidActionType' } })
	expect(await send(right, '11035')).toMatchObject({ status: 409 })
	expect(await send(right, '21001')).toMatchObject({ status: 403 })
	expect(await send(right, '9')).toMatchObject({ status: 404, json: { code: 'productActionNotFound' } })
	expect(await api.call('POST', address('11105'), { body: right })).toMatchObject({ status: 401 })
	expect((await send(right)).status).toBe(204)
	expect((await send(right)).status).toBe(409)
})
