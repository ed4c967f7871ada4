import dayjs from 'dayjs'
import { expect, test } from 'vitest'
import { appointmentSchema } from '#app/api/resources/appointment'
import { findJoinState, isOver, toScheduled } from './scheduled-appointment'

const plan = (members: object) =>
	toScheduled(appointmentSchema.parse({ id: '5', date: '2026-11-21', ...members }))

const late = { start_time: '23:00' }
test.each([
	['that starts at 23:00 without an end', late, '23:59:59', ['button', false]],
	['that starts at 23:00 without an end', late, '24:00:00', ['button', false]],
	['that starts at 23:00 without an end', late, '24:30:00', ['button', false]],
	['that starts at 23:00 without an end', late, '25:00:01', ['link', true]],
	['that starts at 23:00 without an end', late, '48:00:00', [undefined, true]],
	['that starts at 22:00 without an end', { start_time: '22:00' }, '23:59:59', ['button', false]],
	['that starts at 22:00 without an end', { start_time: '22:00' }, '24:00:01', [undefined, true]],
	['that starts at 21:00 without an end', { start_time: '21:00' }, '23:30:00', ['link', true]],
	['whose end cannot be read', { ...late, end_time: 'laat' }, '24:30:00', ['button', false]],
	['whose end cannot be read', { start_time: '12:00', end_time: 'laat' }, '23:30:00', ['button', false]],
	['until midnight', { ...late, end_time: '24:00' }, '24:00:01', [undefined, true]],
	['until 00:30', { ...late, end_time: '00:30' }, '24:20:00', ['button', false]],
	['without a time', {}, '23:59:59', ['link', false]],
	['without a time', {}, '24:00:00', [undefined, true]],
])('A meeting %s %j is joined and over at %s: %j', (_what, members, time, expected) => {
	const [hours = 0, minutes = 0, seconds = 0] = time.split(':').map(Number)
	const now = dayjs('2026-11-21T00:00:00').add(hours * 3_600 + minutes * 60 + seconds, 'second')
	expect([findJoinState(plan(members), now), isOver(plan(members), now)]).toEqual(expected)
})
