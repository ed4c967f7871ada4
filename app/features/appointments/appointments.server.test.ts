import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { ApiFailure } from '#app/api/errors'
import { createFeatureContext, locationOf, post, visit } from '#tests/support/feature-context'
import { getAppointmentList } from './appointment-list.server'
import { getAppointmentPage } from './appointment-page.server'
import { findNextAppointment } from './appointments.server'
import { sendCalendarFile } from './calendar.server'
import { cancelAppointment, findCancelQuestion } from './cancel.server'

const list = 'GET /api/products/appointments'
const command = 'POST /api/products/appointments/1/cancel'
const coming = { id: '1', label: 'Gesprek', date: '2026-12-01', startTime: '10:00:00', endTime: '11:00:00' }
const past = { id: '2', label: 'Kennismaking', date: '2026-11-01', startTime: '09:00' }
const dayOnly = { id: '4', label: 'Hele dag', date: '2026-12-02' }
const undated = { id: '3', label: 'Nog te plannen' }
const mayCancel = { features: { canCancelAppointments: true } }

beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T12:00:00Z') }))
afterAll(() => void vi.useRealTimers())

const open = (licence?: unknown, answers: object = {}) =>
	createFeatureContext({ [list]: [past, undated, dayOnly, coming], ...answers }, licence)

test('Those to come stand first, without a date last; those that are over have a heading of their own', async () => {
	const { groups } = await getAppointmentList(await open(), visit('/appointments'))
	expect(groups.map(({ cards }) => cards.map(({ words }) => words[0]))).toEqual([
		['Gesprek', 'Hele dag', 'Nog te plannen'],
		['Kennismaking'],
	])
	const none = await createFeatureContext({ [list]: [] })
	expect((await getAppointmentList(none, visit())).groups).toMatchObject([
		{ none: none.say('appointments.none') },
	])
})

test('The next one is the first to come, dated ones first; none where all are over', async () => {
	expect(await findNextAppointment(await open())).toMatchObject({
		title: 'Gesprek',
		time: '10:00 tot 11:00 uur',
	})
	expect(await findNextAppointment(await open(undefined, { [list]: [past, undated] }))).toMatchObject({
		title: 'Nog te plannen',
		date: 'Datum volgt',
	})
	expect(await findNextAppointment(await open(undefined, { [list]: [past] }))).toBeUndefined()
})

test.each([
	['until the end of its day', { startTime: '10:00', endTime: '24:00' }, '10:00 tot 24:00 uur'],
	['with an end alone', { endTime: '15:00' }, 'Tot 15:00 uur'],
	['since yesterday', { date: '2026-11-21', startTime: '14:00', endTime: '13:30' }, '14:00 tot 13:30 uur'],
])('One that runs %s is still the next one', async (_which, times, time) => {
	const running = { id: '5', label: 'Loopt', date: '2026-11-22', ...times }
	const ctx = await createFeatureContext({ [list]: [running] })
	expect(await findNextAppointment(ctx)).toMatchObject({ title: 'Loopt', time })
})

test.each([
	['a flag without an address', { isTeams: true }, []],
	['an address without a flag', { teamsUrl: 'https://teams.example/1' }, []],
	['an address that could run', { isTeams: true, teamsUrl: 'javascript:alert(1)' }, []],
	['both', { isTeams: true, teamsUrl: 'https://teams.example/1' }, ['https://teams.example/1']],
])('An online meeting with %s has these buttons', async (_what, members, hrefs) => {
	const ctx = await open(undefined, { [list]: [{ ...coming, ...members }] })
	const { links } = await getAppointmentPage(ctx, '1')
	expect(links.join.map(({ href }) => href)).toEqual(hrefs)
})

test.each([
	['1', undefined, false],
	['2', 'Deze afspraak was op zondag 1 november 2026.', true],
	['3', 'Wilt u deze afspraak verzetten of afzeggen? Bel of mail ons.', false],
])('Of appointment %s the page says %j, and it is over: %j', async (id, purpose, isOver) => {
	expect(await getAppointmentPage(await open(), id)).toMatchObject({ purpose, isOver })
})

test('It can be cancelled here only where the licence lets it, the firm has no address for it and it is to come', async () => {
	const ask = async (id: string, licence?: unknown, members: object = {}) =>
		findCancelQuestion(await open(licence, { [list]: [{ ...coming, ...members }, past] }), id)
	expect(await ask('1', mayCancel)).toMatchObject({ kind: 'question' })
	expect(await ask('1')).toBeUndefined()
	expect(await ask('1', mayCancel, { cancelUrl: 'https://firma.example/x' })).toBeUndefined()
	expect(await ask('2', mayCancel)).toBeUndefined()
	expect(await locationOf(ask('9', mayCancel))).toBe('/404')
})

test('What was cancelled is gone at once, though the API still lists it; a second press asks nothing', async () => {
	const ctx = await open(mayCancel, { [command]: undefined })
	const { formId, shownTerms = '' } = (await findCancelQuestion(ctx, '1')) ?? {}
	const press = () => locationOf(cancelAppointment(ctx, post({ shownTerms }, formId), '1'))
	expect([await press(), await press()]).toEqual(['/appointments', '/appointments'])
	expect(ctx.calls.filter((call) => call === command)).toHaveLength(1)
	expect(await locationOf(getAppointmentPage(ctx, '1'))).toBe('/404')
})

test('One that somebody else cancelled is told as such; what may not be cancelled is not asked of the API', async () => {
	const ctx = await open(mayCancel, { [command]: new ApiFailure(422, 'appointmentAlreadyCanceled') })
	const { formId, shownTerms = '' } = (await findCancelQuestion(ctx, '1')) ?? {}
	expect(await locationOf(cancelAppointment(ctx, post({ shownTerms }, formId), '1'))).toBe('/appointments')
	expect(ctx.session.data.notices).toMatchObject([{ kind: 'error' }])
	const other = await open()
	expect(await locationOf(cancelAppointment(other, post(), '1'))).toBe('/appointments/1')
	expect(other.calls).toEqual([])
})

test('A calendar gets what has a time; what has none leads to not-found', async () => {
	const file = await sendCalendarFile(await open(), visit(), '1')
	expect(await file.text()).toMatch(/DTSTART:20261201T090000Z[^]*DTEND:20261201T100000Z/)
	expect(await locationOf(sendCalendarFile(await open(), visit(), '3'))).toBe('/404')
})

const today = { id: '5', label: 'Vandaag', date: '2026-11-22' }
test.each([
	['to midnight', { startTime: '14:00', endTime: '00:00' }, 'to come'],
	['past midnight', { startTime: '23:30', endTime: '00:30' }, 'to come'],
	['that ends when it starts', { startTime: '14:00', endTime: '14:00' }, 'to come'],
	['that runs', { startTime: '12:30', endTime: '13:30' }, 'running'],
	['that runs, without an end', { startTime: '11:30' }, 'running'],
	['of three hours ago, without an end', { startTime: '10:00' }, 'over'],
	['that ended', { startTime: '11:00', endTime: '12:59' }, 'over'],
	['without a time', {}, 'running'],
	['whose end alone is known', { endTime: '10:00' }, 'running'],
	['whose time cannot be read', { startTime: 'middag' }, 'running'],
	['of yesterday into the night, without a start', { date: '2026-11-21', endTime: '02:00' }, 'over'],
	['of yesterday into today', { date: '2026-11-21', startTime: '23:00', endTime: '14:00' }, 'running'],
	['whose date cannot be read', { date: 'binnenkort', startTime: '14:00' }, 'running'],
	['without a date', { date: null, startTime: '14:00' }, 'running'],
])(
	'At one o’clock an appointment %s is %3$s: on the overview until it is over, cancelled until it starts',
	async (_what, members, state) => {
		const ctx = await open(mayCancel, { [list]: [{ ...today, ...members }] })
		expect((await findNextAppointment(ctx)) === undefined).toBe(state === 'over')
		expect((await findCancelQuestion(ctx, '5')) !== undefined).toBe(state === 'to come')
		const { purpose, isOver, links } = await getAppointmentPage(ctx, '5')
		expect([isOver, links.cancelHere !== undefined, links.calendar !== undefined]).toEqual([
			state === 'over',
			state === 'to come',
			state === 'to come',
		])
		const isTimed =
			'startTime' in members &&
			members.startTime !== 'middag' &&
			!('date' in members && members.date !== '2026-11-21')
		expect(purpose).toEqual(
			state === 'over'
				? expect.stringContaining('was op')
				: isTimed
					? undefined
					: expect.stringContaining('Bel of mail ons'),
		)
	},
)

const online = { isTeams: true, teamsUrl: 'https://teams.example/1' }
test.each([
	['that starts in 31 minutes', { startTime: '13:31' }, 'link'],
	['that starts in half an hour', { startTime: '13:30' }, 'button'],
	['that runs', { startTime: '12:30', endTime: '13:30' }, 'button'],
	['that runs, without an end', { startTime: '11:30' }, 'button'],
	['that ended today', { startTime: '11:00', endTime: '12:00' }, 'link'],
	['of yesterday', { date: '2026-11-21', startTime: '11:00', endTime: '12:00' }, undefined],
	['of yesterday into today', { date: '2026-11-21', startTime: '23:00', endTime: '14:00' }, 'button'],
	['of another day', { date: '2026-11-30', startTime: '11:00' }, 'link'],
	['without a time', {}, 'link'],
	['without a date', { date: null }, 'link'],
	['whose date cannot be read', { date: 'binnenkort' }, 'link'],
])(
	'At one o’clock a meeting %s is joined by a %3$s, on its page and in the list',
	async (_what, members, state) => {
		const ctx = await open(undefined, { [list]: [{ ...today, ...online, ...members }] })
		const { links } = await getAppointmentPage(ctx, '5')
		expect([links.join.length, links.isOpen]).toEqual([state ? 1 : 0, state === 'button'])
		const [card] = (await getAppointmentList(ctx, visit())).groups.flatMap(({ cards }) => cards)
		expect(card?.join?.isButton).toBe(state && state === 'button')
	},
)

test.each([
	['2026-11-22', 'zondag 22 november 2026, vandaag'],
	['2026-11-23', 'maandag 23 november 2026, morgen'],
	['2026-11-28', 'zaterdag 28 november 2026, over 6 dagen'],
	['2027-03-01', 'maandag 1 maart 2027'],
])('An appointment on %s is told as %j', async (date, when) => {
	const ctx = await open(undefined, { [list]: [{ ...today, date }] })
	expect((await getAppointmentPage(ctx, '5')).facts[0]?.detail).toBe(when)
})

test('One that was cancelled here and is planned again under its id is shown, and can be cancelled again', async () => {
	const appointments = [coming]
	const ctx = await open(mayCancel, { [list]: appointments, [command]: undefined })
	const press = async () => {
		const { formId, shownTerms = '' } = (await findCancelQuestion(ctx, '1')) ?? {}
		return locationOf(cancelAppointment(ctx, post({ shownTerms }, formId), '1'))
	}
	await press()
	expect(await locationOf(getAppointmentPage(ctx, '1'))).toBe('/404')
	appointments.splice(0, 1, { ...coming, date: '2026-12-08' })
	expect(await getAppointmentPage(ctx, '1')).toMatchObject({ kind: 'appointment' })
	expect(await press()).toBe('/appointments')
	expect(ctx.calls.filter((call) => call === command)).toHaveLength(2)
})
