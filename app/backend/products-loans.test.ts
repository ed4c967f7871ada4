import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod/v4'
import { openCaller, type Caller } from './test-caller'
import { readProducts } from './test-products'

let api: Caller
beforeAll(() => {
	api = openCaller()
})
afterAll(() => {
	api.close()
})

async function list(path: string, email = 'anna', domain = 'noord') {
	const { accessToken: token } = await api.signIn(email, domain)
	const { status, json } = await api.call('GET', `/api/${path}`, { token })
	expect(status).toBe(200)
	return readProducts(json)
}

test('a mortgage is told with its loan parts, collateral and savings settings', async () => {
	const [full] = await list('products/mortgages')
	expect(full).toMatchObject({
		id: '10011',
		label: 'Hypotheek Lindelaan 14',
		lender: 'Wierde Hypotheken',
		amount: 342_500,
		arrangement: 'Wierde Vast en Zeker',
		product_name: 'Wierde Woonhypotheek met NHG',
		quote_number: 'WH-2026-004518',
		action_counter: { total: 13, closed: 2, open: 11 },
		collateral: {
			street_name: 'Lindelaan',
			house_number: '14',
			zip_code: '9711 AB',
			city: 'Groningen',
			market_value: 415_000,
			market_value_date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
			based_on: 'woz',
		},
		smartcare: {
			minimum_savings_amount: 50,
			minimum_savings_period: 'MONTHLY',
			abstain_from_calculation_till: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
		},
	})
})

test('a timeline has steps that are done and one that is busy', async () => {
	const mortgages = await list('products/mortgages')
	expect(mortgages.map(({ has_timeline }) => has_timeline)).toEqual([true, false, undefined])
	const steps = z
		.array(z.object({ label: z.string(), completed: z.boolean(), active: z.boolean() }))
		.parse(mortgages[0]?.timeline)
	expect(steps.map(({ completed, active }) => [completed, active])).toEqual([
		[true, false],
		[true, false],
		[true, false],
		[true, false],
		[false, true],
	])
})

test('every loan part has a type of the list, and the sums make the mortgage', async () => {
	const part = z.object({ id: z.string(), type: z.string(), amount: z.number() })
	const shape = z.object({
		amount: z.number(),
		loan_parts: z.array(part),
		loan_part_types: z.array(z.object({ name: z.string(), label: z.string() })),
	})
	const consumers = [
		['anna', 'noord', 2],
		['bram', 'noord', 1],
		['kees', 'delta', 1],
		['willem', 'vesting', 190],
	] as const
	for (const [email, domain, count] of consumers) {
		const mortgages = await list('products/mortgages', email, domain)
		const known = mortgages.filter((one) => 'loan_parts' in one).map((one) => shape.parse(one))
		expect(known).toHaveLength(count)
		for (const { amount, loan_parts: parts, loan_part_types: types } of known) {
			expect(types.map(({ name }) => name)).toEqual(expect.arrayContaining(parts.map(({ type }) => type)))
			expect(parts.reduce((sum, one) => sum + one.amount, 0)).toBe(amount)
		}
		const ids = known.flatMap((one) => one.loan_parts.map(({ id }) => id))
		expect(new Set(ids).size).toBe(ids.length)
	}
})

test('a loan part with a variable interest has no end of the fixed period', async () => {
	const [full] = await list('products/mortgages')
	expect(full?.loan_parts).toMatchObject([
		{ type: 'annuity', end_of_fixed_rate_period: '2041-06-01', fixed_interest_period: 240 },
		{ type: 'interest_only', end_of_fixed_rate_period: '2034-06-01', end_of_loan_period: '2051-06-01' },
		{ type: 'linear', end_of_fixed_rate_period: null, fixed_interest_period: null },
	])
})

test('the basis of a market value may be unknown, and its choices are words, names or left out', async () => {
	const [first, second] = await list('products/mortgages')
	const [starter] = await list('products/mortgages', 'bram')
	const names = ['woz', 'valuation', 'remotevaluation', 'other']
	expect(first?.collateral).toMatchObject({
		based_on_options: names.map((name) => ({ name, label: expect.stringMatching(/./) })),
	})
	expect(second?.collateral).toMatchObject({ based_on: '-', market_value: null, market_value_date: null })
	expect(second?.collateral).not.toHaveProperty('based_on_options')
	expect(starter).toMatchObject({
		has_timeline: false,
		collateral: { based_on: 'valuation', based_on_options: ['valuation', 'woz'] },
		smartcare: { minimum_savings_period: 'ANNUALLY' },
	})
})

test('a mortgage of which only the name is known has nothing but an empty counter', async () => {
	const bare = (await list('products/mortgages')).find(({ id }) => id === '10013')
	expect(bare).toEqual({
		id: '10013',
		label: 'Overbruggingskrediet',
		action_counter: { total: 0, closed: 0, open: 0 },
	})
})

test('a credit tells its repayment in months, or that it is not known', async () => {
	const repayment = { repayment_amount: 262.5, repayment_period: 1, repayment_percentage: 1.5 }
	expect(await list('products/credits')).toMatchObject([
		{
			id: '10021',
			lender: 'Grachtstad Financieringen',
			date_entry: '2022-11-14',
			spending_target: 'Zonnepanelen en een warmtepomp',
			loan_amount: 17_500,
			...repayment,
			action_counter: { open: 1 },
		},
		{ id: '10022', lender: null, loan_amount: 8000, repayment_amount: null, repayment_period: null },
	])
	expect(await list('products/credits', 'bakkerij@voorbeeld.nl', 'delta')).toMatchObject([
		{ id: '30021', loan_amount: 65_000, repayment_period: 3 },
	])
})

test('a life insurance tells premiums and the coverages of each person', async () => {
	const [full, empty] = await list('products/life-insurances')
	expect(full).toMatchObject({
		id: '10031',
		insurer_name: 'Zeedijk Levensverzekeringen',
		policy_number: 'ZL 88.204.117',
		payments: [
			{ amount: 23.4, term: 'per maand' },
			{ amount: 150, term: 'eenmalig bij het begin' },
		],
		insured_consumers: [
			{ name: 'Anna de Vries', data: [{ capital: 150_000, duration: 360 }, { duration: 240 }] },
			{ name: 'Jeroen Postma', data: [{ insurance_type: 'Gelijkblijvend kapitaal' }] },
		],
		action_counter: { total: 2, closed: 1, open: 1 },
	})
	expect(empty).toMatchObject({ id: '10032', insurer_name: null, payments: [], insured_consumers: [] })
})

test('a continuation may have no kind, insurer or name', async () => {
	const [full, bare, nameless] = await list('products/fgvs')
	expect(full).toMatchObject({
		insurance_type: 'Kapitaalverzekering eigen woning',
		insurer_name: 'Zeedijk Levensverzekeringen',
	})
	expect(Object.keys(bare ?? {}).sort()).toEqual(['action_counter', 'id', 'label'])
	expect(nameless).toMatchObject({ id: '10037', label: null, insurance_type: null })
})

test('disability insurances without action points are told, but not counted for the menu', async () => {
	expect(await list('products/cardifao')).toMatchObject([
		{
			id: '10085',
			reference_number: 'NFA-10085',
			quote_number: 'WLV-2026-0077',
			action_counter: { open: 1 },
		},
		{ id: '10086', quote_number: null, action_counter: { total: 0 } },
	])
	const cardifao = { counter: 1, open_actions: 1, first_product_id: '10085' }
	expect(await definitions()).toMatchObject({ data: { attributes: { cardifao } } })
})

test('assignments are open, signed, cancelled or for free, and a cancelled one still counts', async () => {
	const otds = await list('products/otds')
	expect(otds.map((one) => [one.id, one.is_signed, one.is_cancelled, one.grand_total])).toEqual([
		['10051', false, false, 2450],
		['10052', true, false, 300],
		['10053', false, false, 275],
		['10054', false, true, 640],
		['10055', false, false, 0],
	])
	const otd = { counter: 5, first_product_id: '10051' }
	expect(await definitions()).toMatchObject({ data: { attributes: { otd } } })
})

test('an assignment with direct debit tells who collects what, and who pays once it is signed', async () => {
	const otds = await list('products/otds')
	const collected = {
		has_automatic_debit_fees: true,
		sepa_creditor_name: 'Noorderlicht Financieel Advies',
		sepa_creditor_id: 'NL00ZZZ000000000053',
		vat_percentage: 21,
	}
	expect(otds[2]).toMatchObject({
		...collected,
		service_name: 'Serviceabonnement',
		subservice_name: 'Wonen en verzekeren',
		total_at_once: 95,
		total_monthly: 15,
		vat_total_monthly: 2.6,
		sepa_payment_reference: 'NFA-10053-SERVICE',
		sepa_accountholder_iban_account: null,
	})
	expect(otds[1]).toMatchObject({
		...collected,
		sepa_accountholder_iban_account: 'NL11WIER0010052003',
		sepa_accountholder_iban_bic: 'WIERNL2G',
		sepa_accountholder_iban_name: 'A.M. de Vries',
	})
})

async function definitions() {
	const { accessToken: token } = await api.signIn()
	return (await api.call('GET', '/api/products/definitions', { token })).json
}
