import { describe, expect, test } from 'vitest'
import { findCard, listNotices } from '#tests/support/card'
import { readFacts } from '#tests/support/product-site'
import { demoPassword, openOverview } from '#tests/support/sign-in'
import { deal } from '#tests/support/full'
import { createPayments } from './payment-site'
import { useSite } from '#tests/support/use-site'

const site = await useSite({ as: 'anna' })
const { ask, answer, sent } = createPayments(site)

const thanks = /Bedankt\. Wij hebben uw betaling ontvangen\./
const bankUrl = 'https://betalen.voorbeeld.nl/start'

describe('Back from the bank', () => {
	test('with what is paid: asked once, thanks, the dashboard, one receipt, and the action is done [66] [458] [459]', async () => {
		const { id, page, back } = ask()
		answer('validate-payment', { status: 'PAID', url: null })
		const landed = await site.anna.visit(back)
		expect([landed.path, landed.status]).toEqual(['/dashboard', 200])
		expect(sent('validate-payment')).toEqual([{ productId: '70', productActionId: id, invoiceId: '71' }])
		expect([landed.received?.heading, listNotices(landed)]).toEqual([
			'Ontvangen: Betaling van factuur F-9',
			[],
		])
		expect(landed.received?.lines.slice(0, 3)).toEqual([
			expect.stringMatching(thanks),
			'Bedrag: € 1.850,00',
			'Wat er nu gebeurt: De factuur is betaald. U hoeft niets meer te doen.',
		])
		const receipt = await landed.follow('Bekijk het bewijs')
		expect(receipt.document.querySelector('h1')?.textContent).toBe('Betaling van factuur F-9')
		expect(readFacts(receipt)).toMatchObject({
			Factuur: 'F-9',
			Bedrag: '€ 1.850,00',
			'Ontvangen op': expect.stringMatching(/^\d+ \p{L}+ \d{4}, \d\d:\d\d uur$/u) as string,
		})
		expect((await site.anna.visit(page)).words).toContain('Dit actiepunt is al klaar.')
		const again = await site.anna.visit(back)
		expect(listNotices(again)).toEqual([
			expect.stringMatching(
				/Factuur F-9 van € 1\.850,00 is betaald\. Wij ontvingen uw betaling op \d+ \p{L}+ \d{4}, \d\d:\d\d uur\./u,
			),
		])
		expect((await again.follow('Bekijk het bewijs')).path).toBe(receipt.path)
	})

	const cancelled = 'U heeft de betaling afgebroken. De factuur is nog niet betaald.'
	const pending = 'Uw bank heeft de betaling nog niet verwerkt. Kijk later nog een keer.'
	const failed = 'Wij hebben uw betaling nog niet ontvangen. Probeer het nog een keer.'
	const unknown = 'Wij weten niet hoe het met deze betaling staat.'
	const outcomes = [
		{ status: 'CANCELLED', words: cancelled, number: '[460]' },
		{ status: 'PENDING', words: pending, isOver: true, number: '[461]' },
		{ status: 'CREATED', words: pending, isOver: true, number: '[461]' },
		{ status: 'FAILED', words: failed, number: '[462]' },
		{ status: 'EXPIRED', words: failed, number: '[462]' },
		{ status: 'expired', words: failed, number: '[462]' },
		{ status: 'REFUNDED', words: unknown, number: '[463]' },
		{ status: '', words: unknown, number: '[463]' },
	]
	for (const { status, words, isOver, number } of outcomes)
		test(`with what is "${status}": ${words} ${number}`, async () => {
			const { page, back } = ask()
			answer('validate-payment', { status })
			const landed = await site.anna.visit(back)
			expect(landed.path).toBe(isOver ? '/dashboard' : page)
			expect(listNotices(landed)).toEqual([expect.stringContaining(words)])
			expect(sent('validate-payment')).toHaveLength(1)
			const reloaded = await site.anna.visit(landed.path)
			expect([reloaded.status, listNotices(reloaded)]).toEqual([200, []])
			expect(sent('validate-payment')).toHaveLength(1)
			expect((await site.anna.visit(page)).getByRole('button', { name: /^Betaal/ })).toBeTruthy()
		})

	test.each(
		deal('actions', [
			['refuses', { status: 403, code: 'accessDenied' }],
			['does not know it', { status: 404, code: 'invoiceNotFound' }],
			['fails', { status: 500 }],
			['answers nonsense', 'broken-json'],
			['breaks off', 'closed'],
		] as const),
	)('while the API %s: a message at the invoice, where it can be asked again [464]', async (_what, fault) => {
		const { page, back } = ask({ payment: { id: '1', status: 'PENDING' } })
		answer('validate-payment', { status: 'PAID' })
		site.api.fault('POST', '/api/invoices/validate-payment', fault, 1)
		const landed = await site.anna.visit(back)
		expect(landed.path).toBe(page)
		const words = 'Wij konden de gegevens van de betaling niet ophalen. Probeer het nog een keer.'
		expect(listNotices(landed)).toEqual([`Fout ${words}`])
		expect((await landed.follow('Controleer de betaling')).path).toBe('/dashboard')
	})

	test('the way to the bank is forgotten: the next payment is a new one [460]', async () => {
		const { page, bank, back } = ask()
		answer('get-payment', { status: 'CREATED', url: bankUrl })
		answer('validate-payment', { status: 'CREATED' })
		await (await site.anna.visit(page)).press(/^Betaal/)
		expect((await site.anna.visit(bank)).path).toBe(bank)
		answer('validate-payment', { status: 'CANCELLED' })
		await site.anna.visit(back)
		expect((await site.anna.visit(bank)).path).toBe(page)
	})

	test.each([
		['PAID', 'Wij hebben uw betaling ontvangen.'],
		['pending', 'Uw bank heeft de betaling nog niet verwerkt.'],
	])(
		'the way to the bank of an invoice that is %s meanwhile leads to the overview',
		async (status, words) => {
			const { page, bank } = ask()
			answer('get-payment', { status: 'CREATED', url: bankUrl })
			answer('validate-payment', { status: 'CREATED' })
			await (await site.anna.visit(page)).press(/^Betaal/)
			expect((await site.anna.visit(bank)).headers.refresh).toBe(`0; url=${bankUrl}`)
			answer('validate-payment', { status })
			const landed = await site.anna.visit(bank)
			expect([landed.path, landed.headers.refresh]).toEqual(['/dashboard', undefined])
			const said = [...(landed.received?.lines ?? []), ...listNotices(landed)]
			expect(said).toContainEqual(expect.stringContaining(words))
		},
	)

	test.each([
		['a prefetch', { headers: { 'sec-purpose': 'prefetch' } }],
		['an old prefetch', { headers: { purpose: 'prefetch' } }],
		['HEAD', { method: 'HEAD' as const }],
	])('%s asks nothing [458]', async (_what, options) => {
		const { page, back } = ask()
		const answered = await site.anna.visit(back, { ...options, redirects: false })
		expect([answered.status, answered.headers.location]).toEqual([302, page])
		expect(sent('validate-payment')).toEqual([])
	})

	test('with a session that is over: the login, and then the answer of the bank [66] [81]', async () => {
		const { visitor } = await openOverview(site.portal.url, { branch: 'noord' })
		const { back } = ask()
		answer('validate-payment', { status: 'PAID' })
		visitor.cookies.clear()
		await visitor.visit('/?domain=noord')
		const login = await visitor.visit(back)
		expect([login.path, sent('validate-payment')]).toEqual(['/', []])
		login.fill('E-mailadres of gebruikersnaam', 'anna@voorbeeld.nl')
		login.fill('Wachtwoord', demoPassword)
		const landed = await login.press('Inloggen')
		expect(landed.path).toBe('/dashboard')
		expect(landed.received?.lines[0]).toMatch(thanks)
		expect(sent('validate-payment')).toHaveLength(1)
	})
})

test('Nobody else is led to a client’s bank [453]', async () => {
	const { page, bank } = ask()
	answer('get-payment', { status: 'CREATED', url: bankUrl })
	answer('validate-payment', { status: 'CREATED' })
	await (await site.anna.visit(page)).press(/^Betaal/)
	const { visitor: bram } = await openOverview(site.portal.url, {
		branch: 'noord',
		email: 'bram@voorbeeld.nl',
	})
	expect((await bram.visit(bank)).path).toBe(page)
	const { visitor: elsewhere } = await openOverview(site.portal.url, { branch: 'noord' })
	expect((await elsewhere.visit(bank)).path).toBe(bank)
	expect((await site.anna.visit(`${bank}?url=https://boef.voorbeeld.nl`)).headers.refresh).toBe(
		`0; url=${bankUrl}`,
	)
})

test('The page of a payment has the adviser beside it, whom a letter tells what it is about; else the firm’s phone', async () => {
	const { page: address } = ask()
	site.api.forgetCalls()
	const page = await site.anna.visit(address)
	expect(site.api.callsTo('GET', '/api/dossiers')).toHaveLength(1)
	expect(findCard(page, 'Vraag over dit punt?')?.words).toContain('Marieke Hoekstra')
	const mail = page.getByRole('link', { name: /^E-mail, mail Marieke Hoekstra/ }).getAttribute('href')
	expect(mail).toMatch(/^mailto:.+\?subject=Factuur%20F-9%20betalen$/)
	site.api.fault('GET', '/api/dossiers', { status: 500 })
	const alone = await site.anna.visit(address)
	expect(findCard(alone, 'Vraag over dit punt?')?.words).toContain('Bel ons: 050 555 01 00')
	expect(listNotices(alone)).toEqual([])
})
