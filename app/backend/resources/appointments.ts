import { Hono } from 'hono'
import { z } from 'zod/v4'
import { toWallClock } from '#app/lib/wall-clock'
import { BackendFailure, toDocument, type StoredItem } from '#app/backend/jsonapi'
import { getRecord, listRecords, updateRecord } from '#app/backend/records.server'
import type { ApiStore } from '#app/backend/store.server'
import { requireAccount, type ApiEnv } from '#app/backend/call-context.server'

const momentSchema = z.object({ date: z.string(), start_time: z.string() })

/** Lists appointments, and cancels future ones [360] [362]. */
export function createAppointmentRoutes(store: ApiStore) {
	const signedIn = requireAccount(store)
	return new Hono<ApiEnv>()
		.get('/api/products/appointments', signedIn, (c) => {
			const appointments = listRecords(store, 'appointment', c.get('account').id)
			return c.json(
				toDocument(
					{ type: 'appointments' },
					appointments.filter((one) => !isCancelled(one)),
				),
			)
		})
		.post('/api/products/appointments/:id/cancel', signedIn, (c) => {
			const { account, branch } = c.var
			const item = getRecord(store, 'appointment', c.req.param('id'), account.id)
			if (!branch.features.can_cancel_appointments) throw new BackendFailure(403, 'accessDenied')
			if (isCancelled(item)) throw new BackendFailure(409, 'appointmentAlreadyCanceled')
			if (!isToCome(item, store.now())) throw new BackendFailure(422, 'appointmentCancellationFailed')
			updateRecord(store, 'appointment', { ...item, is_cancelled: true })
			return c.body(null, 204)
		})
}

/** Cancelled appointments are left out of the list, unlike cancelled assignments. */
export function isCancelled(item: StoredItem): boolean {
	return item.is_cancelled === true
}

/** Times are Amsterdam times (contract §6); both sides have the form "2026-03-31 09:30". */
function isToCome(item: StoredItem, now: Date): boolean {
	const { date, start_time } = momentSchema.parse(item)
	return `${date} ${start_time}` > toWallClock(now).format('YYYY-MM-DD HH:mm')
}
