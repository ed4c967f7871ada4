import { listMarked } from '#app/session/local-marks'
import type { Uses } from '#app/request/context.server'

/** Ids of appointments that this session cancelled and the API still lists. Their version tells the same appointment from one planned again. */
export function findCancelled<T extends { id: string }>(
	{ session }: Uses<'session'>,
	appointments: readonly T[],
	getVersion: (appointment: T) => string,
): Set<string> {
	return listMarked(session, 'cancelledAppointments', appointments, {
		isEnded: () => false,
		isNewer: (version, appointment) => version !== getVersion(appointment),
	})
}
