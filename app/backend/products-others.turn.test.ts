import { inflateSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod/v4'
import { openCaller, type Caller } from './test-caller'

const resource = z.object({
	type: z.string(),
	id: z.string(),
	attributes: z.record(z.string(), z.unknown()),
	relationships: z.record(z.string(), z.object({ data: z.unknown() })).optional(),
})
const document = z.object({ data: z.array(resource), included: z.array(resource).default([]) })

let api: Caller
beforeAll(() => {
	api = openCaller()
})
afterAll(() => {
	api.close()
})

async function fetchList(path: string, email?: string, domain?: string) {
	const { accessToken: token } = await api.signIn(email, domain)
	return document.parse((await api.call('GET', path, { token })).json)
}

/** Members of every product by id. Related items are in `included`. */
async function listProducts(path: string, email?: string, domain?: string) {
	const { data } = await fetchList(path, email, domain)
	return new Map(data.map(({ id, attributes }) => [id, attributes]))
}

async function listActions(type: string) {
	const { data } = await fetchList('/api/actions')
	return data.map(({ attributes }) => attributes).filter((action) => action.type === type)
}

const relatedOf = (data: readonly z.infer<typeof resource>[], member: string) =>
	data.map(({ relationships }) => z.array(z.unknown()).parse(relationships?.[member]?.data).length)

const valuesOf = (products: Map<string, Record<string, unknown>>, member: string) =>
	[...products.values()].map((product) => product[member])

const thumbnailsOf = async () => {
	const { included } = await fetchList('/api/products/purchase-intentions')
	return included.map(({ attributes }) => z.string().nullable().parse(attributes.raw_base64_thumbnail))
}

describe('an insurance', () => {
	test('is paid per month, quarter, half year, year or another period, and may have no start yet', async () => {
		const insurances = await listProducts('/api/products/general-insurances')
		expect(valuesOf(insurances, 'payment_period')).toEqual([1, 3, 6, 12, 2])
		expect(valuesOf(insurances, 'date_start')).toContain(null)
		expect(valuesOf(insurances, 'show_damage_report_button')).toEqual(expect.arrayContaining([true, false]))
		for (const [id, { product_id }] of insurances) expect(product_id).not.toBe(id)
	})

	test('tells its reports of damage, open and closed, or that there are none', async () => {
		const { data, included } = await fetchList('/api/products/general-insurances')
		expect(relatedOf(data, 'damage_reports')).toEqual([3, 0, 0, 1, 0])
		expect(included.map(({ attributes }) => attributes.is_closed)).toEqual([false, true, false, true])
		expect(included[0]?.attributes).toMatchObject({ cause: 'Storm', date_reported: '2026-02-24' })
	})

	test('of a home has papers and belongs to a general insurance; one that is asked for has neither', async () => {
		const homes = await listProducts('/api/products/woongarant-insurances')
		const general = await listProducts('/api/products/general-insurances')
		expect(homes.get('10045')).toMatchObject({
			insurance_id: '10041',
			product_id: general.get('10041')?.product_id,
			date_start: '2025-03-02',
			action_counter: { total: 2, closed: 1, open: 1 },
		})
		expect(homes.get('10045')?.documents).toHaveLength(3)
		expect(homes.get('10046')).toMatchObject({ date_start: null, documents: [], insurance_id: null })
	})

	test('of a home is proposed for a house and for a flat', async () => {
		const proposals = await listActions('SIGN_WOONGARANT_PROPOSAL')
		expect(proposals).toMatchObject([
			{ is_done: false, woongarant: { is_apartment: false, renovation_premium: 12.5 } },
			{ is_done: false, woongarant: { is_apartment: true, renovation_premium: null } },
			{ is_done: true, woongarant: { is_apartment: false, renovation_premium: 0 } },
		])
	})
})

test('appointments are by every kind of meeting, and are changed or cancelled elsewhere or not at all', async () => {
	const appointments = await listProducts('/api/products/appointments')
	for (const kind of ['true_meeting', 'google_meet', 'teams'])
		expect(
			[...appointments.values()].some((one) => one[`is_${kind}`] === true && one[`${kind}_url`] !== null),
		).toBe(true)
	expect(appointments.get('10104')).toMatchObject({ edit_url: null, cancel_url: expect.any(String) })
	expect(appointments.get('10105')).toMatchObject({
		edit_url: expect.any(String),
		cancel_url: expect.any(String),
	})
	expect(appointments.get('10106')).toMatchObject({ is_teams: true, teams_url: null, location: null })
	expect(appointments.get('10107')).toMatchObject({ date: '2026-02-21' })
})

describe('an invoice', () => {
	test('has a payment in each state, in one that nobody knows, or none', async () => {
		const invoices = await listProducts('/api/invoices')
		const payment = z.object({ payment: z.object({ status: z.string() }) }).nullable()
		const states = valuesOf(invoices, 'product_action').map((one) => payment.parse(one)?.payment.status)
		const known = ['CREATED', 'PAID', 'FAILED', 'PENDING', 'EXPIRED', 'CANCELLED']
		expect(states).toEqual([...known, 'REFUNDED', undefined, undefined])
		expect(invoices.get('10072')).toMatchObject({
			public_number: '2025-1190',
			total: 295.5,
			lines: [{ description: 'Nazorg tweede halfjaar' }],
			product_action: { payment: { description: 'iDEAL', issuer: 'Bank aan de Eems', is_paid: true } },
		})
	})

	test('and the action point that asks to pay it tell the same', async () => {
		const invoices = await listProducts('/api/invoices')
		const actions = await listActions('PAY_INVOICE')
		expect(actions).toHaveLength(7)
		for (const { payment, product, invoice } of actions) {
			const { id } = z.object({ id: z.string() }).parse(product)
			expect(invoice).toMatchObject({ id, total: invoices.get(id)?.total })
			expect(invoices.get(id)?.product_action).toMatchObject({ payment })
		}
		expect(actions.filter((action) => action.mollie_invalid)).toMatchObject([
			{ payment: { status: 'EXPIRED' } },
		])
	})
})

test('bank guarantees are told in short or in full, with additional cost or without', async () => {
	const guarantees = await listProducts('/api/products/bankguarantees')
	expect(guarantees.get('10061')).toMatchObject({ is_BNP: true, one_off_additional_orv_cost: 125 })
	expect(guarantees.get('10062')).toMatchObject({ is_BNP: false, date_of_issue: '2025-10-13' })
	expect(guarantees.get('10063')).toMatchObject({ is_BNP: false, date_of_issue: null })
	expect(guarantees.get('10064')).toMatchObject({
		is_BNP: true,
		one_off_additional_orv_cost: 0,
		arrangement: 'dha_woongarant',
	})
})

describe('a purchase intention', () => {
	test('has a timeline and homes, neither, or a timeline that is no list', async () => {
		const { data, included } = await fetchList('/api/products/purchase-intentions')
		expect(data.map(({ attributes }) => [attributes.has_timeline, attributes.timeline])).toEqual([
			[true, expect.arrayContaining([{ label: 'Woningen bekijken', completed: false, active: true }])],
			[false, null],
			[true, {}],
		])
		expect(relatedOf(data, 'found_houses_collection')).toEqual([4, 0, 0])
		expect(included.map(({ attributes }) => attributes.has_seen)).toEqual([false, true, false, false])
	})

	test('shows a PNG and a JPEG that are whole and small, a home without a picture and one that is cut off', async () => {
		const [png = '', jpeg = '', none, broken = ''] = await thumbnailsOf()
		const bytes = Buffer.from(png ?? '', 'base64')
		const data = bytes.subarray(bytes.indexOf('IDAT') + 4, bytes.indexOf('IEND') - 8)
		expect(bytes.subarray(1, 4).toString()).toBe('PNG')
		expect(inflateSync(data)).toHaveLength((bytes.readUInt32BE(16) + 1) * bytes.readUInt32BE(20))
		const photo = Buffer.from(jpeg ?? '', 'base64').toString('hex')
		expect([photo.slice(0, 4), photo.slice(-4)]).toEqual(['ffd8', 'ffd9'])
		for (const picture of [png, jpeg]) expect(picture?.length).toBeLessThan(1500)
		expect(none).toBeNull()
		expect(png?.startsWith(broken ?? '')).toBe(true)
		expect(Buffer.from(broken ?? '', 'base64').includes('IEND')).toBe(false)
	})
})

test('business incomes have a state or none yet', async () => {
	const incomes = await listProducts('/api/products/business-incomes')
	expect(valuesOf(incomes, 'state')).toEqual(['In behandeling', null])
	expect(incomes.get('10091')).toMatchObject({ name: 'Jeroen Postma', created: '2026-02-14T09:00:00.000Z' })
})

test('advice on wills holds the wills of both', async () => {
	const { data, included } = await fetchList('/api/products/will-writing-advices')
	expect(data).toMatchObject([{ attributes: { wozAmount: 362_000, action_counter: { open: 1 } } }])
	expect(included.map(({ attributes }) => attributes.owner)).toEqual(['Anna de Vries', 'Jeroen Postma'])
})

test('quotes have papers or none, and dates or none', async () => {
	const { data, included } = await fetchList('/api/actions')
	const offers = data.filter(({ id }) => ['11231', '11232', '11233'].includes(id))
	expect(relatedOf(offers, 'quotes')).toEqual([2, 1, 1])
	const quote = included.find(({ type, id }) => type === 'quotes' && id === '12633')
	expect(quote?.attributes).toMatchObject({ date_received: null, date_validity: null })
})

test.each(['general-insurances', 'bankguarantees', 'purchase-intentions', 'business-incomes'])(
	'%s of a very large dossier have their members, and its action points only the names',
	async (path) => {
		const products = await listProducts(`/api/products/${path}`, 'willem', 'vesting')
		expect(products.size).toBe(10)
		for (const product of products.values()) expect(Object.keys(product).length).toBeGreaterThan(6)
		const { data } = await fetchList('/api/actions', 'willem', 'vesting')
		for (const { attributes } of data)
			expect(Object.keys(z.record(z.string(), z.unknown()).parse(attributes.product))).toHaveLength(3)
	},
)
