import { getAppointmentList } from '#app/features/appointments/appointment-list.server'
import { findReceivedHere } from '#app/features/receipts/received.server'
import type { RequestContext } from '#app/request/context.server'

/** The list, under an appointment that was just cancelled. */
export async function getAppointmentListPage(ctx: RequestContext, request: Request) {
	return { ...(await getAppointmentList(ctx, request)), received: findReceivedHere(ctx) }
}
