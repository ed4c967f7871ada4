import { ContractViolation } from '#app/api/errors'
import type { Dayjs } from 'dayjs'
import type { Appointment } from '#app/api/resources/appointment'
import type { Uses } from '#app/request/context.server'
import type { Say } from '#app/i18n/say.server'
import { formatWeekday } from '#app/lib/format-date'
import type { ReadList } from '#app/lib/read-list'
import { toWallClock } from '#app/lib/wall-clock'
import { paths } from '#app/paths'
import { listAppointments } from '#app/products/appointments.server'
import { describeDistance } from '#app/products/period'
import { requireItem } from '#app/products/require-item'
import { buildAppointmentView } from './appointment-view.server'
import { toScheduled, sortAppointments, type ScheduledAppointment } from '#app/products/scheduled-appointment'

/** @throws Response redirect to not-found for an unknown id */
export async function getScheduledAppointment(
	ctx: Uses<'api' | 'session'>,
	id: string | undefined,
): Promise<ScheduledAppointment> {
	return toScheduled(requireItem(await listAppointments(ctx), id))
}

export type NextAppointment = NonNullable<Awaited<ReturnType<typeof findNextAppointment>>>

/** The running or next appointment; undefined when all are over [163]; @throws ContractViolation when another one may come. */
export async function findNextAppointment(ctx: Uses<'api' | 'firm' | 'say' | 'session'>) {
	const [appointments, { licence }] = await Promise.all([listAppointments(ctx), ctx.firm()])
	const now = toWallClock(new Date())
	const next = findNextPlan(appointments, now)
	if (!appointments.isComplete) throw new ContractViolation('/api/products/appointments')
	if (!next) return undefined
	const { date, away, ...view } = buildAppointmentView(next, licence, ctx.say)
	const thisYear = next.start?.year() === now.year() ? formatWeekday(next.start, ctx.say.language) : undefined
	return {
		...view,
		date: [thisYear ?? date, away].filter(Boolean).join(', '),
		href: paths.appointments.detail(next.appointment.id),
	}
}

/** "Volgende afspraak: dinsdag 1 december, over 6 dagen" with its link; undefined unless it is known to be the next. */
export function findAppointmentAhead(appointments: ReadList<Appointment>, say: Say) {
	const now = toWallClock(new Date())
	const next = appointments.isComplete ? findNextPlan(appointments, now) : undefined
	const label = next && describeAhead(next, now, say)
	return label === undefined
		? undefined
		: { href: paths.appointments.detail(next?.appointment.id ?? ''), label }
}

function findNextPlan(appointments: ReadList<Appointment>, now: Dayjs) {
	return sortAppointments(appointments.known.map(toScheduled), now).toCome[0]
}

/** Undefined without a day, and for one that runs since an earlier day. */
function describeAhead({ start }: ScheduledAppointment, now: Dayjs, say: Say) {
	if (!start || start.isBefore(now.startOf('day'))) return undefined
	const when = [formatWeekday(start, say.language), describeDistance(start, now, say)]
	return say('dashboard.dossier.turn.appointment', { when: when.filter(Boolean).join(', ') })
}
