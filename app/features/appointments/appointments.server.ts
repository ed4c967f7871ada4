import { appointment, type Appointment } from '#app/api/resources/appointment'
import type { RequestContext, Visit } from '#app/context.server'
import { wallClock } from '#app/lib/wall-clock'
import { requireItem } from '#app/products/require-item'
import { appointmentView } from './appointment-view.server'
import { isToCome, planOf, sortPlans, type Plan } from './plan'

/** What was cancelled here is gone before the API says so [361]. @see [362] */
export async function listAppointments({
	api,
	session,
}: Pick<RequestContext, 'api' | 'session'>): Promise<Appointment[]> {
	const cancelled = new Set(session.data.cancelledAppointments)
	return (await api.list('/api/products/appointments', appointment)).filter(({ id }) => !cancelled.has(id))
}

/** One appointment and when it is. @throws Response that leads to not-found for an unknown id. */
export async function getPlan(visit: Visit, id: string | undefined): Promise<Plan> {
	return planOf(requireItem(await listAppointments(visit), id))
}

/** The first appointment that is still to come, if any [163] [A104]. */
export async function findNextAppointment(visit: Visit) {
	const [appointments, { licence }] = await Promise.all([listAppointments(visit), visit.firm()])
	const now = wallClock(new Date())
	const next = sortPlans(appointments.map(planOf), now).toCome.find((plan) => isToCome(plan, now))
	return next && appointmentView(next, licence, visit.say)
}
