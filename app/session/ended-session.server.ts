import { z } from 'zod/v4'
import { computeHash } from '#app/config/seal.server'
import { defineRecord } from './define-record.server'
import { openNamedRecords } from './records.server'
import type { SessionStore } from './store.server'

const causeSchema = z.enum(['idle', 'elsewhere', 'longest', 'expired', 'refused', 'unreachable'])

/**
 * Why a session ended: by inactivity, elsewhere (another window or device), at its maximum age, or by tokens that the
 * API called expired, refused, or could not judge.
 */
export type EndCause = z.infer<typeof causeSchema>

const endedRecord = defineRecord<EndCause>({
	name: 'ended',
	version: 1,
	schema: causeSchema,
	life: 24 * 3600_000,
})

/** Stores the cause for the browser that returns with this session id. */
export async function storeEndCause(store: SessionStore, owner: string, cause: EndCause, now = Date.now) {
	await endedRecord.of(openNamedRecords(store, 'ended session', owner, now)).put(cause)
}

/** Removes the cause that was stored beforehand: the session ends in a way that no sentence describes. */
export function removeEndCause(store: SessionStore, owner: string) {
	return endedRecord.of(openNamedRecords(store, 'ended session', owner)).remove()
}

/** Undefined when it is not known. */
export function findEndCause(store: SessionStore, cookieId: string, now = Date.now) {
	return endedRecord.of(openNamedRecords(store, 'ended session', computeHash(cookieId), now)).read()
}
