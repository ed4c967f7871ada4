import { request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { files } from '#tests/support/files'
import type { TestFile } from '#tests/support/form-body'
import type { Page } from '#tests/support/page'
import { signIn } from '#tests/support/sign-in'
import { useSite } from '#tests/support/use-site'
import type { Visitor } from '#tests/support/visitor'

const { api, portal } = await useSite()
let anna: Visitor
beforeEach(async () => {
	api.backend.reset()
	anna = (await signIn(portal.url, { branch: 'noord' })).visitor
})

const address = '/actions/11001/upload-document'
const documents = '/api/documents'

async function choose(file: TestFile = files.pdf()) {
	const page = await anna.visit(address)
	page.attach('Kies een of meer bestanden', [file])
	return page
}

/** The `request` line of a send: what the operator sees. */
async function send(page: Page) {
	const answer = await page.press('Verstuur', { redirects: false })
	const id = answer.headers['x-request-id']
	const find = () => portal.log().find(({ msg, requestId }) => msg === 'request' && requestId === id)
	await expect.poll(find).toBeDefined()
	const { outcome, task, fault } = find() ?? {}
	return { outcome, task, fault }
}

const task = 'UPLOAD_DOCUMENTMANAGEMENT_FILE'

test('A file that arrived is told as received, with the type of its action, and sent again as repeated', async () => {
	const page = await choose()
	expect(await send(page)).toMatchObject({ outcome: 'received', task, fault: undefined })
	expect(await send(page)).toMatchObject({ outcome: 'repeated', task })
	expect(api.callsTo('POST', documents)).toHaveLength(1)
})

test('A file of another type, and one that the API refuses, are told as refused', async () => {
	expect(await send(await choose(files.xml()))).toMatchObject({ outcome: 'refused', task })
	api.fault('POST', documents, { status: 422, code: 'fileInfected' })
	expect(await send(await choose())).toMatchObject({ outcome: 'refused', task, fault: undefined })
})

test('A send that the API fails is told as failed, with the fault of the API', async () => {
	api.fault('POST', documents, { status: 500 })
	expect(await send(await choose())).toMatchObject({ outcome: 'failed', task, fault: '5xx' })
})

test('A send whose answer is lost is told as lost', async () => {
	const page = await choose()
	api.forgetCalls()
	api.fault('POST', documents, 'reset')
	// Nobody can read either whether it arrived.
	api.answer(
		http.get('*/api/actions', () =>
			api.callsTo('POST', documents).length > 0 ? new HttpResponse(null, { status: 500 }) : undefined,
		),
	)
	expect(await send(page)).toMatchObject({ outcome: 'lost', task, fault: 'noAnswer' })
})

/** Sends the form with a file, and leaves after `meanwhile`. `missing`: bytes of the body that do not come. */
async function leave(missing: number, meanwhile: () => Promise<unknown>) {
	const form = new FormData()
	for (const { name, value } of (await anna.visit(address)).document.querySelectorAll<HTMLInputElement>(
		`form[enctype] input[type=hidden]`,
	))
		form.append(name, value)
	form.append('file', new Blob([Uint8Array.from(files.pdf().bytes)], { type: 'application/pdf' }), 'a.pdf')
	const encoded = new Response(form)
	const bytes = new Uint8Array(await encoded.arrayBuffer())
	const headers = {
		cookie: anna.cookies.header('/'),
		origin: portal.url,
		'content-type': encoded.headers.get('content-type') ?? '',
		'content-length': bytes.length,
	}
	api.forgetCalls()
	const before = portal.log().length
	const sent = request(portal.url + address, { method: 'POST', headers })
	sent.on('error', () => undefined)
	sent.write(bytes.subarray(0, bytes.length - missing))
	await meanwhile()
	sent.destroy()
	const listNew = () => portal.log().slice(before)
	const find = () => listNew().find(({ msg, method }) => msg === 'request' && method === 'POST')
	await expect.poll(find).toBeDefined()
	expect(listNew().filter(({ level }) => Number(level) > 30)).toEqual([])
	return find()
}

test('Who leaves before a form is whole sent nothing; who leaves a whole one may be found in the API', async () => {
	expect(await leave(10, () => wait(300))).toMatchObject({ status: 499, outcome: 'left' })
	expect(api.callsTo('POST', documents)).toEqual([])
	api.fault('POST', documents, { slow: 1_000 })
	const arrive = async () => expect.poll(() => api.callsTo('POST', documents)).toHaveLength(1)
	expect(await leave(0, arrive)).toMatchObject({ status: 499, outcome: 'lost', task })
})

test('A form whose session ended is held for its client; pages have no outcome', async () => {
	const page = await choose()
	await anna.visit('/logout')
	expect(await send(page)).toMatchObject({ outcome: 'held', task: undefined })
	const lines = portal.log().filter(({ msg, method }) => msg === 'request' && method === 'GET')
	expect(lines.length).toBeGreaterThan(0)
	expect(lines.filter(({ outcome }) => outcome !== undefined)).toEqual([])
})
