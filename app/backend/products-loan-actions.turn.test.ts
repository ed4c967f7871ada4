import { afterAll, beforeAll, expect, test } from 'vitest'
import { openCaller, type Caller } from './test-caller'
import { readProducts } from './test-products'

let api: Caller
beforeAll(() => {
	api = openCaller()
})
afterAll(() => {
	api.close()
})

async function get(path: string, email = 'anna', domain = 'noord') {
	const { accessToken: token } = await api.signIn(email, domain)
	return api.call('GET', `/api/${path}`, { token })
}

/** Attributes of the actions, without related documents. */
async function listActions(email?: string, domain?: string) {
	const { json } = await get('actions', email, domain)
	const { data } = json as { data: { attributes: Record<string, unknown> }[] }
	return data.map(({ attributes }) => attributes)
}

const lists = [
	['mortgage', 'products/mortgages'],
	['credit', 'products/credits'],
	['lifeinsurance', 'products/life-insurances'],
	['fgv', 'products/fgvs'],
	['cardifao', 'products/cardifao'],
	['otd', 'products/otds'],
] as const

test.each(lists)('every action on a %s names one of %s by its own label', async (type, path) => {
	const products = readProducts((await get(path)).json)
	const named = (await listActions()).map(({ product }) => product as Record<string, unknown>)
	const own = named.filter((product) => product.type === type)
	expect(own).not.toEqual([])
	for (const { id, label } of own) expect(products).toContainEqual(expect.objectContaining({ id, label }))
})

test.each([
	['CARDIF_PREMIUM', ['10085 false']],
	['UPDATE_LOAN_PARTS', ['10012 false', '10011 false']],
	['UPDATE_MARKET_VALUE', ['10011 false']],
	['SIGN_OTD', ['10051 false', '10053 false', '10052 true']],
	['DOWNLOAD_SIGNED_OTD', ['10052 true', '10052 false']],
	['DOWNLOAD_UNSIGNED_OTD', ['10055 false']],
])('%s is asked for %j', async (type, expected) => {
	const found = (await listActions()).filter((action) => action.type === type)
	const rows = found.map(({ product, is_done }) => `${(product as { id: string }).id} ${String(is_done)}`)
	expect(rows).toEqual(expected)
})

test('an opportunity comes with an amount and a period, or with words only', async () => {
	const found = (await listActions()).filter(({ type }) => type === 'PRESENT_OPPORTUNITY_TO_CONSUMER')
	expect(found).toMatchObject([
		{
			product: { id: '10011' },
			smartcare_show_amount: true,
			smartcare_min_savings_amount: 75,
			smartcare_savings_period: 'MONTHLY',
			smartcare_explain: expect.stringContaining('ongeveer € 75 per maand'),
		},
		{
			product: { id: '10012' },
			smartcare_show_amount: false,
			smartcare_min_savings_amount: null,
			smartcare_savings_period: null,
			smartcare_explain: expect.not.stringContaining('€'),
		},
	])
})

test.each(['11111', '11112', '11113', '11114'])('the assignment of action %s is a PDF', async (id) => {
	const { status, headers, bytes } = await get(`products/otds/actions/${id}/download`)
	expect([status, headers.get('content-type')]).toEqual([200, 'application/pdf'])
	expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
})

test('the large dossier is mostly mortgages, with ten of everything else', async () => {
	const { json } = await get('products/definitions', 'willem', 'vesting')
	const { attributes } = (json as { data: { attributes: Record<string, { counter: number }> } }).data
	const { mortgage, dossier, appointment, ...others } = attributes
	expect([mortgage?.counter, dossier?.counter, appointment?.counter]).toEqual([190, 1, 1])
	expect(Object.values(others).map(({ counter }) => counter)).toEqual(Array(11).fill(10))
	const mortgages = readProducts((await get('products/mortgages', 'willem', 'vesting')).json)
	expect(new Set(mortgages.map(({ id }) => id)).size).toBe(190)
	expect(mortgages.map(({ label }) => label)).toEqual(mortgages.map((_, at) => `Hypotheek ${at + 1}`))
})

test('an action of the large dossier names its product and tells no more of it', async () => {
	const [first] = await listActions('willem', 'vesting')
	expect(first?.product).toEqual({ id: '610000', label: 'Hypotheek 1', type: 'mortgage' })
})

test.each(lists)('the client with one of each has a %s with all its fields', async (type, path) => {
	const own = readProducts((await get(path, 'kees', 'delta')).json)
	expect(own).toHaveLength(1)
	const fields = {
		mortgage: ['lender', 'amount', 'quote_number', 'collateral', 'smartcare', 'loan_parts'],
		credit: ['lender', 'date_entry', 'spending_target', 'loan_amount', 'repayment_period'],
		lifeinsurance: ['insurer_name', 'policy_number', 'payments', 'insured_consumers'],
		fgv: ['insurance_type', 'insurer_name'],
		cardifao: ['reference_number', 'quote_number'],
		otd: ['service_name', 'grand_total', 'has_automatic_debit_fees', 'is_signed', 'date_finalised'],
	}
	expect(Object.keys(own[0] ?? {})).toEqual(expect.arrayContaining(fields[type]))
})
