import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createBackend, type Backend } from '#app/backend/backend.server'
import { createRecord, listRecords } from '#app/backend/records.server'
import { toStoredAction } from '#app/backend/resources/actions'
import { openApiStore } from '#app/backend/store.server'
import { deal } from '#tests/support/full'
import { checkApi } from './check-api.server'
import type { Send } from './check-result'
import { formatHtml, formatText } from './format-report'
import { commands } from './try-commands'

const anna = { email: 'anna@voorbeeld.nl', password: 'Welkom-2026!' }
const annaId = '1001'

let folder: string
let backend: Backend
beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), 'portal-commands-'))
	backend = createBackend({ dataDir: folder, passwordCost: 2 })
})
afterEach(() => {
	backend.close()
	rmSync(folder, { recursive: true, force: true })
})

const sendToReference: Send = async ({ method, path, headers, body }) => {
	const answer = await backend.handle(
		new Request(`http://api${path}`, { method, headers, body: body as string }),
	)
	return { status: answer.status, body: await answer.text() }
}

/** Results of the commands only. */
async function tryAll(send: Send = sendToReference) {
	const results = await checkApi({ branch: 'noord', write: true }, anna, send)
	return results.filter(({ method, path }) => method === 'POST' && path !== '/api/auth/login')
}

const answerAs =
	(faulty: string, answer: Awaited<ReturnType<Send>>): Send =>
	(request) =>
		request.method === 'POST' && request.path === faulty ? Promise.resolve(answer) : sendToReference(request)

test('The reference API takes every command for which the client has something, and refuses what is made up', async () => {
	const results = await tryAll()
	expect(results.map(({ path }) => path)).toEqual(commands.map(({ path }) => path))
	expect(results.filter(({ findings }) => findings.length > 0)).toEqual([])
	const left = results.flatMap(({ path, notTried }) => (notTried === undefined ? [] : [[path, notTried]]))
	expect(left).toEqual([
		// Two commands complete the same action, and this client has only one of it.
		['/api/mortgage-check/submit-form', 'no open action of type MORTGAGE_CHECK'],
		['/api/inventory-form/iwize/{action}', 'no open inventory with iWize'],
		['/api/inventory-form/ockto-debug/{action}', 'the API takes no test data (ockto_debug)'],
		[
			'/api/products/cardifao/actions/{action}/accept',
			'no open action of type CARDIF_PREMIUM or CARDIFAO_PREMIUM',
		],
	])
})

test('With a client who has enough tasks, and an API for trying out, every command is tried', async () => {
	backend.set('ocktoDebug', true)
	repeatTasks('MORTGAGE_CHECK', 'CARDIF_PREMIUM', 'FILL_INVENTORY_FORM', 'FILL_INVENTORY_FORM')
	const results = await tryAll()
	expect(results.filter(({ findings, notTried }) => findings.length > 0 || notTried !== undefined)).toEqual(
		[],
	)
})

/** Gives Anna a second open action of each of these types. */
function repeatTasks(...types: string[]) {
	const store = openApiStore(folder)
	const tasks = listRecords(store, 'action', annaId).map(toStoredAction)
	for (const [index, type] of types.entries()) {
		const task = tasks.find((one) => one.type === type && !one.is_done)
		createRecord(store, 'action', annaId, { ...task, id: `again-${index}` })
	}
	store.close()
}

test('What was sent is done: a second run finds no task for what finished one', async () => {
	await tryAll()
	const again = await tryAll()
	const signs = again.find(({ path }) => path === '/api/advice_profile')
	expect(signs?.notTried).toBe('no open action of type FILL_HYPACT_FORM or HYPACT_FORM')
	expect(again.filter(({ findings }) => findings.length > 0)).toEqual([])
})

test('A command that is refused is an error with the code of the API, and nothing else that it told', async () => {
	const body = JSON.stringify({ code: 'bodyInvalid', errors: [{ code: 'x', detail: 'geheim' }] })
	const results = await tryAll(answerAs('/api/knowledge-form', { status: 422, body }))
	const text = formatText(results)
	expect(text).toContain(
		'error: expected status 2xx, received status 422 bodyInvalid; a client sees: no knowledge form',
	)
	expect(text + formatHtml(results)).not.toContain('geheim')
})

test.each(
	deal('wire', [
		[{ status: 200, body: '{"data":null}' }, 'error: expected a refusal (4xx), received status 200'],
		[{ status: 500, body: '' }, 'error: expected a refusal (4xx), received status 500'],
		[
			{ status: 404, body: '<p>none</p>' },
			'warning: /code: expected a code that tells why, received status 404',
		],
	]),
)('A made-up link that is answered with %j is told', async (answer, told) => {
	expect(formatText(await tryAll(answerAs('/api/nps-feedback/score', answer)))).toContain(told)
})

test('An answer that the portal reads is judged by its schema', async () => {
	const pair = JSON.stringify({ data: { type: 'token-pairs', attributes: { accessToken: 'a' } } })
	const results = await tryAll(answerAs('/api/auth/refresh', { status: 200, body: pair }))
	expect(results.find(({ path }) => path === '/api/auth/refresh')).toMatchObject({
		findings: [{ severity: 'error', member: '/refreshToken', received: 'nothing' }],
	})
})
