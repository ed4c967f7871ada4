import { afterEach, beforeEach, expect, test } from 'vitest'
import { z } from 'zod/v4'
import { images } from './seed/images'
import { openCaller, type Caller } from './test-caller'

const list = z.object({ data: z.array(z.looseObject({ id: z.string() })) })

let api: Caller
beforeEach(() => {
	api = openCaller()
})
afterEach(() => {
	api.close()
})

async function get(path: string, options: { email?: string; domain?: string; language?: string } = {}) {
	const { accessToken } = await api.signIn(options.email, options.domain)
	return api.call('GET', path, { token: accessToken, language: options.language })
}

test('licence texts come in the language of the request', async () => {
	const titles = await Promise.all(
		['nl', 'en-GB,en;q=0.9'].map((language) => api.call('GET', '/api/licenses/current', { language })),
	)
	const [dutch, english] = titles.map(({ json }) => JSON.stringify(json))
	expect(dutch).toContain('Welkom bij Noorderlicht')
	expect(english).toContain('Welcome to Noorderlicht')
})

test('maintenance, its notice and the chooser are switched from outside, and stay so after a restart', async () => {
	api.backend().set('maintenance', true)
	api.backend().set('notice', { nl: 'Zondag onderhoud', en: 'Maintenance on Sunday' })
	api.backend().set('chooser', false)
	api.restart()
	const { json } = await api.call('GET', '/api/maintenance', { language: 'en' })
	const attributes = { maintenance: true, show_notice: true, notice: 'Maintenance on Sunday' }
	expect(json).toMatchObject({ data: { attributes } })
	expect((await api.call('GET', '/api/multiple-domains')).json).toMatchObject({
		data: { attributes: { show_domain_chooser: false } },
	})
})

test('related things are told apart from the attributes, each once', async () => {
	const { json } = await get('/api/dossiers')
	expect(json).toMatchObject({
		data: [
			{
				relationships: { user_panels: { data: [{ type: 'user-panels', id: 'marieke' }, { id: 'youssef' }] } },
			},
			{ relationships: { user_panels: { data: [{ type: 'user-panels', id: 'marieke' }] } } },
		],
		included: [
			{ id: 'marieke', attributes: { image: 'http://api.voorbeeld.nl/images/portrait-marieke.svg' } },
			{ id: 'youssef', attributes: { dontShowPrefix: true } },
		],
	})
})

test('definitions count products and open actions per type', async () => {
	const { json } = await get('/api/products/definitions')
	expect(json).toMatchObject({
		data: {
			attributes: {
				mortgage: { counter: 3, first_product_id: '10011' },
				invoice: { counter: 9, open_actions: 6, first_product_id: '10071' },
				appointment: { counter: 7, open_actions: 0, first_product_id: '10101' },
			},
		},
	})
	const bram = await get('/api/products/definitions', { email: 'bram' })
	expect(JSON.stringify(bram.json)).not.toContain('credit')
})

test('a cancelled appointment is gone from list and count, and cannot be cancelled twice', async () => {
	const { accessToken: token } = await api.signIn()
	const cancel = (id: string) => api.call('POST', `/api/products/appointments/${id}/cancel`, { token })
	expect((await cancel('10101')).status).toBe(204)
	expect(await cancel('10101')).toMatchObject({ status: 409, json: { code: 'appointmentAlreadyCanceled' } })
	expect(await cancel('10103')).toMatchObject({
		status: 422,
		json: { code: 'appointmentCancellationFailed' },
	})
	const left = list.parse((await api.call('GET', '/api/products/appointments', { token })).json)
	expect(left.data.map(({ id }) => id)).toEqual(['10102', '10103', '10104', '10105', '10106', '10107'])
	expect((await api.call('GET', '/api/products/definitions', { token })).json).toMatchObject({
		data: { attributes: { appointment: { counter: 6, first_product_id: '10102' } } },
	})
})

test('who is alone, or a company, has no partner', async () => {
	expect((await get('/api/consumers/partner')).json).toMatchObject({ data: { id: '1002' } })
	expect((await get('/api/consumers/partner', { email: 'bram' })).json).toEqual({ data: null })
	const company = await get('/api/consumers/partner', { email: 'korenaar', domain: 'delta' })
	expect(company.json).toEqual({ data: null })
})

test('the large dossier has three hundred products and a thousand actions', async () => {
	const willem = { email: 'willem', domain: 'vesting' }
	const { data } = list.parse((await get('/api/actions', willem)).json)
	expect(new Set(data.map(({ id }) => id)).size).toBe(1000)
	const definitions = JSON.stringify((await get('/api/products/definitions', willem)).json)
	const counted = Array.from(definitions.matchAll(/"counter":(\d+)/g), ([, counter]) => Number(counter))
	const [dossier, appointment] = [1, 1]
	expect(counted.reduce((sum, one) => sum + one, 0)).toBe(300 + dossier + appointment)
})

test.each([
	'/api/actions',
	'/api/dossiers',
	'/api/documents',
	'/api/notifications',
	'/api/products/appointments',
])('%s of a consumer without anything is an empty list', async (path) => {
	expect((await get(path, { email: 'nina', domain: 'vesting' })).json).toEqual({ data: [] })
})

test.each([...images.keys()])('the picture %s is served as it was drawn', async (name) => {
	const { status, headers, bytes } = await api.call('GET', `/images/${name}`)
	expect([status, headers.get('content-type')]).toEqual([200, 'image/svg+xml'])
	expect(bytes.toString()).toMatch(/^<svg [^>]*xmlns="http:\/\/www\.w3\.org\/2000\/svg"[^>]*>[^]*<\/svg>$/)
})

test('dates lie around the day of seeding', async () => {
	const { json } = await get('/api/products/appointments')
	expect(list.parse(json).data[0]).toMatchObject({ id: '10101', attributes: { date: '2026-03-08' } })
	expect(JSON.stringify(json)).not.toContain('inDays')
})

test('a reset brings the demonstration data back and signs everyone out', async () => {
	const { accessToken: token } = await api.signIn()
	await api.call('POST', '/api/products/appointments/10101/cancel', { token })
	api.backend().reset()
	expect((await api.call('GET', '/api/consumers', { token })).status).toBe(401)
	expect(list.parse((await get('/api/products/appointments')).json).data).toHaveLength(7)
})

test('tokens and changes survive a restart', async () => {
	const { accessToken: token } = await api.signIn()
	await api.call('POST', '/api/products/appointments/10101/cancel', { token })
	api.restart()
	const { status, json } = await api.call('GET', '/api/products/appointments', { token })
	expect(status).toBe(200)
	expect(list.parse(json).data).toHaveLength(6)
})
