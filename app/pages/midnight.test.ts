import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { findNextAppointment } from '#app/features/appointments/appointments.server'
import { getAppointmentList } from '#app/features/appointments/appointment-list.server'
import { getAppointmentPage } from '#app/features/appointments/appointment-page.server'
import { findCancelQuestion } from '#app/features/appointments/cancel.server'
import { announceFinished } from '#app/features/data-sharing/ockto-page.server'
import { createActionRow } from '#app/features/tasks/action-rows.server'
import { createReader } from '#app/features/tasks/reader-context.server'
import { createDamageSchema } from '#app/features/insurances/damage-form.server'
import { validatePayment } from '#app/features/invoices/payment.server'
import { getCheck } from '#app/features/mortgage-check/mortgage-check.server'
import { buildRateFigure } from '#app/features/mortgages/mortgage-head.server'
import { findLatestReceipts, getReceiptList, getReceiptPage } from '#app/features/receipts/receipts.server'
import { getRecentNotices } from '#app/features/shell/notices.server'
import { getShell } from '#app/features/shell/shell.server'
import { getTimeline } from '#app/features/timeline/timeline.server'
import { toWallClock } from '#app/lib/wall-clock'
import { consumerSchema } from '#app/api/resources/consumer'
import { mortgageSchema } from '#app/api/resources/mortgage'
import { createSay } from '#app/i18n/say.server'
import { getRecordOwner } from '#app/submissions/record-owner.server'
import { saveDraft } from '#app/submissions/draft.server'
import { createReceipt } from '#app/submissions/receipts.server'
import { readAnswers } from '#app/wizard/read-answers.server'
import { createAction, createFeatureContext, visit } from '#tests/support/feature-context'

// 00:30 in Amsterdam is still the previous day in UTC.
const nights = [
	{
		season: 'summer',
		instant: '2026-07-15T22:30:00Z',
		yesterday: '2026-07-15',
		today: '2026-07-16',
		tomorrow: '2026-07-17',
		words: '16 juli 2026',
	},
	{
		season: 'winter',
		instant: '2027-01-14T23:30:00Z',
		yesterday: '2027-01-14',
		today: '2027-01-15',
		tomorrow: '2027-01-16',
		words: '15 januari 2027',
	},
]
const say = createSay('nl', 'formal')

beforeAll(() => void vi.stubEnv('TZ', 'UTC'))
afterEach(() => void vi.useRealTimers())

const setClock = (instant: string) => vi.useFakeTimers({ toFake: ['Date'], now: new Date(instant) })

describe.each(nights)('At 00:30 in Amsterdam, in $season', (night) => {
	const { instant, yesterday, today, tomorrow, words } = night
	beforeEach(() => {
		setClock(instant)
		expect([new Date().getTimezoneOffset(), new Date().getDate()]).toEqual([0, Number(yesterday.slice(-2))])
	})
	const openAppointments = (...appointments: object[]) =>
		createFeatureContext(
			{ 'GET /api/products/appointments': appointments },
			{ features: { can_cancel_appointments: true } },
		)

	test('a date that may not be later than today may be today', () => {
		const block = { name: 'one', questions: [{ kind: 'date' as const, name: 'day', isPast: true as const }] }
		expect(readAnswers([block], { day: today }, say).values).toEqual({ day: today })
		expect(Object.keys(readAnswers([block], { day: tomorrow }, say).errors)).toEqual(['day'])
	})

	test('damage has a date, which may be today and not tomorrow [419]', () => {
		const isRight = (date?: string) =>
			createDamageSchema(say).safeParse({ date, time: '00:10', cause: 'Storm' }).success
		expect([yesterday, today, tomorrow, undefined].map(isRight)).toEqual([true, true, false, false])
	})

	test('an appointment until twenty past twelve is over, one of a quarter to one and one of all day are to come', async () => {
		const over = { id: '1', label: 'Net geweest', date: today, start_time: '00:10', end_time: '00:20' }
		const soon = { id: '2', label: 'Zo meteen', date: today, start_time: '00:45' }
		const allDay = { id: '3', label: 'Vandaag', date: today }
		const before = { id: '4', label: 'Gisteren', date: yesterday }
		const { groups } = await getAppointmentList(
			await openAppointments(over, soon, allDay, before),
			visit('/appointments'),
		)
		expect(groups.map(({ cards }) => cards.map((card) => card.words[0]).sort())).toEqual([
			['Vandaag', 'Zo meteen'],
			['Gisteren', 'Net geweest'],
		])
		expect(await findNextAppointment(await openAppointments(over, soon))).toMatchObject({
			title: 'Zo meteen',
		})
		expect(await findNextAppointment(await openAppointments(over, before))).toBeUndefined()
		const mayCancel = async (one: object, id: string) =>
			(await findCancelQuestion(await openAppointments(one), id)) !== undefined
		expect([await mayCancel(over, '1'), await mayCancel(soon, '2')]).toEqual([false, true])
		const changes = async (one: object, id: string) =>
			JSON.stringify(await getAppointmentPage(await openAppointments(one), id)).includes('confirm=cancel')
		expect([await changes(over, '1'), await changes(soon, '2')]).toEqual([false, true])
	})

	test('on the timeline yesterday is over, and what was done just now was done today', async () => {
		const ctx = await createFeatureContext({
			'GET /api/actions': [
				{ id: '1', label: 'Loonstrook', type: 'PAY_INVOICE', is_done: true, date_executed: instant },
			],
			'GET /api/products/appointments': [
				{ id: '1', label: 'Gisteren', date: yesterday },
				{ id: '2', label: 'Vandaag', date: today },
			],
			'GET /api/invoices': [],
			'GET /api/products/mortgages': [],
			'GET /api/products/otds': [],
			'GET /api/products/bankguarantees': [],
		})
		const { view } = await getTimeline(ctx, visit('/timeline'))
		const rows = view.parts.flatMap((part) => part.rows)
		expect(rows.map(({ detail, title }) => [detail.split(' · ').at(-1), title])).toEqual(
			expect.arrayContaining([
				['Afspraak', 'Gisteren'],
				['Geplande afspraak', 'Vandaag'],
			]),
		)
		expect(rows.find(({ mark }) => mark === 'done')?.detail).toContain(words.replace(/ \d+$/, ' · '))
	})

	test('an interest that was fixed until yesterday has ended, one until today has not', () => {
		const loan_parts = [yesterday, today].map((day, at) => ({
			id: `${at}`,
			end_of_fixed_rate_period: day,
		}))
		const mortgage = mortgageSchema.parse({ id: '1', loan_parts })
		expect(buildRateFigure(mortgage, say, toWallClock(new Date()))).toMatchObject({
			value: words,
			tag: 'Vandaag',
		})
	})

	test('data that were shared today are news to who signed in today, those of yesterday are not', async () => {
		const isTold = async (date_executed: string) => {
			const ctx = await createFeatureContext()
			const action = createAction({ type: 'FILL_INVENTORY_FORM', is_done: true, date_executed })
			try {
				announceFinished(ctx, action, visit('/'), [
					{ value: { ockto: undefined, iwize: undefined }, problem: undefined },
					'finished',
				])
				return false
			} catch {
				return true
			}
		}
		expect([await isTold(yesterday), await isTold(today)]).toEqual([false, true])
	})

	test('what is sent, paid, kept or told now is of today', async () => {
		const payment = { status: 'PAID' }
		const ctx = await createFeatureContext({
			'POST /api/invoices/validate-payment': payment,
			'GET /api/products/definitions': [],
		})
		const owner = getRecordOwner(ctx)
		const sent = await createReceipt(
			owner,
			{ title: 'Loonstrook', sent: [], next: 'Wij kijken ernaar.' },
			ctx.say,
		)
		expect(JSON.stringify(await getReceiptPage(ctx, sent))).toContain(`${words}, 00:30 uur`)
		expect((await findLatestReceipts(ctx))?.rows[0]?.when).toBe(`${words}, 00:30 uur`)
		await validatePayment(ctx, createAction({ type: 'PAY_INVOICE' }))
		const paid = (await getReceiptList(ctx, visit('/receipts'))).rows.find(
			({ title }) => title !== 'Loonstrook',
		)
		expect(JSON.stringify(await getReceiptPage(ctx, paid?.href.split('/').at(-1)))).toContain(
			`${words}, 00:30 uur`,
		)
		const hypact = createAction({ type: 'FILL_HYPACT_FORM' })
		await saveDraft(owner, { subject: 'action 11', closes: '11' }, { step: { name: 'Anna' } })
		expect(createActionRow(hypact, await createReader(ctx)).detail).toContain(`${words}, 00:30 uur`)
		ctx.session.notify('success', 'preferences.saved')
		ctx.session.moveNotices(ctx.session.data.notices.map(({ id }) => id))
		expect(getRecentNotices(ctx).rows[0]?.when).toBe(`${words}, 00:30 uur`)
	})
})

describe('At 00:30 on the first of January in Amsterdam', () => {
	beforeEach(() => {
		setClock('2026-12-31T23:30:00Z')
		expect([new Date().getTimezoneOffset(), new Date().getFullYear()]).toEqual([0, 2026])
	})

	test('the foot of the page has the new year', async () => {
		const ctx = await createFeatureContext({ 'GET /api/products/definitions': [] })
		expect((await getShell(ctx, 'page', false)).year).toBe('© 2027')
	})

	test.each([
		['1970-12-31', 'ten'],
		['1971-01-01', 'one'],
	])('who was born on %s is asked for the plans of %s year(s) [611]', async (date_of_birth, years) => {
		const consumer = consumerSchema.parse({ id: '1', date_of_birth })
		const check = await getCheck(await createFeatureContext(), {
			target: { subject: 'action 11' },
			href: '/mortgage-check/1/11',
			consumer,
		})
		const steps = JSON.stringify(check.wizard.steps)
		expect(steps.includes('stop_working_early')).toBe(years === 'ten')
	})
})
