import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { signIn } from '#tests/support/sign-in'
import { add, getFormField, house, listSummaryErrors, openLoanParts, send } from './loan-parts-page'
import { useSite } from '#tests/support/use-site'

const site = await useSite({ as: 'anna' })
const bodies = () => site.api.callsTo('POST', /products/).map(({ json }) => json)

beforeEach(() => {
	site.api.answer(http.post('*/api/products/*', () => new HttpResponse(null, { status: 204 })))
})

/** In a session of its own, where nothing was sent yet. */
const openSession = async () => (await signIn(site.portal.url, { branch: 'noord' })).visitor
const open = async (change: object = {}) => openLoanParts(site, change, await openSession())

const valued = (market_value: number) => ({
	...house,
	collateral: { ...house.collateral, market_value },
})

test('A page of loan parts that is older than the record sends the record of today', async () => {
	const page = await open()
	site.tell('/api/products/mortgages', valued(500_000))
	await page.press(send)
	expect(bodies()).toMatchObject([{ data: { marketValue: 500_000 } }])
})

test('A typed value over a newer one is shown beside it first, with all else as the record has it', async () => {
	const page = await open()
	getFormField(page, 'marketValue').value = '420000'
	const now = {
		...valued(500_000),
		smartcare: { minimum_savings_amount: 75, minimum_savings_period: 'MONTHLY' },
	}
	site.tell('/api/products/mortgages', now)
	const again = await page.press(send)
	const error = 'Bij ons staat hier nu: 500.000,00. Klopt uw antwoord? Druk dan nog een keer op de knop.'
	expect([again.isRefused, listSummaryErrors(again), bodies()]).toEqual([
		true,
		[`Waarde van uw woning in euro’s: ${error}`],
		[],
	])
	expect(getFormField(again, 'smartcareMinimumSavingsAmount').value).toBe('75,00')
	await again.press(send)
	expect(bodies()).toMatchObject([
		{
			data: {
				marketValue: 420_000,
				smartcareMinimumSavingsAmount: 75,
				smartcareMinimumSavingsPeriod: 'MONTHLY',
			},
		},
	])
})

test('What could not be read says so, and is asked', async () => {
	const smartcare = { minimum_savings_amount: 50, minimum_savings_period: 'WEEKLY' }
	const page = await open({ smartcare })
	expect(page.document.querySelector('[name=smartcareMinimumSavingsPeriod]:checked')).toBeNull()
	expect(page.document.body.textContent).toContain(
		'Wij kunnen niet lezen wat hier bij ons staat. Vul het hier in.',
	)
	expect([(await page.press(send)).isRefused, bodies()]).toEqual([true, []])
})

test('Parts that could not all be read are not asked about', async () => {
	const page = await open({ loan_parts: [...house.loan_parts, { amount: 5 }] })
	expect(page.path).toBe('/mortgages/7')
	expect(page.document.body.textContent).toContain('Wij kunnen niet al uw leningdelen lezen.')
})

test('Of two different parts with one id nobody can tell which is meant; the same part twice is one', async () => {
	const [part] = house.loan_parts
	const page = await open({ loan_parts: [part, { ...part, amount: 99_000 }] })
	expect(page.path).toBe('/mortgages/7')
	expect(page.document.body.textContent).toContain('Wij kunnen niet al uw leningdelen lezen.')
	const known = await open({ loan_parts: [part, { ...part }] })
	known.choose('Ja')
	await known.press(send)
	expect(bodies()).toMatchObject([{ data: { loanParts: [{ id: '71', amount: 212_500 }] } }])
})

test('A draft of parts that cannot all be read any more is neither offered to go on with nor to throw away', async () => {
	const visitor = await openSession()
	const parts = await openLoanParts(site, {}, visitor)
	parts.fill('Bedrag in euro’s van leningdeel 1', '1000')
	await parts.press(add)
	const offered = async () => {
		const page = await visitor.visit('/mortgages/7')
		expect(page.words).toContain('Werk de leningdelen bij')
		return [...page.document.querySelectorAll('main a')]
			.map((link) => link.getAttribute('href') ?? '')
			.filter((href) => /loan-parts\/70|drafts/.test(href))
	}
	expect(await offered()).toHaveLength(2)
	site.tell('/api/products/mortgages', { ...house, loan_parts: [...house.loan_parts, { amount: 5 }] })
	expect(await offered()).toEqual([])
	expect((await visitor.visit('/actions')).words).toContain('Werk de leningdelen bij')
})

const opportunity = {
	id: '70',
	type: 'PRESENT_OPPORTUNITY_TO_CONSUMER',
	product: { id: '7', type: 'mortgage' },
	smartcare_show_amount: true,
	smartcare_min_savings_amount: 100.005,
}

test('The own amount of a saving follows the firm’s while it is untouched; a period that cannot be read is asked', async () => {
	site.tell('/api/products/mortgages', house)
	site.tell('/api/actions', { ...opportunity, smartcare_savings_period: 'WEEKLY' })
	const visitor = await openSession()
	const page = await visitor.visit('/mortgages/7/present-opportunity-to-consumer/70')
	expect(page.document.querySelector('[name=customPeriod]:checked')).toBeNull()
	page.choose('Alleen vanaf een bedrag dat ik kies')
	const again = await page.press('Verstuur uw antwoord')
	expect([again.isRefused, bodies()]).toEqual([true, []])
	again.choose('Per maand')
	await again.press('Verstuur uw antwoord')
	expect(bodies()).toMatchObject([{ customAmount: 100.005, customPeriod: 'MONTHLY' }])
})

test.each([0, -5])(
	'An own amount of %s that the firm filled in goes out while it is untouched',
	async (least) => {
		site.tell('/api/products/mortgages', house)
		const action = {
			...opportunity,
			smartcare_min_savings_amount: least,
			smartcare_savings_period: 'MONTHLY',
		}
		site.tell('/api/actions', action)
		const page = await (await openSession()).visit('/mortgages/7/present-opportunity-to-consumer/70')
		page.choose('Alleen vanaf een bedrag dat ik kies')
		await page.press('Verstuur uw antwoord')
		expect(bodies()).toMatchObject([{ customAmount: least, customPeriod: 'MONTHLY' }])
	},
)
