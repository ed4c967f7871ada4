import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod/v4'
import { openCaller, type Caller } from './test-caller'
import { findAttributes } from './test-products'

const get = '/api/invoices/get-payment'
const validate = '/api/invoices/validate-payment'
const created = { productId: '10071', productActionId: '11025', invoiceId: '10071' }
const bodyOf = (invoice: string, action: string) => ({
	productId: invoice,
	productActionId: action,
	invoiceId: invoice,
})
const answer = z.object({
	data: z.object({ attributes: z.object({ status: z.string(), url: z.string().nullable() }) }),
})

let api: Caller
let token: string
beforeEach(async () => {
	api = openCaller()
	token = (await api.signIn()).accessToken
})
afterEach(() => api.close())

async function ask(path: string, body: object = created) {
	const { status, json } = await api.call('POST', path, { token, body })
	expect(status).toBe(200)
	return answer.parse(json).data.attributes
}

async function startPayment(body: object = created) {
	const { status, url } = await ask(get, body)
	expect(status).toBe('CREATED')
	return new URL(url ?? '').pathname
}

function press(page: string, outcome: string) {
	const form = new FormData()
	form.set('outcome', outcome)
	return api.call('POST', page, { form })
}

/** The action and the payment of its invoice. */
async function readPayment({ productActionId, invoiceId } = created) {
	const action = findAttributes((await api.call('GET', '/api/actions', { token })).json, productActionId)
	const invoice = findAttributes((await api.call('GET', '/api/invoices', { token })).json, invoiceId)
	expect(invoice?.product_action).toMatchObject({ is_done: action?.is_done, payment: action?.payment })
	return action
}

describe('A payment', () => {
	test('is started at the bank page of the reference API; started again it is the same one [453] [454]', async () => {
		const first = await startPayment()
		expect(first).toMatch(/^\/bank\/[\da-f]{24}$/)
		expect(await startPayment()).toBe(first)
		expect(await readPayment()).toMatchObject({
			is_done: false,
			payment: { status: 'CREATED', is_paid: false },
		})
	})

	test.each([
		['10073', '11213'],
		['10076', '11216'],
	])('of invoice %s that came to nothing gives way to a new one [454]', async (invoice, action) => {
		const body = bodyOf(invoice, action)
		await startPayment(body)
		expect(await readPayment(body)).toMatchObject({ payment: { status: 'CREATED' } })
	})

	test.each([
		['PAID', '10072', '11212'],
		['PENDING', '10074', '11214'],
		['REFUNDED', '10077', '11217'],
	])('that is %s is not started again: its status is told, without an address', async (...row) => {
		const [status, invoice, action] = row
		expect(await ask(get, bodyOf(invoice, action))).toEqual({ status, url: null })
		expect(await ask(validate, bodyOf(invoice, action))).toEqual({ status, url: null })
	})

	test.each([
		['Betaal', 'PAID', true],
		['Annuleer', 'CANCELLED', false],
		['Later', 'PENDING', false],
		['Mislukt', 'FAILED', false],
	])('for which %s is pressed is %s; the browser goes back to the portal [458]', async (...row) => {
		const [button, status, isDone] = row
		const page = await startPayment()
		const { bytes, headers } = await api.call('GET', page)
		expect(bytes.toString()).toContain(`value="${button}"`)
		expect(bytes.toString()).toContain('Factuur 2026-0311: €\u00a01.850,00')
		expect(headers.get('content-security-policy')).toContain("default-src 'none'")
		const pressed = await press(page, button)
		const back = '/actions/11025/validate-ideal-payment'
		expect([pressed.status, pressed.headers.get('location')]).toEqual([303, back])
		expect(await readPayment()).toMatchObject({ is_done: false, payment: { status, is_paid: isDone } })
		expect(await ask(validate)).toMatchObject({ status })
		expect(await readPayment()).toMatchObject({ is_done: isDone, payment: { status } })
	})

	test('that is settled stays so, whatever is pressed at the bank afterwards', async () => {
		const page = await startPayment()
		await press(page, 'iets anders')
		await press(page, 'Betaal')
		await press(page, 'Mislukt')
		expect(await ask(validate)).toEqual({ status: 'PAID', url: null })
		expect((await api.call('GET', page)).bytes.toString()).toContain('al afgehandeld')
	})

	test('leads back to the portal that is set, wherever that stands', async () => {
		api.backend().set('portalUrl', 'https://portaal.voorbeeld.nl')
		const { headers } = await press(await startPayment(), 'Later')
		expect(headers.get('location')).toBe('https://portaal.voorbeeld.nl/actions/11025/validate-ideal-payment')
	})

	test('that nobody started has no page', async () => {
		expect((await api.call('GET', '/bank/11801x')).status).toBe(404)
		expect((await press('/bank/11801x', 'Betaal')).status).toBe(404)
	})
})

describe.each([get, validate])('%s', (path) => {
	test.each(Object.keys(created))('demands %s, and refuses a key too many [453] [458]', async (key) => {
		for (const wrong of [
			Object.fromEntries(Object.entries(created).filter(([name]) => name !== key)),
			{ ...created, [key]: 7 },
			{ ...created, [key]: null },
		]) {
			const { status, json } = await api.call('POST', path, { token, body: wrong })
			expect([status, json]).toMatchObject([
				422,
				{ errors: [{ source: { pointer: `/data/attributes/${key}` } }] },
			])
		}
		const { json } = await api.call('POST', path, { token, body: { ...created, amount: 1 } })
		expect(json).toMatchObject({ errors: [{ source: { pointer: '/data/attributes/amount' } }] })
	})

	test.each([
		['another invoice', { ...created, invoiceId: '10073' }, 422, 'invoiceNotFound'],
		['another product', { ...created, productId: '10073' }, 422, 'invoiceNotFound'],
		['another kind of action', { ...created, productActionId: '11033' }, 422, 'invalidActionType'],
		['no action', { ...created, productActionId: '99' }, 404, 'productActionNotFound'],
		["another client's action", { ...created, productActionId: '21001' }, 403, 'productOwnershipMismatch'],
	])('refuses %s [507]', async (_what, body, status, code) => {
		const refused = await api.call('POST', path, { token, body })
		expect([refused.status, refused.json]).toMatchObject([status, { code }])
	})

	test('asks who is there [453] [458]', async () => {
		expect((await api.call('POST', path, { body: created })).status).toBe(401)
	})
})

test('An invoice that online payment does not take is not paid online [465]', async () => {
	const body = bodyOf('10075', '11215')
	const { status, json } = await api.call('POST', get, { token, body })
	expect([status, json]).toMatchObject([422, { code: 'invalidActionType' }])
})
