import { expect, test } from 'vitest'
import { createFeatureContext } from '#tests/support/feature-context'
import { findMortgageOverview } from './mortgage-overview.server'

interface Told {
	mortgages: readonly object[]
	meta?: object
	actions?: unknown
}

async function show({ mortgages, meta = {}, actions = [] }: Told) {
	const data = mortgages.map((attributes, index) => ({
		type: 'mortgages',
		id: String(index + 1),
		attributes,
	}))
	const ctx = await createFeatureContext({
		'GET /api/products/mortgages': { data, meta },
		'GET /api/actions': actions,
	})
	return findMortgageOverview(ctx)
}

const many = (count: number, meta?: object) => ({
	mortgages: Array.from({ length: count }, () => ({})),
	meta,
})
const gap = 'Niet alles kon worden gelezen. Ontbreekt er iets? Bel ons gerust.'

async function nameAll(told: Told) {
	const overview = await show(told)
	return overview && [overview.title, overview.all?.label, overview.note]
}

test.each([
	[1, ['Hypotheken', undefined, undefined]],
	[5, ['Hypotheken', 'Bekijk alle 5 hypotheken', undefined]],
])(
	'%i mortgages are named and counted where all were read; else the link names no number',
	async (count, whole) => {
		expect(await nameAll(many(count))).toEqual(whole)
		expect(await nameAll(many(count, { total: 99 }))).toEqual(['Hypotheken', 'Hypotheken', gap])
	},
)

test('Without mortgages the part is away; where they could not be read the gap is told', async () => {
	expect(await show(many(0))).toBeUndefined()
	expect(await nameAll(many(0, { total: 1 }))).toEqual(['Hypotheken', 'Hypotheken', gap])
})

const free = { type: 'interest_only', interest: 4, end_of_fixed_rate_period: '2095-03-01' }
const loan = (label: string, amount: number, change: object = {}) => ({
	label,
	amount,
	loan_parts: [{ id: '1', ...free, amount, ...change }],
})

test('The head is of the mortgage with the largest debt, not of the one that was the largest', async () => {
	const overview = await show({
		mortgages: [loan('Oud', 500_000, { current_amount: 90_000 }), { label: 'Leeg' }, loan('Nieuw', 200_000)],
	})
	expect(overview?.head?.page).toEqual({ href: '/mortgages/3', label: 'Nieuw' })
	expect(overview?.others.map(({ label, note }) => [label, note?.replace(/\u00a0/g, ' ')])).toEqual([
		['Oud', 'nog € 90.000 af te lossen · rente vast tot 1 maart 2095'],
		['Leeg', undefined],
	])
})

test.each([
	['whose debt is not known', { type: 'bank_savings' }, '€ 90.000 bij de start'],
	['that begins later', { date: '2090-01-01' }, '€ 90.000 vanaf 1 januari 2090'],
])('The line of another mortgage %s', async (_words, change, words) => {
	const overview = await show({ mortgages: [loan('Groot', 200_000), loan('Klein', 90_000, change)] })
	expect(overview?.others[0]?.note?.replace(/\u00a0/g, ' ')).toBe(`${words} · rente vast tot 1 maart 2095`)
})

test('The line of another mortgage whose amounts could not be read says so', async () => {
	const unread = loan('Klein', 90_000, { amount: '1.250' })
	const overview = await show({ mortgages: [loan('Groot', 200_000), unread] })
	expect(overview?.others[0]?.note?.replace(/\u00a0/g, ' ')).toBe(
		`€ 90.000 bij de start · rente vast tot 1 maart 2095 · ${gap}`,
	)
})

test('A list of mortgages that is not whole has lines alone, because the largest may be missing', async () => {
	const overview = await show({ mortgages: [loan('Groot', 200_000)], meta: { total: 2 } })
	expect([overview?.note, overview?.head]).toEqual([gap, undefined])
	expect(overview?.others.map(({ label }) => label)).toEqual(['Groot'])
})

test('The line of another mortgage whose parts begin on several days names the first one', async () => {
	const begins = (id: string, date: string) => ({ id, ...free, amount: 45_000, date })
	const later = {
		...loan('Bouw', 90_000),
		loan_parts: [begins('1', '2091-01-01'), begins('2', '2090-01-01')],
	}
	const overview = await show({ mortgages: [loan('Groot', 200_000), later] })
	expect(overview?.others[0]?.note?.replace(/\u00a0/g, ' ')).toBe(
		'€ 90.000, eerste deel vanaf 1 januari 2090 · rente vast tot 1 maart 2095',
	)
})

test('A missing value leads to the open task about it, of this mortgage alone', async () => {
	const task = (id: string, product: string, is_done = false) => ({
		type: 'actions',
		id,
		attributes: { type: 'UPDATE_MARKET_VALUE', is_done, product: { id: product, type: 'mortgage' } },
	})
	const findTask = async (...actions: object[]) =>
		(await show({ mortgages: [loan('Huis', 200_000)], actions: { data: actions } }))?.head?.value.task
	expect(await findTask(task('5', '9'), task('6', '1', true), task('7', '1'))).toEqual({
		href: '/mortgages/1/marketvalue/7',
		label: 'Werk de waarde bij',
	})
	expect(await findTask(task('6', '1', true))).toBeUndefined()
})

test('A line of another mortgage says that its parts could not be read', async () => {
	const parts = { type: 'loan_parts', id: '9' }
	const noteOf = async (loan_parts: unknown) =>
		(
			await show({ mortgages: [{ amount: 300_000 }, { amount: 48_000, loan_parts }] })
		)?.others[0]?.note?.replace(/\u00a0/g, ' ')
	expect(await noteOf([])).toBe('€ 48.000 bij de start')
	expect(await noteOf(['stuk'])).toBe(`€ 48.000 bij de start · ${gap}`)
	expect(await noteOf({ data: [parts] })).toBe(`€ 48.000 bij de start · ${gap}`)
})
