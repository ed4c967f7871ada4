import { within } from '@testing-library/dom'
import { describe, expect, test } from 'vitest'
import { listNotices, readText } from '#tests/support/card'
import { readFacts } from '#tests/support/product-site'
import { signIn } from '#tests/support/sign-in'
import { deal } from '#tests/support/full'
import { createPayments } from './payment-site'
import { useSite } from '#tests/support/use-site'

const site = await useSite({ as: 'anna' })
const { ask, answer, sent } = createPayments(site)

const bankUrl = 'https://betalen.voorbeeld.nl/start'

/** Starts a payment, whose page before the bank is seen once. */
async function start() {
	const asked = ask()
	answer('get-payment', { status: 'CREATED', url: bankUrl })
	answer('validate-payment', { status: 'CREATED' })
	const between = await (await site.anna.visit(asked.page)).press(/^Betaal/)
	expect(between.headers.refresh).toBe(`0; url=${bankUrl}`)
	return asked
}

/** Pays, as the API says when the client is back. */
async function pay() {
	const asked = ask()
	answer('validate-payment', { status: 'PAID' })
	await site.anna.visit(asked.back)
	return asked
}

describe('The page before the bank, opened again', () => {
	const faults = [{ status: 403, code: 'accessDenied' }, { status: 500 }, 'broken-json', 'closed'] as const
	const unread = [...faults.map((fault) => ({ fault })), { status: 'REFUNDED' }, { status: '' }]
	const read = (state: (typeof unread)[number]) => {
		if ('fault' in state) site.api.fault('POST', '/api/invoices/validate-payment', state.fault, 1)
		else answer('validate-payment', state)
	}

	test.each(deal('actions', unread))(
		'of a payment that the task calls pending, leads to the message where the API says %j [A215]',
		async (state) => {
			const { id, bank, page } = await start()
			ask({ payment: { id: '72', amount: 1850, status: 'PENDING' } }, id)
			read(state)
			site.api.forgetCalls()
			const landed = await site.anna.visit(bank)
			expect([landed.path, landed.headers.refresh, sent('validate-payment').length]).toEqual([
				page,
				undefined,
				1,
			])
			expect(readFacts(landed).Status).toBe('Wij wachten op bericht van uw bank')
			expect(landed.getByRole('link', { name: 'Controleer de betaling' })).toBeTruthy()
		},
	)

	test.each(deal('actions', unread))(
		'of a payment that is created leads on where the API says %j [A210]',
		async (state) => {
			const { bank } = await start()
			read(state)
			expect((await site.anna.visit(bank)).headers.refresh).toBe(`0; url=${bankUrl}`)
		},
	)
})

describe('A payment that was received, and whose task left the list', () => {
	test.each(['page', 'bank', 'back'] as const)('is shown with its receipt at its %s [A216]', async (name) => {
		const asked = await pay()
		site.tell('/api/actions')
		const landed = await site.anna.visit(asked[name])
		expect([landed.status, landed.path.startsWith('/receipts/')]).toEqual([200, true])
		expect(readText(landed.getByRole('heading', { level: 1 }))).toBe('Betaling van factuur F-9')
		expect(landed.words).toContain('De factuur is betaald.')
		expect(readFacts(landed)).toMatchObject({
			Bedrag: '€ 1.850,00',
			'Ontvangen op': expect.stringMatching(/^\d+ \p{L}+ \d{4}, \d\d:\d\d uur$/u) as string,
		})
		expect(sent('validate-payment')).toHaveLength(1)
	})

	test('is shown to nobody else', async () => {
		const { back } = await pay()
		const { visitor: bram } = await signIn(site.portal.url, { branch: 'noord', email: 'bram@voorbeeld.nl' })
		site.tell('/api/actions')
		expect((await bram.visit(back)).status).toBe(404)
	})

	test('is not told of a payment without a receipt', async () => {
		const { bank, page, back } = await start()
		site.tell('/api/actions')
		for (const address of [bank, page, back]) expect((await site.anna.visit(address)).status).toBe(404)
	})
})

describe('Back from the bank again', () => {
	const about = 'Het gaat om factuur F-9 van € 1.850,00.'
	const outcomes = [
		['PENDING', `Uw bank heeft de betaling nog niet verwerkt. Kijk later nog een keer. ${about}`],
		['CREATED', `Uw bank heeft de betaling nog niet verwerkt. Kijk later nog een keer. ${about}`],
		['FAILED', `Wij hebben uw betaling nog niet ontvangen. Probeer het nog een keer. ${about}`],
		['EXPIRED', `Wij hebben uw betaling nog niet ontvangen. Probeer het nog een keer. ${about}`],
		['CANCELLED', `U heeft de betaling afgebroken. De factuur is nog niet betaald. ${about}`],
	] as const

	test.each(deal('actions', outcomes))(
		'with what is %s: which invoice, and how much',
		async (status, words) => {
			const { back } = ask()
			answer('validate-payment', { status })
			await site.anna.visit(back)
			expect(listNotices(await site.anna.visit(back))).toEqual([expect.stringContaining(words)])
		},
	)

	test.each([
		['number', { invoice: { id: '71', total: 1850 } }],
		['amount', { payment: { id: '72', status: 'FAILED' }, invoice: { id: '71', public_number: 'F-9' } }],
	])('with an invoice without its %s: the outcome alone', async (_what, more) => {
		const { back } = ask(more)
		answer('validate-payment', { status: 'FAILED' })
		const [notice] = listNotices(await site.anna.visit(back))
		expect(notice).toMatch(/Probeer het nog een keer\.$/)
	})

	test.each(deal('actions', [...outcomes.map(([status]) => status), 'REFUNDED']))(
		'with what was received, and is %s now: both, and who finds out [A216]',
		async (status) => {
			const { back } = await pay()
			answer('validate-payment', { status })
			const landed = await site.anna.visit(back)
			expect([landed.path, landed.status]).toEqual(['/dashboard', 200])
			const [notice, ...others] = listNotices(landed)
			expect(others).toEqual([])
			expect(notice).toMatch(
				/Wij ontvingen uw betaling op \d+ \p{L}+ \d{4}, \d\d:\d\d uur\. Nu staat er iets anders in onze gegevens\. Betaal niet nog een keer\. Bel uw adviseur/u,
			)
			expect(notice).not.toContain('Probeer het nog een keer')
			const said = within(landed.getByRole('region', { name: 'Meldingen' }))
			const proof = said.getByRole('link', { name: 'Bekijk het bewijs' })
			expect((await landed.follow(proof)).words).toContain('Betaling van factuur F-9')
			expect((await landed.follow('Hulp bij het betalen')).path).toBe('/help')
		},
	)
})
