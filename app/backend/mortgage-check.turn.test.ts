import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openCaller, type Caller } from './test-caller'

type Data = Record<string, unknown>

let api: Caller
beforeEach(() => {
	api = openCaller()
})
afterEach(() => api.close())

const part = {
	id: '12011',
	loan_type: 'annuity',
	amount: 212_500,
	current_amount: null,
	interest: 3.85,
	date: '01-06-2021',
	start_of_fixed_rate_period: null,
	end_of_fixed_rate_period: null,
}
const running: Data = {
	mortgage_running: 'yes',
	call_me: 'no',
	current_family_situation: 'single',
	expected_changes: 'none',
	financial_changes: 'none',
	home_suits_family_situation: 'yes',
	home_developed_since_mortgage: 'equal',
	expect_mortgage_cost_reduction: 'no',
	is_everything_clear: 'yes',
	other_questions: null,
	no_plans: '1',
	no_reason: '1',
	calculated_score: 0,
	parts: [part],
	new_parts: [{ ...part, id: null }],
}
const notRunning: Data = {
	mortgage_running: 'no',
	mortgage_end_date: '2026-01-31',
	call_me: 'yes',
	phone: '06 5555 1234',
	calculated_score: 0,
	parts: [],
	new_parts: [],
}

async function login(body: Data = {}) {
	const known = { email: 'Anna@voorbeeld.nl', birthday: '1984-03-31', productActionId: '11037' }
	const answer = await api.call('POST', '/api/auth/product-action-login', {
		domain: 'noord',
		body: { ...known, ...body },
	})
	return { status: answer.status, ...(answer.json as { id?: string; token?: string; code?: string }) }
}

async function submit(formData: Data, more: Data = {}) {
	const { accessToken } = await api.signIn()
	const body = { productActionId: '11037', formData, ...more }
	return (await api.call('POST', '/api/mortgage-check/submit-form', { token: accessToken, body })).status
}

/** Calls without a login, with the temporary token in its header. */
async function callAs(token: string, method: string, path: string, body?: unknown) {
	const headers = { token, domain: 'noord', 'content-type': 'application/json' }
	const request = new Request(`http://api.voorbeeld.nl${path}`, {
		method,
		headers,
		body: body === undefined ? undefined : JSON.stringify(body),
	})
	return api.backend().handle(request)
}

describe('The check of a client', () => {
	test.each([
		['that runs', running],
		[
			'that moved, with everything told',
			{
				...running,
				no_plans: undefined,
				moving: '1',
				when_moving: '0',
				market_value_amount_increased: 450_000,
				market_value_date_increased: '2026-01-15',
				based_on_increased: 'woz',
				calculated_score: 120,
			},
		],
		['that does not run', notRunning],
	])('of a mortgage %s is taken once, and closes its action point [633]', async (_what, data) => {
		expect(await submit(data)).toBe(204)
		expect(await submit(data)).toBe(409)
	})

	test.each(Object.keys(running))('without %s is refused [630]', async (key) => {
		const data = { ...running }
		delete data[key]
		expect(await submit(data)).toBe(422)
	})

	test.each([
		['a key more', { ...running, score: 3 }],
		['a tick that is not 1', { ...running, renovate: true }],
		['plans beside none', { ...running, renovate: '1' }],
		['a move without its time', { ...running, no_plans: undefined, moving: '1' }],
		['a time without a move', { ...running, when_moving: '1' }],
		['no reason at all', { ...running, no_reason: undefined }],
		['a part without a key', { ...running, parts: [{ id: '12011' }] }],
		['a date the other way around', { ...running, parts: [{ ...part, date: '2021-06-01' }] }],
		['a mortgage that does not run, with answers', { ...notRunning, expected_changes: 'none' }],
		['a mortgage that does not run, with a score', { ...notRunning, calculated_score: 30 }],
	])('with %s is refused [630]', async (_what, data) => {
		expect(await submit(data)).toBe(422)
	})

	test('about an action point that asks for something else is refused', async () => {
		expect(await submit(running, { productActionId: '11033' })).toBe(422)
		expect(await submit(running, { productActionId: '21033' })).toBe(403)
	})
})

describe('A login for one action point', () => {
	test('opens its mortgage and its client, and nothing else, until it is sent', async () => {
		const { id, token = '' } = await login()
		expect(id).toBe('1001')
		const mortgage = await callAs(token, 'GET', '/api/products/mortgage-no-login/11037/1001')
		expect(await mortgage.json()).toMatchObject({ data: { id: '10011' } })
		const consumer = await callAs(token, 'GET', '/api/consumer-no-login/11037/1001')
		expect(await consumer.json()).toMatchObject({ data: { attributes: { phone_mobile: '06 5555 2233' } } })
		for (const place of ['11033/1001', '11037/2001'])
			expect((await callAs(token, 'GET', `/api/consumer-no-login/${place}`)).status).toBe(401)
		expect((await api.call('GET', '/api/consumers', { token })).status).toBe(401)
		const body = { consumerId: '1001', productActionId: '11037', formData: running }
		const post = () => callAs(token, 'POST', '/api/mortgage-check/submit-form-no-login', body)
		expect((await post()).status).toBe(204)
		expect((await post()).status).toBe(401)
	})

	test('ends after an hour', async () => {
		const { token = '' } = await login()
		api.wait(61)
		expect((await callAs(token, 'GET', '/api/consumer-no-login/11037/1001')).status).toBe(401)
	})

	test.each([
		[{ email: 'niemand@voorbeeld.nl' }],
		[{ birthday: '1984-03-30' }],
		[{ productActionId: '11033' }],
		[{ productActionId: '21033' }],
		[{ productActionId: '99999' }],
	])('is refused with %j [640]', async (body) => {
		expect(await login(body)).toMatchObject({ status: 422, code: 'authLoginFailed' })
	})

	test('is locked for a quarter of an hour by the fifth wrong try [639]', async () => {
		for (let count = 0; count < 5; count += 1) await login({ birthday: '1984-03-30' })
		expect(await login()).toEqual({ status: 423, code: 'CONSUMER_LOCKED', locked_time_remaining: 900 })
		api.wait(10)
		expect(await login()).toMatchObject({ locked_time_remaining: 300 })
		api.wait(5)
		expect((await login()).status).toBe(200)
	})

	test('counts wrong tries from the start after a right one', async () => {
		for (let count = 0; count < 4; count += 1) await login({ birthday: '1984-03-30' })
		await login()
		await login({ birthday: '1984-03-30' })
		expect((await login()).status).toBe(200)
	})
})
