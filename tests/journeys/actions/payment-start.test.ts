import { describe, expect, test } from 'vitest'
import { findCard, listNotices } from '#tests/support/card'
import { deal } from '#tests/support/full'
import { readFacts } from '#tests/support/product-site'
import { borrowSettings as startPortal } from '#tests/support/shared-site'
import { signIn } from '#tests/support/sign-in'
import { createPayments } from './payment-site'
import { useSite } from '#tests/support/use-site'

const site = await useSite({ as: 'anna' })
const { ask, answer, sent } = createPayments(site)

const bankUrl = 'https://betalen.voorbeeld.nl/start?order=7&taal=nl'
const pay = /^Betaal/
const unknown = 'Let op Wij weten niet hoe het met deze betaling staat. Bel of mail ons als dat zo blijft.'
const body = (id: string) => ({ productId: '70', productActionId: id, invoiceId: '71' })

describe('The page of an invoice that is to be paid', () => {
	test('tells number, date, amount, what it is for and how the payment stands [65] [453]', async () => {
		const page = await site.anna.visit(ask().page)
		expect([page.status, page.document.querySelector('h1')?.textContent]).toEqual([
			200,
			'Factuur F-9 betalen',
		])
		expect(readFacts(page)).toEqual({
			Bedrag: '€ 1.850,00',
			Factuur: 'F-9',
			Datum: '11 maart 2026',
			Status: 'Nog niet betaald',
		})
		expect(page.document.querySelector('main dl')?.textContent).toContain('Advies, Bemiddeling')
		expect(page.getByRole('button', { name: /^Betaal €.1\.850,00$/ })).toBeTruthy()
		expect(sent('get-payment')).toEqual([])
	})

	test('does with what the API tells: no invoice, no payment, a status that nobody knows [65] [453]', async () => {
		const bare = await site.anna.visit(ask({ invoice: null, payment: null, public_number: 'F-8' }).page)
		expect(readFacts(bare)).toEqual({ Factuur: 'F-8', Datum: '-', Bedrag: '-' })
		expect(bare.getByRole('button', { name: 'Betaal de factuur' })).toBeTruthy()
		const odd = await site.anna.visit(ask({ payment: { id: '1', status: 'REFUNDED' } }).page)
		expect(readFacts(odd).Status).toBeUndefined()
	})

	test.each(
		deal('actions', [
			['CREATED', 'Nog niet betaald'],
			['EXPIRED', 'Nog niet betaald: de tijd om te betalen was om'],
			['CANCELLED', 'Nog niet betaald: de betaling is afgebroken'],
			['failed', 'Nog niet betaald: de betaling is mislukt'],
			['PENDING', 'Wij wachten op bericht van uw bank'],
		]),
	)('says of a payment that is %s: %s [454]', async (status, words) => {
		const page = await site.anna.visit(ask({ payment: { id: '1', status } }).page)
		expect(readFacts(page).Status).toBe(words)
		expect(page.queryByRole('link', { name: 'Controleer de betaling' }) !== null).toBe(status === 'PENDING')
	})

	test('of one that is paid says so and asks nothing more [455]', async () => {
		const page = await site.anna.visit(ask({ is_done: true }).page)
		expect(page.words).toContain('Dit actiepunt is al klaar.')
		expect(readFacts(page).Status).toBe('Betaald')
		expect(page.queryByRole('button', { name: pay })).toBeNull()
	})

	test.each([
		['paid', { payment: { id: '72', amount: 1850, status: 'CREATED', is_paid: 'misschien' } }],
		['payable online', { mollie_invalid: 'misschien' }],
		['begun', { payment: 'misschien' }],
	])('of which nobody knows whether it is %s has no state and no button', async (_what, more) => {
		const { page } = ask(more)
		const shown = await site.anna.visit(page)
		expect([shown.status, shown.words]).toEqual([
			200,
			expect.stringContaining('Wij konden niet alles van dit punt lezen.'),
		])
		expect(readFacts(shown).Status).toBeUndefined()
		expect(shown.queryByRole('button', { name: pay })).toBeNull()
		expect((await site.anna.visit('/actions')).queryByRole('link', { name: pay })).toBeNull()
		expect(sent('get-payment')).toEqual([])
	})

	test('that can’t be paid online says so, with whom to ask, and has no button [465]', async () => {
		const { page: address } = ask({ mollie_invalid: true })
		const page = await site.anna.visit(address)
		expect(page.getByRole('heading', { name: 'Online betalen kan niet' })).toBeTruthy()
		expect(page.words).toContain('Noorderlicht Financieel Advies vertelt u graag hoe het wel kan.')
		expect(findCard(page, 'Hulp bij het betalen')?.words).toContain('050')
		expect(page.queryByRole('button', { name: pay })).toBeNull()
		site.api.fault('GET', '/api/dossiers', { status: 500 })
		const alone = await site.anna.visit(address)
		expect([alone.status, findCard(alone, 'Hulp bij het betalen')]).toEqual([200, undefined])
	})

	test('that became one while it was open sends nothing [465]', async () => {
		const { id, page: address } = ask()
		const page = await site.anna.visit(address)
		site.tell('/api/actions', {
			id,
			type: 'PAY_INVOICE',
			product: { id: '70' },
			mollie_invalid: true,
		})
		const refused = await page.press(pay)
		expect([refused.path, refused.words.includes('Online betalen kan niet')]).toEqual([address, true])
		expect(sent('get-payment')).toEqual([])
	})
})

describe('A press of the button on a page from before the bank was at work', () => {
	const pending = { payment: { id: '72', amount: 1850, status: 'PENDING' } }
	/** The page, shown while the payment could be started; since then it is pending. */
	async function showEarlier() {
		const { id, page, bank } = ask()
		const shown = await site.anna.visit(page)
		ask(pending, id)
		answer('get-payment', { status: 'CREATED', url: bankUrl })
		return { id, shown, bank }
	}

	test.each([
		['PENDING', 'Uw bank heeft de betaling nog niet verwerkt.'],
		['PAID', 'Wij hebben uw betaling ontvangen.'],
		['REFUNDED', 'Wij weten niet hoe het met deze betaling staat.'],
		['', 'Wij weten niet hoe het met deze betaling staat.'],
	])('asks the API and starts no second payment: it says %s', async (status, words) => {
		const { id, shown } = await showEarlier()
		answer('validate-payment', { status })
		const landed = await shown.press(pay)
		const told = [expect.stringContaining(words)]
		if (status === 'PAID') expect(landed.received?.lines).toEqual(expect.arrayContaining(told))
		expect(listNotices(landed)).toEqual(status === 'PAID' ? [] : told)
		expect([sent('validate-payment'), sent('get-payment')]).toEqual([[body(id)], []])
	})

	test('starts none where the API cannot tell', async () => {
		const { shown } = await showEarlier()
		site.api.fault('POST', '/api/invoices/validate-payment', { status: 500 }, 1)
		const landed = await shown.press(pay)
		expect(landed.words).toContain('Wij konden de gegevens van de betaling niet ophalen.')
		expect(sent('get-payment')).toEqual([])
	})

	test.each(deal('actions', ['CREATED', 'EXPIRED', 'CANCELLED', 'FAILED']))(
		'starts one once the API says that the first is %s',
		async (status) => {
			const { shown, bank } = await showEarlier()
			answer('validate-payment', { status })
			expect((await shown.press(pay)).path).toBe(bank)
			expect(sent('get-payment')).toHaveLength(1)
		},
	)
})

describe('A press of the button', () => {
	test.each(deal('actions', ['CREATED', 'EXPIRED', 'CANCELLED', 'FAILED', 'created']))(
		'asks for the payment once and leads over our own page to the bank: %s [453] [454]',
		async (status) => {
			const { id, page, bank } = ask()
			answer('get-payment', { status, url: bankUrl })
			const between = await (await site.anna.visit(page)).press(pay)
			expect([between.path, between.status]).toEqual([bank, 200])
			expect(sent('get-payment')).toEqual([body(id)])
			expect(between.headers.refresh).toBe(`0; url=${bankUrl}`)
			expect(between.headers['content-security-policy']).toContain("form-action 'self'")
			const link = between.getByRole('link', { name: 'Open de betaalpagina' })
			expect(link.getAttribute('href')).toBe(bankUrl)
			expect(listNotices(between)).toEqual([])
		},
	)

	test('names no product and no invoice where the API told none [453]', async () => {
		const { id, page } = ask({ invoice: null, product: null })
		answer('get-payment', { status: 'CREATED', url: bankUrl })
		await (await site.anna.visit(page)).press(pay)
		expect(sent('get-payment')).toEqual([{ productId: null, productActionId: id, invoiceId: null }])
	})

	test('made twice at once, in two tabs or after the way back starts one payment and leads to one bank [674]', async () => {
		const { page, bank } = ask()
		answer('get-payment', { status: 'CREATED', url: bankUrl })
		const [one, other] = [await site.anna.visit(page), await site.anna.visit(page)]
		const both = await Promise.all([one.press(pay), one.press(pay), other.press(pay)])
		const later = await other.press(pay)
		expect([...both, later].map(({ path }) => path)).toEqual([bank, bank, bank, bank])
		expect([...both, later].flatMap(listNotices)).toEqual([])
		expect(sent('get-payment')).toHaveLength(1)
	})

	test('can be made again later, for a new payment [454]', async () => {
		const { page, bank } = ask()
		answer('get-payment', { status: 'CREATED', url: bankUrl })
		await (await site.anna.visit(page)).press(pay)
		expect((await (await site.anna.visit(page)).press(pay)).path).toBe(bank)
		expect(sent('get-payment')).toHaveLength(2)
	})

	test('finds that the invoice is paid: thanks, a receipt, the dashboard, and the action is done [455]', async () => {
		const { page } = ask()
		answer('get-payment', { status: 'PAID', url: null })
		const landed = await (await site.anna.visit(page)).press(pay)
		expect(landed.path).toBe('/dashboard')
		expect([landed.received?.lines[0], listNotices(landed)]).toEqual([
			'Bedankt. Wij hebben uw betaling ontvangen.',
			[],
		])
		const receipt = await landed.follow('Bekijk het bewijs')
		expect(readFacts(receipt)).toMatchObject({ Factuur: 'F-9', Bedrag: '€ 1.850,00' })
		expect((await site.anna.visit(page)).words).toContain('Dit actiepunt is al klaar.')
	})

	test('finds that the bank is still at it: a message on the dashboard [456]', async () => {
		answer('get-payment', { status: 'PENDING', url: bankUrl })
		const landed = await (await site.anna.visit(ask().page)).press(pay)
		expect(landed.path).toBe('/dashboard')
		const words =
			'Informatie Uw bank heeft de betaling nog niet verwerkt. Kijk later nog een keer. Het gaat om factuur F-9 van € 1.850,00.'
		expect(listNotices(landed)).toEqual([words])
	})

	test.each(
		deal('actions', [
			['a status that nobody knows', { status: 'REFUNDED', url: bankUrl }],
			['no status', { status: null, url: bankUrl }],
			['no address', { status: 'CREATED', url: null }],
			['a script for an address', { status: 'CREATED', url: 'javascript:alert(1)' }],
			['an address without a lock', { status: 'CREATED', url: 'http://betalen.voorbeeld.nl/' }],
			['no address at all', { status: 'CREATED', url: 'betalen' }],
			['our own demonstration bank', { status: 'CREATED', url: 'http://embedded-api/bank/1' }],
		]),
	)('that gives %s says that the status is unknown, and stays [457]', async (_what, state) => {
		const { page, bank } = ask()
		answer('get-payment', state)
		const landed = await (await site.anna.visit(page)).press(pay)
		expect(landed.getByRole('button', { name: pay })).toBeTruthy()
		expect(landed.path).toBe(page)
		expect(listNotices(landed)).toEqual([unknown])
		expect((await site.anna.visit(bank)).path).toBe(page)
	})

	test.each([
		['refuses', { status: 422, code: 'accessDenied' }],
		['fails', { status: 500 }],
		['answers nonsense', 'html'],
		['breaks off', 'reset'],
	] as const)('while the API %s says so in its own words; one more press goes on [464]', async (...row) => {
		const [, fault] = row
		const { page, bank } = ask()
		answer('get-payment', { status: 'CREATED', url: bankUrl })
		const form = await site.anna.visit(page)
		site.api.fault('POST', '/api/invoices/get-payment', fault, 1)
		const refused = await form.press(pay)
		expect([refused.isRefused, refused.path]).toEqual([true, page])
		expect(refused.title).toMatch(/^Fout: /)
		expect(refused.getByRole('alert').textContent).toContain(
			'Wij konden de gegevens van de betaling niet ophalen. Probeer het nog een keer.',
		)
		expect((await refused.press(pay)).path).toBe(bank)
	})
})

test('PAYMENT_HOSTS names the only hosts that a client is sent to [453]', async () => {
	const env = { PAYMENT_HOSTS: 'Betalen.voorbeeld.nl,kas.voorbeeld.nl' }
	const portal = await startPortal({ apiUrl: site.api.url, env })
	try {
		const { visitor } = await signIn(portal.url, { branch: 'noord' })
		for (const [url, isAllowed] of [
			[bankUrl, true],
			['https://kas.voorbeeld.nl/', true],
			['https://www.kas.voorbeeld.nl/', false],
			['https://betalen.voorbeeld.nl@boef.voorbeeld.nl/', false],
			[`${site.api.url}/bank/1`, false],
		] as const) {
			const { page, bank } = ask()
			answer('get-payment', { status: 'CREATED', url })
			const landed = await (await visitor.visit(page)).press(pay)
			expect([url, landed.path]).toEqual([url, isAllowed ? bank : page])
		}
		const outcomes = () => portal.log().flatMap(({ task, outcome }) => (task && outcome ? [outcome] : []))
		const expected = ['received', 'received', 'failed', 'failed', 'failed']
		await expect.poll(outcomes).toEqual(expected)
	} finally {
		await portal.close()
	}
})

test.each(deal('actions', ['9', '..%2F1', '1%00', '1'.repeat(129), '11033']))(
	'The id %s is not found [65]',
	async (id) => {
		for (const name of ['invoice-payment', 'to-the-bank', 'validate-ideal-payment']) {
			const page = await site.anna.visit(`/actions/${id}/${name}`)
			expect([page.status, page.path]).toEqual([404, '/404'])
		}
		expect(sent('validate-payment')).toEqual([])
	},
)
