import { afterEach, beforeEach, expect, test } from 'vitest'
import { openCaller, type Caller } from './test-caller'

const path = '/api/products/bankguarantees/actions/11024/submit-choice'
let api: Caller
beforeEach(() => void (api = openCaller()))
afterEach(() => api.close())

async function readActions() {
	const token = (await api.signIn()).accessToken
	const { json } = await api.call('GET', '/api/actions', { token })
	return { token, json }
}

test.each([0, 0.5, 2])(
	'A reset gives the demonstration data back, %d minutes after one before',
	async (minutes) => {
		api.backend().reset()
		const before = await readActions()
		api.wait(minutes)
		const { token } = await readActions()
		expect((await api.call('POST', path, { token, body: { accepted: true } })).status).toBe(204)
		expect((await readActions()).json).not.toEqual(before.json)
		api.backend().reset()
		expect((await api.call('GET', '/api/actions', { token })).status).toBe(401)
		const after = await readActions()
		if (minutes < 1) expect(after.json).toEqual(before.json)
		else expect(after.json).not.toEqual(before.json)
		expect((await api.call('POST', path, { token: after.token, body: { accepted: true } })).status).toBe(204)
	},
)
