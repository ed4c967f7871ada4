import type { Dayjs } from 'dayjs'
import { appointmentSchema, type Appointment } from '#app/api/resources/appointment'
import type { Uses } from '#app/request/context.server'
import { toWallClock } from '#app/lib/wall-clock'
import { paths } from '#app/paths'
import { requireItem } from '#app/products/require-item'
import { buildAppointmentView } from './appointment-view.server'
import { isUpcoming, toScheduled, sortAppointments, type ScheduledAppointment } from './scheduled-appointment'

/** Omits appointments cancelled in this session, which the API may still list [361]. @see [362] */
export async function listAppointments({ api, session }: Uses<'api' | 'session'>): Promise<Appointment[]> {
	const cancelled = new Set(session.data.cancelledAppointments)
	return (await api.list('/api/products/appointments', appointmentSchema)).filter(
		({ id }) => !cancelled.has(id),
	)
}

/** @throws Response redirect to not-found for an unknown id */
export async function getScheduledAppointment(
	ctx: Uses<'api' | 'session'>,
	id: string | undefined,
): Promise<ScheduledAppointment> {
	return toScheduled(requireItem(await listAppointments(ctx), id))
}

export type NextAppointment = NonNullable<Awaited<ReturnType<typeof findNextAppointment>>>

/** Undefined when none is upcoming [163] [A104]. `soon` means within 24 hours and today or tomorrow. */
export async function findNextAppointment(ctx: Uses<'api' | 'firm' | 'say' | 'session'>) {
	const [appointments, { licence }] = await Promise.all([listAppointments(ctx), ctx.firm()])
	const now = toWallClock(new Date())
	const next = sortAppointments(appointments.map(toScheduled), now).toCome.find((plan) =>
		isUpcoming(plan, now),
	)
	return (
		next && {
			...buildAppointmentView(next, licence, ctx.say),
			href: paths.appointments.detail(next.appointment.id),
			soon: findSoonDay(next, now),
		}
	)
}

function findSoonDay({ start }: ScheduledAppointment, now: Dayjs) {
	if (!start || start.diff(now, 'hour', true) > 24) return undefined
	return start.isSame(now, 'day') ? ('today' as const) : ('tomorrow' as const)
}
