import { afterEach, expect, test, vi } from 'vitest'
import { ApiClient } from './client.server'
import { sendCall, type WireRequest } from './transport.server'

vi.stubEnv('NODE_ENV', 'test')
vi.stubEnv('LOG_LEVEL', 'silent')
vi.mock('./transport.server')

const sent: WireRequest[] = []
vi.mocked(sendCall).mockImplementation((request) => {
	sent.push(request)
	return Promise.resolve({
		status: 200,
		header: () => undefined,
		bytes: () => Promise.resolve(Buffer.from('{}')),
		stream: () => null,
		drop: () => Promise.resolve(),
	})
})
afterEach(() => void sent.splice(0))

/** A signed-in client who also has a temporary token. */
const api = new ApiClient({
	requestId: '1',
	language: () => Promise.resolve('nl' as const),
	branch: () => Promise.resolve('noord'),
	authorization: { accessToken: () => Promise.resolve('access') },
	temporaryToken: () => Promise.resolve('temporary'),
})

test.each([
	'/api/products/mortgage-no-login/7/1001',
	'/api/consumer-no-login/7/1001',
	'/api/mortgage-check/submit-form-no-login',
])('%s carries the temporary token, and never a bearer [146] [143]', async (path) => {
	await api.post(path, {})
	expect(sent[0]?.headers).toMatchObject({ Token: 'temporary', domain: 'noord' })
	expect(sent[0]?.headers).not.toHaveProperty('Authorization')
})

test.each([
	'/api/consumers',
	'/api/actions',
	'/api/products/mortgages/7',
	'/api/mortgage-check/submit-form',
	'/api/auth/product-action-login',
	'/api/auth/login',
	'/api/nps-feedback/submit',
])('%s carries no temporary token [146]', async (path) => {
	await api.post(path, {})
	expect(sent[0]?.headers).not.toHaveProperty('Token')
})
