import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { bannerSchema } from './resources/installation'
import { ApiClient } from './client.server'
import { ApiUnreachable } from './errors'

const asked: string[] = []
const isHanging = { value: true }
const server = createServer((request, response) => {
	asked.push(request.url ?? '')
	if (!isHanging.value) response.end('{"data":[]}')
})
beforeAll(async () => {
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
	const { port } = server.address() as AddressInfo
	vi.stubEnv('NODE_ENV', 'test')
	vi.stubEnv('LOG_LEVEL', 'silent')
	vi.stubEnv('API_URL', `http://127.0.0.1:${port}`)
	vi.stubEnv('SESSION_SECRET', '0123456789abcdef'.repeat(2))
})
afterAll(() => {
	server.closeAllConnections()
	server.close()
})

/** A new client per page. */
const newApi = () =>
	new ApiClient({
		requestId: '1',
		language: () => Promise.resolve('nl' as const),
		branch: () => Promise.resolve('noord'),
	})

test('What a page can do without is given up before what it needs, and after four times not asked at all', async () => {
	const api = newApi()
	const needed = api.list('/api/banners', bannerSchema).then(
		() => 'came',
		() => 'given up',
	)
	const beside = Array.from({ length: 4 }, () => newApi().side.list('/api/banners', bannerSchema))
	beside.push(api.side.list('/api/banners', bannerSchema))
	const outcomes = await Promise.allSettled(beside)
	for (const outcome of outcomes)
		expect(outcome).toMatchObject({ reason: expect.any(ApiUnreachable) as unknown })
	expect(await Promise.race([needed, Promise.resolve('still waits')])).toBe('still waits')
	expect(asked).toHaveLength(6)
	await expect(newApi().side.list('/api/banners', bannerSchema)).rejects.toBeInstanceOf(ApiUnreachable)
	expect(asked).toHaveLength(6)

	isHanging.value = false
	expect(await newApi().side.list('/api/notifications', bannerSchema)).toEqual({
		known: [],
		isComplete: true,
	})
})

test('Equal reads of one page are made once, also beside', async () => {
	asked.splice(0)
	const api = newApi()
	await Promise.all([
		api.side.list('/api/notifications', bannerSchema),
		api.side.list('/api/notifications', bannerSchema),
	])
	expect(asked).toHaveLength(1)
	await api.post('/api/notifications')
	await api.side.list('/api/notifications', bannerSchema)
	expect(asked).toHaveLength(3)
})
