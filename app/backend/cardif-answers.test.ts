import { afterEach, beforeEach, expect, test } from 'vitest'
import { openCaller, type Caller } from './test-caller'
import { findAttributes } from './test-products'

const path = '/api/products/cardifao/actions'
let api: Caller
let token: string
beforeEach(async () => {
	api = openCaller()
	token = (await api.signIn()).accessToken
})
afterEach(() => api.close())

async function getAction(id: string) {
	return findAttributes((await api.call('GET', '/api/actions', { token })).json, id)
}

test('The premium of an insurance is told with what it pays [446]', async () => {
	const { status, json } = await api.call('GET', `${path}/11101/premium`, { token })
	expect(status).toBe(200)
	expect(json).toMatchObject({ data: { attributes: { premium: 38.45, disability: 1250 } } })
})

test.each([
	['accept', true],
	['decline', false],
])('%s without a body closes the action, once [447]', async (answer, isAccepted) => {
	expect((await api.call('POST', `${path}/11101/${answer}`, { token })).status).toBe(204)
	expect(await getAction('11101')).toMatchObject({
		is_done: true,
		date_executed: api.now().toISOString(),
		is_accepted: isAccepted,
	})
	for (const again of ['accept', 'decline'])
		expect((await api.call('POST', `${path}/11101/${again}`, { token })).status).toBe(409)
	expect((await api.call('GET', `${path}/11101/premium`, { token })).status).toBe(200)
})

test.each([{}, { productActionId: '11101' }, 'x'])('A body is refused: %j [447]', async (body) => {
	const { status, json } = await api.call('POST', `${path}/11101/accept`, { token, body })
	expect([status, json]).toMatchObject([422, { code: 'bodyInvalid' }])
	expect(await getAction('11101')).toMatchObject({ is_done: false })
})

test.each([
	['another kind of action', '11033', 422, 'invalidActionType'],
	['an action that is not there', '99', 404, 'productActionNotFound'],
	["another client's action", '21001', 403, 'productOwnershipMismatch'],
])('There is no premium to %s [446] [447]', async (_what, id, status, code) => {
	const calls = [
		await api.call('GET', `${path}/${id}/premium`, { token }),
		await api.call('POST', `${path}/${id}/accept`, { token }),
		await api.call('POST', `${path}/${id}/decline`, { token }),
	]
	for (const call of calls) expect([call.status, call.json]).toMatchObject([status, { code }])
})

test('Nobody hears or answers a premium without signing in [446] [447]', async () => {
	expect((await api.call('GET', `${path}/11101/premium`)).status).toBe(401)
	expect((await api.call('POST', `${path}/11101/accept`)).status).toBe(401)
})
