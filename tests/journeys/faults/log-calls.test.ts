import { afterAll, beforeAll, expect, test } from 'vitest'
import { fillWithoutScripts } from '#tests/actions/steps'
import { sentForms } from '#tests/fixtures/traces'
import { startApi } from '#tests/support/api'
import { startPortal, type TestPortal } from '#tests/support/portal'
import { signIn } from '#tests/support/sign-in'

const pages = ['/dashboard', '/actions', '/mortgages', '/mortgages/10011', '/documents', '/invoices', '/help']

let api: Awaited<ReturnType<typeof startApi>>
let portal: TestPortal
beforeAll(async () => {
	api = await startApi()
	const env = { HOST_BRANCHES: 'localhost=noord', LOG_CALLS: 'errors' }
	portal = await startPortal({ apiUrl: api.url, env })
})
afterAll(async () => {
	await portal.close()
	await api.close()
})

const linesOf = (msg: string) => portal.log().filter((line) => line.msg === msg)

test('With LOG_CALLS=errors each request has its line, and calls that succeed have none', async () => {
	const { visitor } = await signIn(portal.url)
	for (const path of pages) await visitor.visit(path)
	await expect.poll(() => linesOf('request').filter(({ status }) => status === 200).length).toBeGreaterThan(7)
	expect(api.callsTo('GET', '/api/actions').length).toBeGreaterThan(0)
	expect(linesOf('api call')).toEqual([])
})

test('A refused command is told with its status, its code and the member that the API named', async () => {
	const { visitor } = await signIn(portal.url)
	const [form] = sentForms
	if (!form) throw new Error('There is a form')
	api.fault('POST', form.call.path, { status: 422, code: 'valueOutOfRange', pointer: 'market_value' })
	const page = await fillWithoutScripts(await visitor.visit(form.address), form.steps)
	const answer = await page.press(form.button, { redirects: false })
	await api.heal()
	const id = answer.headers['x-request-id']
	await expect.poll(() => linesOf('request').map(({ requestId }) => requestId)).toContain(id)
	const lines = portal.log().filter(({ requestId }) => requestId === id)
	expect(lines).toContainEqual(expect.objectContaining({ msg: 'api call', method: 'POST', status: 422 }))
	expect(lines).toContainEqual(
		expect.objectContaining({
			msg: 'answer reports a failure',
			status: 422,
			code: 'valueOutOfRange',
			fields: ['data/attributes/market_value'],
		}),
	)
})
