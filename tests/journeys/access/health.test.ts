import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { startApi } from '../../support/api'
import { startPortal, type TestPortal } from '../../support/portal'
import { startVisitor } from '../../support/visitor'

let api: Awaited<ReturnType<typeof startApi>>
let portal: TestPortal

beforeAll(async () => {
	api = await startApi()
	portal = await startPortal({ apiUrl: api.url })
})
afterEach(() => api.heal())
afterAll(async () => {
	await portal.close()
	await api.close()
})

const ask = async (path: string) => {
	const { status, html } = await startVisitor(portal.url).visit(path)
	return [status, html]
}

test('An operator sees that the process lives and that store and API are there', async () => {
	expect(await ask('/healthz')).toEqual([200, 'ok'])
	expect(await ask('/readyz')).toEqual([200, '{"store":"ok","api":"ok"}'])
})

test.each([
	['refuses connections', () => api.refuse()],
	['answers 503', async () => api.fault('GET', '/api/maintenance', { status: 503 })],
	['hangs up', async () => api.fault('GET', '/api/maintenance', 'reset')],
])('With an API that %s the portal lives but is not ready', async (_how, breakApi) => {
	await breakApi()
	expect(await ask('/readyz')).toEqual([503, '{"store":"ok","api":"failing"}'])
	expect(await ask('/healthz')).toEqual([200, 'ok'])
})

test('A whole API that is away leaves a login that says so, and the portal is back with it', async () => {
	await api.refuse()
	const page = await startVisitor(portal.url).visit('/')
	expect(page.status).toBeLessThan(504)
	expect(page.getByRole('heading', { level: 1 })).toBeTruthy()
	expect(page.html).not.toContain('ECONNREFUSED')
	await api.heal()
	expect(await ask('/readyz')).toEqual([200, '{"store":"ok","api":"ok"}'])
})
