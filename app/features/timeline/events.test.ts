import { afterEach, expect, test, vi } from 'vitest'
import { actionSchema } from '#app/api/resources/action'
import { appointmentSchema } from '#app/api/resources/appointment'
import { invoiceSchema } from '#app/api/resources/invoice'
import { parseWireDate } from '#app/lib/parse-wire-date'
import { toWallClock } from '#app/lib/wall-clock'
import { createFeatureContext, visit } from '#tests/support/feature-context'
import { listTimelineEvents } from './events.server'
import { getTimeline } from './timeline.server'

const now = parseWireDate('2026-03-10T12:00') ?? toWallClock(new Date())

function eventsOf(lists: { actions?: object[]; appointments?: object[]; invoices?: object[] }) {
	const dossier = {
		actions: lists.actions?.map((one, index) => actionSchema.parse({ id: `${index}`, ...one })),
		appointments: lists.appointments?.map((one, index) =>
			appointmentSchema.parse({ id: `${index}`, ...one }),
		),
		invoices: lists.invoices?.map((one, index) => invoiceSchema.parse({ id: `${index}`, ...one })),
	}
	return listTimelineEvents(dossier, now).map(({ kind, at, name }) => [kind, at?.format('YYYY-MM-DD'), name])
}

test('What three lists tell stands in one, the newest first', () => {
	const events = eventsOf({
		actions: [
			{ label: 'Loonstrook', date_created: '2026-01-05', date_executed: '2026-02-01', is_done: true },
		],
		appointments: [{ label: 'Kennismaking', date: '2026-01-20' }],
		invoices: [{ public_number: '7', date_created: '2026-02-15' }],
	})
	expect(events).toEqual([
		['invoiced', '2026-02-15', '7'],
		['done', '2026-02-01', 'Loonstrook'],
		['met', '2026-01-20', 'Kennismaking'],
		['asked', '2026-01-05', 'Loonstrook'],
	])
})

test('An action is done once it is said to be, and not by a date alone; without a label its document names it', () => {
	const dates = { date_created: '2026-01-05', date_executed: '2026-02-01' }
	expect(eventsOf({ actions: [{ ...dates, is_done: false, document: { label: 'Polis' } }] })).toEqual([
		['asked', '2026-01-05', 'Polis'],
	])
})

test.each([
	['2026-03-10', '12:01', 'planned'],
	['2026-03-10', '10:01:00', 'planned'],
	['2026-03-10', '09:59:00', 'met'],
	['2026-03-10', undefined, 'planned'],
	['2026-03-09', undefined, 'met'],
	['11-03-2026', '09:00', 'planned'],
])('On 10 March at noon an appointment on %s at %s is %s', (date, time, kind) => {
	expect(eventsOf({ appointments: [{ date, start_time: time }] })[0]?.[0]).toBe(kind)
})

test('What has no date, or none that can be read, is on the timeline without one: planned, or after the rest', () => {
	const lists = {
		actions: [{ label: 'Los' }, { date_created: '31-02-2026' }],
		appointments: [{ start_time: '10:00' }, { date: 'ooit' }],
		invoices: [{ public_number: '7', date_created: null, total: 5 }],
	}
	expect(eventsOf(lists)).toEqual([
		['planned', undefined, undefined],
		['planned', undefined, undefined],
		['asked', undefined, 'Los'],
		['asked', undefined, undefined],
		['invoiced', undefined, '7'],
	])
	expect(eventsOf({})).toEqual([])
})

afterEach(() => void vi.useRealTimers())

async function partsOf(address: string) {
	vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-30T12:00:00Z') })
	const asked = { type: 'UPLOAD_DOCUMENTMANAGEMENT_FILE', is_done: false, date_created: '2026-01-31' }
	const ctx = await createFeatureContext({
		'GET /api/actions': [
			{
				...asked,
				id: '1',
				label: 'Loonstrook',
				product: { id: '7', type: 'mortgage', label: 'Lindelaan 14' },
			},
			{ ...asked, id: '2', label: 'Paspoort' },
			{ ...asked, id: '3', label: 'Akte', date_created: '2025-12-31' },
			{ ...asked, id: '4', label: 'Polis', date_created: null },
		],
		'GET /api/products/appointments': [],
		'GET /api/invoices': [],
		'GET /api/products/mortgages': [],
		'GET /api/products/otds': [],
		'GET /api/products/bankguarantees': [],
	})
	return (await getTimeline(ctx, visit(address))).view.parts
}

test('The months of this year stand open and an earlier year is folded with its months; what is without a date comes last', async () => {
	const parts = await partsOf('/timeline')
	expect(
		parts.map(({ title, rows, months }) => [title, rows.length, months?.map((one) => one.title)]),
	).toEqual([
		['januari 2026', 2, undefined],
		['2025', 0, ['december 2025']],
		['Zonder datum', 1, undefined],
	])
})

test('What was sought is not folded', async () => {
	const parts = await partsOf('/timeline?q=akte')
	expect(parts.map(({ title, months }) => [title, months])).toEqual([['december 2025', undefined]])
})

test('What was asked on one day is one row, with the product of each where its title does not name it', async () => {
	const [january] = await partsOf('/timeline')
	expect(january?.rows.map(({ title, about, isJoined }) => [title, about, isJoined])).toEqual([
		['Loonstrook', 'Hypotheek: Lindelaan 14', false],
		['Paspoort', undefined, true],
	])
})
