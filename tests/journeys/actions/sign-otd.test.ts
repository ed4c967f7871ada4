import { beforeEach, describe, expect, test } from 'vitest'
import { dayAfter } from '#tests/support/dates'
import type { Page } from '#tests/support/page'
import { readFacts } from '#tests/support/product-site'
import { openOverview } from '#tests/support/sign-in'
import type { Visitor } from '#tests/support/visitor'
import { useSite } from '#tests/support/use-site'

const site = await useSite({ as: 'anna' })
let anna: Visitor
beforeEach(async () => {
	site.api.backend.reset()
	anna = (await openOverview(site.portal.url, { branch: 'noord' })).visitor
	site.api.forgetCalls()
})

const address = '/otds/7/sign/a1'
const agree = 'Ik ga akkoord met de opdracht'
const button = 'Onderteken de opdracht'
const iban = 'NL71 KADE 0417 1643 00'
const unread = 'U heeft de voorwaarden nog niet gelezen. Lees ze en ga ermee akkoord.'
const full = {
	id: '7',
	label: 'Opdracht wonen',
	service_name: 'Wonen',
	subservice_name: 'Verzekeren',
	total_at_once: 95,
	total_monthly: 15,
	has_automatic_debit_fees: true,
	sepa_payment_reference: 'K-7',
	sepa_creditor_name: 'Kantoor Aa',
	sepa_creditor_id: 'NL00ZZZ7',
	vat_percentage: 21,
	vat_total_monthly: 2.6,
}
const asked = {
	id: 'a1',
	type: 'SIGN_OTD',
	label: 'Tekenen',
	product: { id: '7', label: 'Opdracht wonen', type: 'OTD' },
}

function answerOtd(otd = {}, action = {}) {
	site.tell('/api/products/otds', { ...full, ...otd })
	site.tell('/api/actions', { ...asked, ...action })
}
const sent = () => site.api.callsTo('POST', /\/sign$/).map(({ json }) => json)
const errorsOf = (page: Page) =>
	[...page.getByRole('alert').querySelectorAll('li')].map((one) => one.textContent)
const box = (page: Page) => page.getByLabelText<HTMLInputElement>(agree)

async function agreed(path = address) {
	const terms = await (await anna.visit(path)).press('Lees de voorwaarden')
	return terms.press('Ik ga akkoord met de voorwaarden')
}

test('An assignment whose name could not be read is not signed here [388]', async () => {
	answerOtd()
	const page = await agreed()
	answerOtd({ label: { is: 1 } })
	const again = await anna.visit(address)
	expect(again.words).toContain('Onderteken deze opdracht met uw adviseur')
	expect(again.queryByLabelText(agree)).toBeNull()
	site.api.forgetCalls()
	page.choose(agree)
	await page.press('Onderteken de opdracht')
	expect(sent()).toEqual([])
})

test.each([
	[
		'cancelled',
		{ is_cancelled: true },
		'Deze opdracht is intussen geannuleerd. U hoeft niet meer te ondertekenen.',
	],
	['signed', { is_signed: true }, 'Dit actiepunt is al klaar.'],
])('An assignment that is %s meanwhile says so, and is signed no more', async (_state, change, words) => {
	answerOtd()
	const form = await agreed()
	box(form).checked = true
	answerOtd(change)
	const page = await anna.visit(address)
	expect(page.getByRole('heading', { name: words })).toBeTruthy()
	expect(page.queryByRole('button', { name: button })).toBeNull()
	expect(page.queryByRole('link', { name: 'Lees de voorwaarden' })).toBeNull()
	const late = await form.press(button)
	expect(late.getByRole('heading', { name: words })).toBeTruthy()
	expect(sent()).toEqual([])
})

describe('The page of an assignment that waits for a signature', () => {
	test('tells the service, the amount at once marked as one-time, and the direct debit [42] [386] [390]', async () => {
		answerOtd()
		expect(readFacts(await anna.visit(address))).toEqual({
			Dienst: 'Wonen',
			Onderdeel: 'Verzekeren',
			'Kosten in een keer': '€ 95,00 (eenmalig)',
			Betalingskenmerk: 'K-7',
			'Naam van de incassant': 'Kantoor Aa',
			'Nummer van de incassant (Incassant-ID)': 'NL00ZZZ7',
			'Bedrag per maand': '€ 15,00',
			'Btw-percentage': '21%',
			'Btw per maand': '€ 2,60',
		})
	})

	test.each([
		[
			{ has_automatic_debit_fees: false },
			{ Dienst: 'Wonen', Onderdeel: 'Verzekeren', 'Kosten in een keer': '€ 95,00' },
		],
		[{ has_automatic_debit_fees: false, total_at_once: 0, subservice_name: null }, { Dienst: 'Wonen' }],
		[
			{ has_automatic_debit_fees: null, total_at_once: null, service_name: null },
			{ Dienst: '-', Onderdeel: 'Verzekeren' },
		],
	])('with %j asks for no account [386] [390]', async (otd, facts) => {
		answerOtd(otd)
		const page = await anna.visit(address)
		expect(readFacts(page)).toEqual(facts)
		expect(page.queryByLabelText('IBAN')).toBeNull()
		expect(page.queryByText('Automatische incasso')).toBeNull()
	})

	test('shows the account that is known, and a hyphen for what is not told [390]', async () => {
		const nothing = { sepa_payment_reference: null, vat_percentage: null, vat_total_monthly: null }
		const known = { sepa_accountholder_iban_account: iban, sepa_accountholder_iban_name: 'A. Aa' }
		answerOtd({ ...nothing, ...known }, { id: 'a9' })
		const page = await anna.visit('/otds/7/sign/a9')
		expect(readFacts(page)).toMatchObject({
			Betalingskenmerk: '-',
			'Btw-percentage': '-',
			'Btw per maand': '-',
		})
		expect(page.getByLabelText<HTMLInputElement>('IBAN').value).toBe(iban)
		expect(page.getByLabelText<HTMLInputElement>('Naam van de rekeninghouder').value).toBe('A. Aa')
	})

	test('that is done asks nothing more, whatever is sent to it [392]', async () => {
		answerOtd({}, { is_done: true, date_executed: dayAfter(-1) })
		const page = await anna.visit(`${address}?terms=read`)
		expect(page.getByText('Dit actiepunt is al klaar.')).toBeTruthy()
		expect(Object.keys(readFacts(page))).toEqual(['Dienst', 'Onderdeel', 'Kosten in een keer'])
		expect(page.document.querySelector('main form')).toBeNull()
	})
})

describe('Signing', () => {
	test('with unread terms and the switch off tells them first, and what is missing with them [389] [393]', async () => {
		answerOtd()
		const page = await anna.visit(address)
		expect(box(page).disabled).toBe(true)
		page.fill('IBAN', iban)
		const refused = await page.press(button)
		expect([refused.isRefused, refused.title]).toEqual([
			true,
			expect.stringMatching(/^Fout: Onderteken de opdracht/),
		])
		expect(errorsOf(refused)).toEqual([unread, 'Naam van de rekeninghouder: Dit veld is verplicht'])
		const opener = refused.getByRole('button', { name: 'Lees de voorwaarden' })
		expect(refused.getByRole('alert').querySelector('a')?.getAttribute('href')).toBe(`#${opener.id}`)
		expect(refused.document.getElementById(opener.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
			unread,
		)
		expect(refused.getByLabelText<HTMLInputElement>('IBAN').value).toBe(iban)
		expect(sent()).toEqual([])
	})

	test('with the terms agreed to tells all that is required, at the fields and at the top [391] [394] [395]', async () => {
		answerOtd()
		const page = await agreed()
		expect(box(page).disabled).toBe(false)
		const refused = await page.press(button)
		const must = 'U moet akkoord gaan met de opdracht'
		const all = 'Alle verplichte velden moeten ingevuld zijn'
		expect(refused.getByRole('alert').textContent).toContain('Er zijn 3 antwoorden')
		expect(errorsOf(refused).sort()).toEqual([
			all,
			'IBAN: Dit veld is verplicht',
			'Naam van de rekeninghouder: Dit veld is verplicht',
			must,
		])
		for (const [label, text] of [
			['IBAN', 'Dit veld is verplicht'],
			['Naam van de rekeninghouder', 'Dit veld is verplicht'],
			[agree, must],
		] as const) {
			const field = refused.getByLabelText(label)
			expect(field.getAttribute('aria-invalid')).toBe('true')
			const said = field.getAttribute('aria-describedby')?.split(' ').at(-1) ?? ''
			expect(refused.document.getElementById(said)?.textContent).toBe(text)
		}
		expect(sent()).toEqual([])
	})

	test('keeps what was typed when only the switch is off [394] [395]', async () => {
		answerOtd()
		const page = await agreed()
		page.fill('IBAN', iban)
		page.fill('Naam van de rekeninghouder', '  ')
		const refused = await page.press(button)
		expect(refused.getByLabelText<HTMLInputElement>('IBAN').value).toBe(iban)
		refused.fill('Naam van de rekeninghouder', 'A. Aa')
		const last = await refused.press(button)
		expect(errorsOf(last)).toEqual([
			'Alle verplichte velden moeten ingevuld zijn',
			'U moet akkoord gaan met de opdracht',
		])
		expect(sent()).toEqual([])
	})

	test('never runs with unread terms, even where the switch was forced on [394] [396]', async () => {
		answerOtd()
		const page = await anna.visit(address)
		box(page).disabled = false
		page.choose(agree)
		expect(errorsOf(await page.press(button))).toContain('Alle verplichte velden moeten ingevuld zijn')
		page.fill('IBAN', iban)
		page.fill('Naam van de rekeninghouder', 'A. Aa')
		const refused = await page.press(button)
		expect(errorsOf(refused)).toEqual([unread])
		expect([box(refused).disabled, sent()]).toEqual([true, []])
	})

	test.each([
		'/data/attributes/data/sepaAccountholderIbanAccount',
		'/data/attributes/sepaAccountholderIbanAccount',
		undefined,
	])(
		'with an account number that the API refuses, pointing at %s, is told at the IBAN [391] [397]',
		async (pointer) => {
			answerOtd()
			site.api.fault('POST', /\/sign$/, { status: 422, code: 'sepaInvalidIban', pointer })
			const page = await agreed()
			page.fill('IBAN', 'NL00')
			page.fill('Naam van de rekeninghouder', 'A. Aa')
			page.choose(agree)
			const refused = await page.press(button)
			expect(errorsOf(refused)).toEqual(['IBAN: Dit rekeningnummer klopt niet. Controleer uw IBAN.'])
			const field = refused.getByLabelText<HTMLInputElement>('IBAN')
			expect(refused.getByRole('alert').querySelector('a')?.getAttribute('href')).toBe(`#${field.id}`)
			expect([field.value, box(refused).checked]).toEqual(['NL00', true])
			expect(sent()).toEqual([
				{ data: { sepaAccountholderIbanAccount: 'NL00', sepaAccountholderIbanName: 'A. Aa' } },
			])
		},
	)

	test('refused for another reason says which [397]', async () => {
		answerOtd({ has_automatic_debit_fees: false })
		site.api.fault('POST', /\/sign$/, { status: 404, code: 'otdNotFound' })
		const page = await agreed()
		page.choose(agree)
		expect(errorsOf(await page.press(button))).toEqual(['Wij kunnen deze opdracht niet vinden.'])
	})

	test('a wrong product, an unknown action or one of another kind is not found [42]', async () => {
		site.tell('/api/products/otds', full, { ...full, id: '8' })
		site.tell('/api/actions', asked, { ...asked, id: 'b1', type: 'DOWNLOAD_OTD' })
		for (const path of [
			'/otds/8/sign/a1',
			'/otds/9/sign/a1',
			'/otds/7/sign/a2',
			'/otds/7/sign/b1',
			'/otds/7/sign/%00',
		]) {
			expect((await anna.visit(path)).status).toBe(404)
			expect((await anna.visit(`${path}?terms=read`)).status).toBe(404)
		}
	})
})
