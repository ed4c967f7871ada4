import { appointmentSchema, type Appointment } from '#app/api/resources/appointment'
import { parseWireDate } from '#app/lib/parse-wire-date'
import type { Uses } from '#app/request/context.server'
import { listMarked } from '#app/session/local-marks'

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
