import { expect, test } from 'vitest'
import { createSay } from '#app/i18n/say.server'
import { taskTypes } from '#app/task-types'
import { createAction } from '#tests/support/feature-context'
import {
	countGroups,
	createFoldedGroup,
	createProductGroups,
	createTaskGroups,
	createWholeGroups,
} from './task-groups.server'
import { describeTasks } from './task-summary.server'

const say = createSay('nl', 'formal')
const reader = { say, newsOf: () => undefined, draftOf: () => undefined }
const product = { id: '7', type: 'mortgage', label: 'Huis' }
const quotes = [{ id: '1', attachments: [{ id: '2' }] }]
const has = { product, quotes, document: { hasDocument: true }, woongarant: {} }
const upload = { type: 'UPLOAD_DOCUMENTMANAGEMENT_FILE' }
const pay = (total: unknown, status = 'CREATED') => ({
	type: 'PAY_INVOICE',
	invoice: { total },
	payment: { status },
})
const createAll = (actions: readonly object[]) =>
	actions.map((one, index) => createAction({ id: String(index + 1), label: 'Dit', ...one }))

/** Types of each group of the pages, as the documents list them. */
const types = {
	waiting:
		'UPLOAD_DOCUMENTMANAGEMENT_FILE REUPLOAD_DOCUMENTMANAGEMENT_FILE REQUEST_PENSION_XML APPROVE_DOCUMENT SIGN_OTD ' +
		'FILL_INVENTORY_FORM INVENTORY FILL_KNOWLEDGE_FORM KNOWLEDGE_TEST FILL_HYPACT_FORM UPDATE_DATE_CONDITIONS_PRECEDENT ' +
		'BANKGUARANTEE_BNP_PROPOSAL SIGN_WOONGARANT_PROPOSAL',
	payment: 'PAY_INVOICE',
	optional:
		'PRESENT_OPPORTUNITY_TO_CONSUMER MORTGAGE_CHECK UPDATE_MARKET_VALUE UPDATE_LOAN_PARTS CARDIF_PREMIUM',
	reading:
		'DOWNLOAD_OTD DOWNLOAD_SIGNED_OTD DOWNLOAD_UNSIGNED_OTD DOWNLOAD_QUOTE DOWNLOAD_QUOTE_INDICATIVE_PROPOSAL ' +
		'DOWNLOAD_QUOTE_FINAL_OFFER DOWNLOAD_QOUTE DOWNLOAD_DOCUMENTMANAGEMENT_FILE DOWNLOAD_ADDED_DOCUMENT',
}
const guessed = [
	['UPLOAD_PROPOSAL', 'waiting'],
	['OCKTO', 'waiting'],
	['CHECK_INVOICE', 'payment'],
	['VIEW_OPPORTUNITY', 'optional'],
	['DOWNLOAD_PROPOSAL', 'reading'],
	['SOMETHING_NEW', 'others'],
] as const
const rows = [
	...Object.entries(types).flatMap(([group, names]) =>
		names.split(' ').map((type) => [type, group] as const),
	),
	...guessed,
]

test.each(rows)('A task %s stands in the group %s by its type alone', (type, group) => {
	expect(createTaskGroups(createAll([{ type, ...has }]), reader).map(({ id }) => id)).toEqual([group])
})

test('Every type of the table has its group', () => {
	const named = Object.values(types).flatMap((names) => names.split(' '))
	expect(named.sort()).toEqual(Object.keys(taskTypes).sort())
})

test('Groups stand in one order with their words; one without tasks is left out', () => {
	const of = (...kinds: string[]) =>
		createTaskGroups(createAll(kinds.map((type) => ({ type, ...has }))), reader)
	const all = of('SOMETHING_NEW', 'DOWNLOAD_OTD', 'MORTGAGE_CHECK', 'PAY_INVOICE', 'SIGN_OTD')
	expect(all.map(({ title }) => title)).toEqual([
		'Wij wachten op u',
		'Betalen',
		'Als u wilt',
		'Lezen en bewaren',
		'Niet via deze site',
	])
	expect(of('DOWNLOAD_OTD').map(({ title }) => title)).toEqual(['Lezen en bewaren'])
	expect(of()).toEqual([])
})

test.each([
	[[pay(1.005), pay(0.1), pay(20)], 'Samen €\u00a021,11'],
	[[pay(10), pay(75, 'PENDING')], 'Nog te betalen: €\u00a010,00, zonder wat uw bank nog verwerkt'],
	[[pay(10), pay(undefined)], undefined],
	[[pay(10)], undefined],
	[[pay(10, 'PENDING'), pay(75, 'PENDING')], undefined],
])('Payments tell their total, but for unknown amounts: %j', (payments, note) => {
	expect(createWholeGroups(createAll(payments), reader)[0]?.note).toBe(note)
})

test('A long group is told in counts per verb, with a page of its own', () => {
	const again = { type: 'REUPLOAD_DOCUMENTMANAGEMENT_FILE' }
	const many = createAll([...Array.from({ length: 50 }, () => upload), again, { type: 'SOMETHING_NEW' }])
	expect(createWholeGroups(many, reader)).toMatchObject([
		{
			lines: ['Upload (50)', 'Upload opnieuw (1)'],
			rows: [],
			more: { href: '/actions?group=waiting', label: 'Bekijk alle 51 punten' },
		},
		{ title: 'Niet via deze site', rows: [{ title: 'Dit' }] },
	])
	const fewer = createWholeGroups(many.slice(1, 51), reader)[0]
	expect([fewer?.rows.length, fewer?.lines, fewer?.more]).toEqual([50, undefined, undefined])
})

test('What this site cannot complete has a page of its own too, when it is much', () => {
	const many = createAll(Array.from({ length: 51 }, (_, at) => ({ type: `SOMETHING_${at}` })))
	expect(createWholeGroups(many, reader)).toEqual([
		expect.objectContaining({
			rows: [],
			more: { href: '/actions?group=others', label: 'Bekijk alle 51 punten' },
		}),
	])
})

test('A product with many tasks shows the first of them, and where all are', () => {
	const many = createAll(Array.from({ length: 51 }, () => ({ ...upload, product })))
	const { rows, folded, more } = createFoldedGroup({ known: many, isComplete: true }, reader)
	expect(rows.length + (folded?.rows.length ?? 0)).toBe(50)
	expect(more).toEqual({ href: '/actions?product=mortgage-7', label: 'Bekijk alle 51 punten' })
	expect(createFoldedGroup({ known: many.slice(1), isComplete: true }, reader).more).toBeUndefined()
})

test('Counts of the groups add up to the number of open tasks', () => {
	const all = createAll([upload, upload, pay(3), { type: 'DOWNLOAD_OTD' }, { type: 'SOMETHING_NEW' }])
	expect(countGroups(all)).toEqual([
		{ group: 'waiting', count: 2 },
		{ group: 'payment', count: 1 },
		{ group: 'reading', count: 1 },
	])
})

test('The lists per product stand in the order of the first of each, without naming it again', () => {
	const groups = createProductGroups(
		createAll([{ ...upload, product }, upload, { ...upload, product }]),
		reader,
	)
	expect(groups.map(({ title, rows: own }) => [title, own.map(({ about }) => about)])).toEqual([
		['Hypotheek: Huis', [undefined, undefined]],
		['Overig', [undefined]],
	])
})

const year = new Date().getFullYear()
test.each([
	[[{ ...upload, dateCreated: `${year}-01-04` }], 'Wij wachten op 1 punt. Het staat er sinds 4 januari.'],
	[
		[
			{ ...upload, dateCreated: `${year}-01-09` },
			{ ...upload, dateCreated: '2024-11-04' },
			{ type: 'DOWNLOAD_OTD', dateCreated: '2020-01-01' },
		],
		'Wij wachten op 2 punten. Het oudste staat er sinds 4 november 2024.',
	],
	[[{ ...upload, dateCreated: `${year}-01-09` }, upload], 'Wij wachten op 2 punten.'],
	[[{ ...upload, dateCreated: '31/12/2026' }], 'Wij wachten op 1 punt.'],
	[[{ type: 'DOWNLOAD_OTD' }], 'Er staat 1 punt voor u klaar.'],
	[[pay(3), { type: 'DOWNLOAD_OTD' }], 'Er staan 2 punten voor u klaar.'],
])('One sentence tells for how many tasks we wait, and since when: %j', (tasks, words) => {
	expect(describeTasks(createAll(tasks), say)).toBe(words)
})

test('A long name that many tasks link is not written out for each of them', () => {
	const long = 'x'.repeat(200_000)
	const linked = { product: { id: '7', label: long }, document: { label: long, consumerName: long } }
	const tasks = createAll(Array.from({ length: 20 }, () => ({ type: 'UPLOAD_NEW', label: '', ...linked })))
	const [{ rows = [] } = {}] = createTaskGroups(tasks, reader)
	expect(rows).toHaveLength(20)
	for (const row of rows) expect(JSON.stringify(row).length).toBeLessThan(5_000)
})

test.each([
	[1, 1, undefined],
	[3, 3, undefined],
	[4, 3, 'Nog 1 punt'],
	[10, 3, 'Nog 7 punten'],
	[10, 10, undefined, false],
])(
	'Of %i tasks of a product %i are shown at once, the others behind: %s',
	(count, shown, label, isComplete = true) => {
		const known = createAll(Array(count).fill({ ...upload, product }))
		const { rows, folded } = createFoldedGroup({ known, isComplete }, reader)
		expect([rows.length, folded?.label]).toEqual([shown, label])
		expect([...rows, ...(folded?.rows ?? [])].map(({ id }) => Number(id))).toEqual(
			Array.from({ length: count }, (_, index) => index + 1),
		)
		expect(rows.map(({ title, about }) => [title, about])).toEqual(rows.map(() => ['Upload: Dit', undefined]))
	},
)
