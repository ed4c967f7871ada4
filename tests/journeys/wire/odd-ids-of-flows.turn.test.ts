import { http, HttpResponse } from 'msw'
import { describe, expect, test } from 'vitest'
import { quietSteps } from '#tests/actions/check-answers'
import { fillWithoutScripts } from '#tests/actions/steps'
import { startVisitor } from '#tests/support/visitor'
import { createPayments } from '../actions/payment-site'
import { createSharing } from '../questionnaires/sharing-site'
import { useSite } from '#tests/support/use-site'

const site = await useSite({ as: 'anna' })

const odd = 'a/b ?#é'
const part = encodeURIComponent(odd)

describe('Sharing data for an action with any id', () => {
	const { ask, require, state, take } = createSharing(site)

	test('reads, renews and sends test data with the id as one part of the path', async () => {
		const { ockto } = ask({}, odd)
		require({}, { ockto_debug: true })
		state({ code: 20 })
		take()
		site.api.forgetCalls()
		const page = await (await site.anna.visit(ockto)).press('Nieuwe QR-code')
		page.choose('Partner')
		expect((await page.press('Verstuur de testgegevens')).path).toBe(ockto)
		await site.anna.visit(ockto.replace('ockto-form', 'ockto-state'))
		const made = site.api.calls.filter(({ path }) => path.startsWith('/api/inventory-form/'))
		expect([...new Set(made.map(({ method, path }) => `${method} ${path}`))].sort()).toEqual([
			`GET /api/inventory-form/ockto-state/${part}`,
			`GET /api/inventory-form/requirements/${part}`,
			`POST /api/inventory-form/ockto-debug/${part}`,
			`POST /api/inventory-form/ockto-renew-qr/${part}`,
		])
	})
})

describe('With ids of any signs', () => {
	const { ask, answer, sent } = createPayments(site)

	test('a payment is started and validated with the ids as they are, and the bank leads back to it', async () => {
		const ids = { invoice: { id: `${odd}2` }, product: { id: `${odd}3`, type: 'invoice', label: 'F' } }
		const { page, bank, back } = ask(ids, odd)
		answer('get-payment', { status: 'CREATED', url: 'https://betalen.voorbeeld.nl/start' })
		answer('validate-payment', { status: 'CANCELLED' })
		const body = { productId: `${odd}3`, productActionId: odd, invoiceId: `${odd}2` }
		const leaving = await (await site.anna.visit(page)).press(/^Betaal/)
		expect([leaving.path, sent('get-payment')]).toEqual([bank, [body]])
		expect((await site.anna.visit(back)).path).toBe(page)
		expect(sent('validate-payment')).toEqual([body])
	})

	test('a check without login reads and sends with the ids of the action and of the client [642] [643]', async () => {
		const mortgage = { data: { type: 'mortgages', id: '7', attributes: { label: 'Huis' } } }
		const consumer = { data: { type: 'consumers', id: `${odd}2`, attributes: {} } }
		site.api.answer(
			http.post('*/api/auth/product-action-login', () =>
				HttpResponse.json({ id: `${odd}2`, token: 'tijdelijk' }),
			),
			http.get('*/api/products/mortgage-no-login/:action/:id', () => HttpResponse.json(mortgage)),
			http.get('*/api/consumer-no-login/:action/:id', () => HttpResponse.json(consumer)),
			http.post('*/submit-form-no-login', () => new HttpResponse(null, { status: 204 })),
		)
		const login = await startVisitor(site.portal.url).visit(`/mortgage-check-login/${part}?domain=noord`)
		login.fill('E-mailadres', 'anna@voorbeeld.nl')
		login.fill('Geboortedatum', '31-03-1984')
		site.api.forgetCalls()
		const check = await login.press('Begin met de check')
		const last = await fillWithoutScripts(check, [
			...quietSteps,
			{ choose: 'Nee', of: 'Zullen wij u bellen?' },
		])
		expect((await last.press('Gegevens versturen')).path).toBe('/')
		const paths = [...new Set(site.api.callsTo('GET', /no-login/).map(({ path }) => path))]
		expect(paths.sort()).toEqual([
			`/api/consumer-no-login/${part}/${part}2`,
			`/api/products/mortgage-no-login/${part}/${part}2`,
		])
		const [entered] = site.api.callsTo('POST', '/api/auth/product-action-login')
		expect(entered?.json).toMatchObject({ productActionId: odd })
		const [sentCheck] = site.api.callsTo('POST', '/api/mortgage-check/submit-form-no-login')
		expect(sentCheck?.json).toMatchObject({ consumerId: `${odd}2`, productActionId: odd })
		const stray = site.api.calls.filter(({ headers }) => headers.domain !== 'noord')
		expect(stray).toEqual([])
	})
})
