import { z } from 'zod/v4'
import { computeHash } from '#app/config/seal.server'
import { defineRecord } from './define-record.server'
import { openNamedRecords } from './records.server'
import type { SessionStore } from './store.server'

const causeSchema = z.enum(['elsewhere', 'longest', 'expired', 'refused', 'unreachable'])

/**
 * Why a session ended, other than by inactivity: elsewhere (another window or device), at its maximum age, or by
 * tokens that the API called expired, refused, or could not judge.
 */
export type EndCause = z.infer<typeof causeSchema>

const endedRecord = defineRecord<EndCause>({
	name: 'ended',
	version: 1,
	schema: causeSchema,
	life: 8 * 3600_000,
})

/** Stores the cause for the browser that returns with this session id. */
export async function storeEndCause(store: SessionStore, owner: string, cause: EndCause, now = Date.now) {
	await endedRecord.of(openNamedRecords(store, 'ended session', owner, now)).put(cause)
}

/** Undefined after inactivity. */
export function findEndCause(store: SessionStore, cookieId: string, now = Date.now) {
	return endedRecord.of(openNamedRecords(store, 'ended session', computeHash(cookieId), now)).read()
}
