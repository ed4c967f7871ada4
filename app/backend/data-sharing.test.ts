import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod/v4'
import { openCaller, type Caller } from './test-caller'

const requirements = '/api/inventory-form/requirements/11031'
const state = '/api/inventory-form/ockto-state/11031'
const renew = '/api/inventory-form/ockto-renew-qr/11031'
const debug = '/api/inventory-form/ockto-debug/11031'
const iwize = '/api/inventory-form/iwize/11031'

const qr = z.object({ qrCode: z.string(), url: z.string(), errors: z.array(z.string()) })
const answerSchema = z.object({
	data: z.object({
		id: z.literal('11031'),
		attributes: z.object({
			data: z.object({
				ockto: z.object({ ockto_debug: z.boolean(), ockto_qrcode: qr }),
				iwize: z.object({ iframe_url: z.string() }),
			}),
		}),
	}),
})
const actions = z.object({
	data: z.array(z.object({ id: z.string(), attributes: z.looseObject({ is_done: z.boolean() }) })),
})

let api: Caller
let token: string
beforeEach(async () => {
	api = openCaller()
	token = (await api.signIn()).accessToken
})
afterEach(() => api.close())

async function ask() {
	const { status, json } = await api.call('GET', requirements, { token })
	expect(status).toBe(200)
	return answerSchema.parse(json).data.attributes.data
}

async function startPath() {
	return new URL((await ask()).ockto.ockto_qrcode.url).pathname
}

async function stateNow(): Promise<unknown> {
	const { json } = await api.call('GET', state, { token })
	return z.object({ data: z.object({ attributes: z.unknown() }) }).parse(json).data.attributes
}

async function actionNow() {
	const { data } = actions.parse((await api.call('GET', '/api/actions', { token })).json)
	return data.find(({ id }) => id === '11031')?.attributes
}

function press(path: string, step: string) {
	const form = new FormData()
	form.set('step', step)
	return api.call('POST', path, { form })
}

describe('Sharing data', () => {
	test('takes a code to scan, a link and a form for a frame [566] [567] [581]', async () => {
		const { ockto, iwize } = await ask()
		expect(Buffer.from(ockto.ockto_qrcode.qrCode, 'base64').subarray(1, 4).toString()).toBe('PNG')
		expect(ockto).toMatchObject({ ockto_debug: false, ockto_qrcode: { errors: [] } })
		expect(ockto.ockto_qrcode.url).toMatch(/^http:\/\/api\.voorbeeld\.nl\/partners\/ockto\/[\da-f]{24}$/)
		expect(iwize.iframe_url).toBe('http://api.voorbeeld.nl/partners/iwize/form')
		expect(await ask()).toEqual({ ockto, iwize })
		expect(await stateNow()).toEqual({ code: 10, label: 'start' })
	})

	test('goes from its start over the scan to its end, which closes the action [572] [573] [574]', async () => {
		const path = await startPath()
		const page = await api.call('GET', path)
		expect(page.bytes.toString()).toContain('value="Scan de code"')
		expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
		expect((await press(path, 'Deel de gegevens')).headers.get('location')).toBe(path)
		expect(await stateNow()).toEqual({ code: 10, label: 'start' })
		await press(path, 'Scan de code')
		expect(await stateNow()).toEqual({ code: 20, label: 'qrcodeScanned' })
		expect(await actionNow()).toMatchObject({ is_done: false })
		await press(path, 'Deel de gegevens')
		expect(await stateNow()).toEqual({ code: 30, label: 'finished' })
		expect(await actionNow()).toMatchObject({ is_done: true })
		const over = (await api.call('GET', path)).bytes.toString()
		expect(over).not.toContain('<button')
		expect(over).toContain('href="/action/11031/ockto-form"')
	})

	test('fails when it is refused in the app, and can begin again there [575]', async () => {
		const path = await startPath()
		await press(path, 'Scan de code')
		await press(path, 'Weiger')
		expect(await stateNow()).toEqual({ code: 99, label: 'failed' })
		await press(path, 'Begin opnieuw')
		expect(await stateNow()).toEqual({ code: 10, label: 'start' })
	})

	test('with a new code begins again; the old one leads nowhere [578]', async () => {
		const path = await startPath()
		await press(path, 'Scan de code')
		expect((await api.call('POST', renew, { token })).status).toBe(204)
		expect(await stateNow()).toEqual({ code: 10, label: 'start' })
		expect(await startPath()).not.toBe(path)
		expect((await api.call('GET', path)).status).toBe(404)
		expect((await press(path, 'Scan de code')).status).toBe(404)
		expect((await api.call('POST', renew, { token, body: {} })).status).toBe(422)
	})

	test.each(['client', 'partner', 'duo_one_loan', 'duo_three_loans'])(
		'ends with test data: %s; only where they are allowed [579] [580]',
		async (testCase) => {
			const refused = await api.call('POST', debug, { token, body: { testCase } })
			expect([refused.status, refused.json]).toMatchObject([403, { code: 'accessDenied' }])
			api.backend().set('ocktoDebug', true)
			expect((await ask()).ockto.ockto_debug).toBe(true)
			expect((await api.call('POST', debug, { token, body: { testCase } })).status).toBe(204)
			expect(await stateNow()).toEqual({ code: 30, label: 'finished' })
			expect(await actionNow()).toMatchObject({ is_done: true, ockto: { testCase } })
		},
	)

	test.each([{}, { testCase: 'duo' }, { testCase: null }, { testCase: 'client', more: 1 }])(
		'takes no other test data: %j [580]',
		async (body) => {
			api.backend().set('ocktoDebug', true)
			expect((await api.call('POST', debug, { token, body })).status).toBe(422)
		},
	)
})

function formOf(change: Record<string, string | Blob | undefined> = {}) {
	const json = (value: unknown) => new Blob([JSON.stringify(value)], { type: 'application/json' })
	const parts: Record<string, string | Blob | undefined> = {
		'iwize-data-origin': 'https://formulier.voorbeeld.nl',
		'iwize-data': json({ income: 1 }),
		'iwize-events': json([{ event: 'finished', data: { income: 1 } }]),
		...change,
	}
	const form = new FormData()
	for (const [name, value] of Object.entries(parts)) {
		if (typeof value === 'string') form.set(name, value)
		else if (value) form.set(name, value, `${name}.json`)
	}
	return form
}

describe('What a form in a frame told', () => {
	test('is kept in three parts and closes the action, once [583]', async () => {
		expect((await api.call('POST', iwize, { token, form: formOf() })).status).toBe(204)
		expect(await actionNow()).toMatchObject({
			is_done: true,
			iwize: {
				'iwize-data-origin': 'https://formulier.voorbeeld.nl',
				'iwize-data': { income: 1 },
				'iwize-events': [{ event: 'finished', data: { income: 1 } }],
			},
		})
		expect((await api.call('POST', iwize, { token, form: formOf() })).status).toBe(409)
	})

	const blob = (text: string, type = 'application/json') => new Blob([text], { type })
	test.each<[string, Record<string, string | Blob | undefined>]>([
		['without an origin', { 'iwize-data-origin': undefined }],
		['without data', { 'iwize-data': undefined }],
		['without events', { 'iwize-events': undefined }],
		['with a part too many', { more: 'x' }],
		['with a file too many', { more: blob('{}') }],
		['with an address for an origin', { 'iwize-data-origin': 'https://formulier.voorbeeld.nl/a' }],
		['with data as a field', { 'iwize-data': '{}' }],
		['with data that are no JSON', { 'iwize-data': blob('{') }],
		['with data that are nothing', { 'iwize-data': blob('null') }],
		['with events that are no list', { 'iwize-events': blob('{}') }],
		['with no events', { 'iwize-events': blob('[]') }],
		['with data of another type', { 'iwize-data': blob('{}', 'text/plain') }],
		['with an origin as a file', { 'iwize-data-origin': blob('"https://formulier.voorbeeld.nl"') }],
	])('is refused %s [583]', async (_what, change) => {
		const { status, json } = await api.call('POST', iwize, { token, form: formOf(change) })
		expect([status, json]).toMatchObject([422, { code: 'dataFetchFailed' }])
		expect(await actionNow()).toMatchObject({ is_done: false })
	})

	test('comes from a page that may stand in any frame and talks to the page around it', async () => {
		const { bytes, headers } = await api.call('GET', '/partners/iwize/form')
		const policy = headers.get('content-security-policy') ?? ''
		expect(policy).toContain('frame-ancestors *')
		const [, nonce = '?'] = /script-src 'nonce-([^']+)'/.exec(policy) ?? []
		expect(bytes.toString()).toContain(`<script nonce="${nonce}">`)
	})
})

describe.each([
	['GET', requirements],
	['GET', state],
	['POST', renew],
	['POST', debug],
	['POST', iwize],
])('%s %s', (method, path) => {
	const sent = () => {
		if (path === debug) return { body: { testCase: 'client' } }
		return path === iwize ? { form: formOf() } : {}
	}

	test.each([
		['another kind of action', '11033', 422, 'invalidActionType'],
		['no action', '99', 404, 'productActionNotFound'],
		["another client's action", '21001', 403, 'productOwnershipMismatch'],
	])('refuses %s', async (_what, id, status, code) => {
		api.backend().set('ocktoDebug', true)
		const refused = await api.call(
			method,
			path.replace('11031', () => id),
			{ token, ...sent() },
		)
		expect([refused.status, refused.json]).toMatchObject([status, { code }])
	})

	test('asks who is there', async () => {
		expect((await api.call(method, path, sent())).status).toBe(401)
	})
})
