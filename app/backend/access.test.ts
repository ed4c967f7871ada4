import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openCaller, type Caller } from './test-caller'

let api: Caller
beforeAll(() => {
	api = openCaller()
})
afterAll(() => {
	api.close()
})

const open = [
	'maintenance',
	'multiple-domains',
	'licenses',
	'licenses/current',
	'languages',
	'languages/current',
	'theme',
	'banners',
	'dictionary',
]
const closed = [
	'consumers',
	'consumers/partner',
	'notifications',
	'products/definitions',
	'products/appointments',
	'actions',
	'dossiers',
	'documents',
	'actions/11012/download',
	'actions/11011/downloadable-document',
	'products/otds/actions/11021/download',
	'actions/quote-attachments/11711?productActionId=11014',
	'documents/10701/download?locale=nl',
]

test.each(open)('everyone may ask for %s', async (path) => {
	expect((await api.call('GET', `/api/${path}`)).status).toBe(200)
})

test.each(closed)('only a signed-in consumer may ask for %s', async (path) => {
	expect(await api.call('GET', `/api/${path}`)).toMatchObject({
		status: 401,
		json: { code: 'accessTokenMissing', errors: [{ code: 'accessTokenMissing' }] },
	})
	const forged = await api.call('GET', `/api/${path}`, { token: 'verzonnen' })
	expect(forged).toMatchObject({ status: 401, json: { code: 'accessTokenInvalid' } })
	const { accessToken } = await api.signIn()
	expect((await api.call('GET', `/api/${path}`, { token: accessToken, domain: 'noord' })).status).toBe(200)
})

test('an address that does not exist is told so, with or without a token', async () => {
	expect(await api.call('GET', '/api/nergens')).toMatchObject({ status: 404, json: { code: 'nodeMissing' } })
})

describe('the branch', () => {
	test('an unknown one and an empty one are told apart', async () => {
		expect(await api.call('GET', '/api/theme', { domain: 'elders' })).toMatchObject({
			status: 404,
			json: { code: 'brandNotFound' },
		})
		expect(await api.call('GET', '/api/theme', { domain: ' ' })).toMatchObject({
			status: 404,
			json: { code: 'brandCannotBeDetermined' },
		})
	})

	test('each firm has its own theme and licence', async () => {
		const fonts = new Set<unknown>()
		for (const domain of ['noord', 'delta', 'vesting']) {
			const theme = await api.call('GET', '/api/theme', { domain })
			fonts.add(JSON.stringify(theme.json))
			const licence = await api.call('GET', '/api/licenses/current', { domain })
			expect(licence.json).toMatchObject({
				data: {
					attributes: { content: { logo_image: `http://api.voorbeeld.nl/images/logo-${domain}.svg` } },
				},
			})
		}
		expect(fonts.size).toBe(3)
	})

	test('a consumer has no access at another firm', async () => {
		const { accessToken } = await api.signIn()
		const answer = await api.call('GET', '/api/consumers', { token: accessToken, domain: 'delta' })
		expect(answer).toMatchObject({ status: 403, json: { code: 'accessDenied' } })
	})
})

describe('ownership', () => {
	test.each([
		['GET', '/api/actions/11012/download'],
		['GET', '/api/actions/11011/downloadable-document'],
		['GET', '/api/products/otds/actions/11021/download'],
		['GET', '/api/actions/quote-attachments/11711?productActionId=11014'],
		['GET', '/api/documents/10701/download?locale=nl'],
		['POST', '/api/products/appointments/10101/cancel'],
	])('%s %s of Anna is refused to Bram', async (method, path) => {
		const { accessToken } = await api.signIn('bram')
		const answer = await api.call(method, path, { token: accessToken })
		expect(answer).toMatchObject({ status: 403, json: { code: 'productOwnershipMismatch' } })
	})

	test.each([
		['GET', '/api/actions/99/download', 'productActionNotFound'],
		['GET', '/api/documents/99/download', 'documentNotFound'],
		['GET', '/api/actions/quote-attachments/99?productActionId=11014', 'quoteAttachmentNotFound'],
		['POST', '/api/products/appointments/99/cancel', 'appointmentNotFound'],
	])('%s %s does not exist', async (method, path, code) => {
		const { accessToken } = await api.signIn()
		expect(await api.call(method, path, { token: accessToken })).toMatchObject({
			status: 404,
			json: { code },
		})
	})
})

describe('bodies', () => {
	test('an unknown, a missing and a wrong member are each named', async () => {
		const body = { email: 1, remember: true }
		const { status, json } = await api.call('POST', '/api/auth/login', { body })
		expect(status).toBe(422)
		expect(json).toMatchObject({ code: 'bodyInvalid' })
		const pointers = JSON.stringify(json).match(/attributes\/\w+/g)
		expect(pointers?.sort()).toEqual(['attributes/email', 'attributes/password', 'attributes/remember'])
	})

	test('what is not JSON is refused', async () => {
		const request = new Request('http://api.voorbeeld.nl/api/auth/login', {
			method: 'POST',
			headers: { 'content-type': 'application/json' },
			body: '{"email":',
		})
		expect((await api.backend().handle(request)).status).toBe(422)
		const form = new FormData()
		form.set('email', 'anna@voorbeeld.nl')
		expect((await api.call('POST', '/api/auth/login', { form })).status).toBe(422)
	})
})
