import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { readText } from '#tests/support/card'
import { useSite } from '#tests/support/use-site'

const site = await useSite({ as: 'anna' })

interface Row {
	id: string
	type: string
	attributes: Record<string, unknown>
}

/** `/actions`, where the list of tasks came as `change` makes it. */
async function visitTasks(change: (rows: Row[]) => unknown[], status = 200, meta?: object) {
	site.api.answer(
		http.get('*/api/actions', async ({ request }) => {
			const document = (await (await site.api.backend.handle(request)).json()) as { data: Row[] }
			return HttpResponse.json({ ...document, data: change(document.data), meta }, { status })
		}),
	)
	const page = await site.anna.visit('/actions')
	return { page, text: readText(page.getByRole('main')) }
}

const count = /Wij wachten op \d+ punt/

test('All rows in a 200 are counted', async () => {
	const { text } = await visitTasks((rows) => rows)
	expect(text).toMatch(count)
	expect(text).not.toContain('Niet alles')
})

test.each<[string, (row: Row) => unknown]>([
	['as it is', (row) => row],
	['with its members in another order', turn],
	['with its attributes in another order', (row) => ({ ...row, attributes: turn(row.attributes) })],
	['with its id as a number', (row) => ({ ...row, id: Number(row.id) })],
	['with a link of its own', (row) => ({ ...row, links: { self: `/api/actions/${row.id}` } })],
	['with facts of the answer', (row) => ({ ...row, meta: { score: 0.5 } })],
	['with a member that is null', (row) => ({ ...row, attributes: { ...row.attributes, extra: null } })],
])('A row that comes again, %s, is one row', async (_what, copy) => {
	const { text } = await visitTasks((rows) => [...rows, ...rows.slice(0, 1).map(copy)])
	expect(text).toMatch(count)
	expect(text).not.toContain('Niet alles')
})

function turn(members: object) {
	return Object.fromEntries(Object.entries(members).toReversed())
}

const all = (rows: Row[]) => rows

test.each<[string, (rows: Row[]) => unknown[], number?, object?]>([
	['a row that the API left out', all, 200, { omitted: { detail: 'Geen recht', links: {} } }],
	['rows that the API left out', all, 200, { omittedCount: 2 }],
	['a total in an object', all, 200, { total: { value: 400, relation: 'eq' } }],
	['a 206', (rows) => rows.slice(0, 3), 206],
	['two different rows of one name', ([first, ...rows]) => [first, ...rows, rename(first)]],
	['an identifier for a row', ([first, ...rows]) => [{ type: first?.type, id: first?.id }, ...rows]],
])(
	'With %s the tasks are not counted, and it is said that some are missing',
	async (_what, change, status, meta) => {
		const { page, text } = await visitTasks(change, status, meta)
		expect(page.status).toBe(200)
		expect(text).not.toMatch(count)
		expect(text).toContain('Niet alles')
	},
)

function rename(row: Row | undefined) {
	return row && { ...row, attributes: { ...row.attributes, label: 'Een ander punt' } }
}

test('Neither of two rows of one name is listed', async () => {
	const { text } = await visitTasks(([first, ...rows]) => [first, ...rows, rename(first)])
	expect(text).not.toContain('Een ander punt')
})
