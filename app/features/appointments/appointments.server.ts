import type { Dayjs } from 'dayjs'
import { appointmentSchema, type Appointment } from '#app/api/resources/appointment'
import type { Uses } from '#app/request/context.server'
import { parseWireDate } from '#app/lib/parse-wire-date'
import { toWallClock } from '#app/lib/wall-clock'
import { paths } from '#app/paths'
import { listMarked } from '#app/session/local-marks'
import { requireItem } from '#app/products/require-item'
import { buildAppointmentView } from './appointment-view.server'
import { toScheduled, sortAppointments, type ScheduledAppointment } from '#app/products/scheduled-appointment'

/** Omits appointments cancelled in this session, which the API may still list [361]. @see [362] */
export async function listAppointments({ api, session }: Uses<'api' | 'session'>): Promise<Appointment[]> {
	const appointments = await api.list('/api/products/appointments', appointmentSchema)
	const cancelled = listMarked(session, 'cancelledAppointments', appointments, {
		isEnded: () => false,
		isNewer: (version, appointment) => version !== getAppointmentVersion(appointment),
	})
	return appointments.filter(({ id }) => !cancelled.has(id))
}

/** Changes when the firm plans the appointment again under its id. */
export function getAppointmentVersion({ date, startTime, endTime }: Appointment): string {
	return JSON.stringify([parseWireDate(date ?? '')?.format('YYYY-MM-DD') ?? date, startTime, endTime])
}

/** @throws Response redirect to not-found for an unknown id */
export async function getScheduledAppointment(
	ctx: Uses<'api' | 'session'>,
	id: string | undefined,
): Promise<ScheduledAppointment> {
	return toScheduled(requireItem(await listAppointments(ctx), id))
}

export type NextAppointment = NonNullable<Awaited<ReturnType<typeof findNextAppointment>>>

/** The running or next appointment; undefined when all are over [163]. `soon` means within 24 hours and today or tomorrow. */
export async function findNextAppointment(ctx: Uses<'api' | 'firm' | 'say' | 'session'>) {
	const [appointments, { licence }] = await Promise.all([listAppointments(ctx), ctx.firm()])
	const now = toWallClock(new Date())
	const [next] = sortAppointments(appointments.map(toScheduled), now).toCome
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
	return start.isAfter(now.endOf('day')) ? ('tomorrow' as const) : ('today' as const)
}
