import { ContractViolation } from '#app/api/errors'
import type { Dayjs } from 'dayjs'
import type { Uses } from '#app/request/context.server'
import { toWallClock } from '#app/lib/wall-clock'
import { paths } from '#app/paths'
import { listAppointments } from '#app/products/appointments.server'
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

/** The running or next appointment; undefined when all are over [163]; @throws ContractViolation when another one may come. `soon` means within 24 hours: today, tomorrow, or running since an earlier day. */
export async function findNextAppointment(ctx: Uses<'api' | 'firm' | 'say' | 'session'>) {
	const [appointments, { licence }] = await Promise.all([listAppointments(ctx), ctx.firm()])
	const now = toWallClock(new Date())
	const [next] = sortAppointments(appointments.known.map(toScheduled), now).toCome
	if (!appointments.isComplete) throw new ContractViolation('/api/products/appointments')
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
	if (start.isBefore(now.startOf('day'))) return 'running' as const
	return start.isAfter(now.endOf('day')) ? ('tomorrow' as const) : ('today' as const)
}
