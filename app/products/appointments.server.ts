import { filterList, type ReadList } from '#app/lib/read-list'
import { findKnown } from '#app/lib/unread'
import { appointmentSchema, type Appointment } from '#app/api/resources/appointment'
import { parseWireDate } from '#app/lib/parse-wire-date'
import type { Uses } from '#app/request/context.server'
import { findCancelled } from '#app/submissions/done-actions.server'

/** Omits appointments cancelled in this session, which the API may still list [361]. @see [362] */
export async function listAppointments(ctx: Uses<'api' | 'session'>): Promise<ReadList<Appointment>> {
	const appointments = await ctx.api.list('/api/products/appointments', appointmentSchema)
	const cancelled = findCancelled(ctx, appointments.known, getAppointmentVersion)
	return filterList(appointments, ({ id }) => !cancelled.has(id))
}

/** Changes when the firm plans the appointment again under its id. */
export function getAppointmentVersion({ date, startTime, endTime }: Appointment): string {
	const day = findKnown(date)
	return JSON.stringify([parseWireDate(day ?? '')?.format('YYYY-MM-DD') ?? date, startTime, endTime])
}
