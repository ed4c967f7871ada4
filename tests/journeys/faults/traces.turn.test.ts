import { expect, onTestFinished, test } from 'vitest'
import { behindProxy, borrowSite, type SharedSite } from '#tests/support/shared-site'
import { startVisitor } from '#tests/support/visitor'

const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01'
const proxied = { 'x-forwarded-for': '203.0.113.7', 'x-request-id': 'number-of-the-proxy', traceparent }

/** A portal that calls the API for the next page. */
async function open(env: Record<string, string>) {
	const site = await borrowSite(env)
	onTestFinished(() => site.giveBack())
	await site.portal.forget()
	return site
}

/** Traces of the calls that a page made; the portal asks of itself too. */
function listTraces({ calls }: SharedSite['api'], page: { headers: Readonly<Record<string, string>> }) {
	const own = calls.filter(({ headers }) => headers['x-request-id'] === page.headers['x-request-id'])
	return new Set(own.map(({ headers }) => headers.traceparent))
}

test('A stranger begins no trace and gives no number', async () => {
	const { api, portal } = await open({ HOST_BRANCHES: 'localhost=noord' })
	const page = await startVisitor(portal.url, { headers: proxied }).visit('/help')
	expect(page.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/)
	expect(listTraces(api, page)).toEqual(new Set([undefined]))
})

test('Without a collector the API hears of the proxy’s trace all the same; a number that is none does not count', async () => {
	const { api, portal } = await open(behindProxy)
	const headers = { ...proxied, 'x-request-id': 'Anna de Vries' }
	const page = await startVisitor(portal.url, { headers }).visit('/help')
	expect(page.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/)
	expect(listTraces(api, page)).toEqual(new Set([traceparent]))
})
