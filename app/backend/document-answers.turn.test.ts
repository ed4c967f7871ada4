import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openCaller, type Caller } from './test-caller'
import { readProducts } from './test-products'

const address = (action: string) => `/api/actions/${action}/respond-document-approval`

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

const send = (body: unknown, action = '11022') => api.call('POST', address(action), { token, body })

async function getAction() {
	const { json } = await api.call('GET', '/api/actions', { token })
	return readProducts(json).find(({ id }) => id === '11022')
}

test.each([
	{ response: 'yes', explanation: null },
	{ response: 'no', explanation: 'Het adres is oud' },
	{ response: 'no', explanation: null },
	{ response: 'no_question', explanation: 'Wat is bladzijde 3?' },
])('the answer $response with $explanation is kept and closes the action', async (body) => {
	expect((await send(body)).status).toBe(204)
	expect(await getAction()).toMatchObject({
		is_done: true,
		date_executed: api.now().toISOString(),
		document: [
			{
				label: 'Klantprofiel',
				has_document: true,
				approval_response: body.response,
				approval_explanation: body.explanation,
			},
		],
	})
})

test.each([
	['no answer', { explanation: null }, 'response'],
	['an unknown answer', { response: 'maybe', explanation: null }, 'response'],
	['an answer that is no text', { response: true, explanation: null }, 'response'],
	['no explanation at all', { response: 'no' }, 'explanation'],
	['an empty explanation', { response: 'no', explanation: '' }, 'explanation'],
	['an explanation of another kind', { response: 'no_question', explanation: 3 }, 'explanation'],
	['a yes with an explanation', { response: 'yes', explanation: 'Prima' }, 'explanation'],
	['more than was asked', { response: 'yes', explanation: null, comment: 'Prima' }, 'comment'],
])('%s is refused by the name of the field', async (_what, body, field) => {
	expect(await send(body)).toMatchObject({
		status: 422,
		json: { errors: [{ source: { pointer: `/data/attributes/${field}` } }] },
	})
	expect(await getAction()).toMatchObject({ is_done: false })
})

test('only an open action of this consumer that asks for it is answered, once', async () => {
	const yes = { response: 'yes', explanation: null }
	expect(await send(yes, '11001')).toMatchObject({ status: 422, json: { code: 'invalidActionType' } })
	expect(await send(yes, '11023')).toMatchObject({ status: 409 })
	expect(await send(yes, '21001')).toMatchObject({ status: 403, json: { code: 'productOwnershipMismatch' } })
	expect(await send(yes, '9')).toMatchObject({ status: 404, json: { code: 'productActionNotFound' } })
	expect(await api.call('POST', address('11022'), { body: yes })).toMatchObject({ status: 401 })
	expect((await send(yes)).status).toBe(204)
	expect((await send(yes)).status).toBe(409)
})
