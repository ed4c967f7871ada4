// Own portals: they end, and two share one store.
import { Agent, request, type IncomingHttpHeaders } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { http, HttpResponse } from 'msw'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { startApi } from '../../support/api'
import { startPortal, type TestPortal } from '../../support/portal'
import { sendRaw } from '../../support/raw-request'
import { signIn } from '../../support/sign-in'
import { startVisitor } from '../../support/visitor'
import { createPostHandler, getHeading, question } from '../guest/feedback-site'

let api: Awaited<ReturnType<typeof startApi>>
const env = { HOST_BRANCHES: 'localhost=noord' }

beforeAll(async () => {
	api = await startApi()
})
afterAll(() => api.close())

async function open(dataDir?: string) {
	const portal = await startPortal({ apiUrl: api.url, env, dataDir })
	onTestFinished(() => portal.close())
	return portal
}

/** Requests over kept connections; rejects with the connection's error. */
function openClient() {
	const agent = new Agent({ keepAlive: true, maxSockets: 1 })
	onTestFinished(() => agent.destroy())
	return (portal: TestPortal, path: string, { method = 'GET', headers = {}, body = '' } = {}) =>
		new Promise<{ status?: number; headers: IncomingHttpHeaders; body: string }>((resolve, reject) => {
			const sent = request(portal.url + path, { agent, method, headers }, (answer) => {
				const { statusCode: status, headers: found } = answer
				text(answer).then((content) => resolve({ status, headers: found, body: content }), reject)
			})
			sent.on('error', reject).end(body)
		})
}

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : String(error))

test('While one of two processes ends, 20 clients on kept connections get every page, and no form is cut', async () => {
	const [ending, other] = [await open(), await open()]
	const faults: unknown[] = []
	let hasEnded = false
	let pages = 0
	let forms = 0
	const form = {
		method: 'POST',
		headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
		body: 'language=nl',
	}
	const clients = Array.from({ length: 20 }, async (_, index) => {
		const ask = openClient()
		while (!hasEnded) {
			const isForm = index % 4 === 0
			const [path, options] = isForm ? (['/language', form] as const) : (['/offline', {}] as const)
			try {
				const { status } = await ask(ending, path, options).catch((error: unknown) => {
					// A refused connection received nothing, so the client may retry; a page may be requested again in any
					// case.
					if (isForm && codeOf(error) !== 'ECONNREFUSED') throw error
					return ask(other, path, options)
				})
				if (status !== (isForm ? 303 : 200)) faults.push(status)
				if (isForm) forms += 1
				else pages += 1
			} catch (error) {
				faults.push(codeOf(error))
			}
			await wait(5)
		}
	})
	await expect.poll(() => pages > 20 && forms > 5).toBe(true)
	ending.kill('SIGTERM')
	expect(await ending.ended).toBe(0)
	hasEnded = true
	await Promise.all(clients)
	expect(faults).toEqual([])
	expect([pages > 20, forms > 5]).toEqual([true, true])
})

test('A balancer that asks hears that the process ends, which is alive until then', async () => {
	const portal = await open()
	expect((await sendRaw(portal.url, '/readyz')).status).toBe(200)
	portal.kill('SIGTERM')
	await expect.poll(() => portal.log().map(({ msg }) => msg)).toContain('portal stops')
	const ready = await sendRaw(portal.url, '/readyz')
	expect([ready.status, ready.headers.connection]).toEqual([503, 'close'])
	expect((await sendRaw(portal.url, '/healthz')).status).toBe(200)
	const page = await sendRaw(portal.url, '/offline')
	expect([page.status, page.headers.connection]).toEqual([200, 'close'])
	expect(await portal.ended).toBe(0)
	expect(portal.log().map(({ msg }) => msg)).toEqual(
		expect.arrayContaining(['portal stops', 'portal stopped']),
	)
})

test('What is under way is answered whole, on connections that end with it; an idle one is closed', async () => {
	const portal = await open()
	const { visitor } = await signIn(portal.url)
	const headers = { cookie: visitor.cookies.header('/') ?? '' }
	const pieces = 12
	let left = pieces
	const slowly = () =>
		new ReadableStream<Uint8Array>({
			async pull(controller) {
				await wait(150)
				controller.enqueue(new Uint8Array(1000).fill(65))
				if ((left -= 1) === 0) controller.close()
			},
		})
	const type = { 'content-type': 'application/pdf' }
	api.answer(http.get('*/api/actions/11022/download', () => new HttpResponse(slowly(), { headers: type })))
	api.fault('GET', '/api/actions', { slow: 800 })
	const idle = openClient()
	expect((await idle(portal, '/offline')).headers.connection).toBe('keep-alive')
	const [file, page] = [openClient(), openClient()]
	api.forgetCalls()
	const answers = [
		file(portal, '/actions/11022/download', { headers }),
		page(portal, '/dashboard', { headers }),
	]
	await expect.poll(() => api.callsTo('GET', '/api/actions').length).toBe(2)
	portal.kill('SIGTERM')
	const [whole, dashboard] = await Promise.all(answers)
	expect([whole?.status, whole?.body]).toEqual([200, 'A'.repeat(pieces * 1000)])
	expect([dashboard?.status, dashboard?.headers.connection]).toEqual([200, 'close'])
	expect(await idle(portal, '/offline').catch(codeOf)).toBe('ECONNREFUSED')
	expect(await portal.ended).toBe(0)
})

test('A session outlives a restart of the portal [137]', async () => {
	const first = await open()
	const { visitor } = await signIn(first.url)
	first.kill('SIGHUP')
	expect(await first.ended).toBe(0)
	const again = startVisitor((await open(first.dataDir)).url)
	again.cookies.store(`accelerate=${visitor.cookies.find('accelerate')?.value}; Path=/`)
	expect((await again.visit('/dashboard')).path).toBe('/dashboard')
})

test('A score is given once by two nodes on one store [658] [A31]', async () => {
	const first = await open()
	const second = await open(first.dataDir)
	await startVisitor(first.url).visit('/offline')
	const attributes = { result_id: 'uitslag', follow_up: question }
	const call = '/api/nps-feedback/score'
	api.answer(createPostHandler(call, { data: { type: 'nps', id: '1', attributes } }))
	const link = '/nps-feedback?token=nps-geheim&value=9'
	const opened = [first, second].map(({ url }) => startVisitor(url).visit(link))
	expect((await Promise.all(opened)).map(getHeading)).toEqual(['Wat ging er goed?', 'Wat ging er goed?'])
	expect(api.callsTo('POST', call)).toHaveLength(1)
})
