import { z } from 'zod/v4'
import { computeHash } from '#app/config/seal.server'
import { defineRecord } from './define-record.server'
import { openNamedRecords } from './records.server'
import type { SessionStore } from './store.server'

const causeSchema = z.enum(['elsewhere', 'longest', 'expired', 'refused', 'unreachable'])

/**
 * Why a session ended, other than that nobody came back in time: in another window or on another device, because it
 * was at its longest, because the API called its tokens expired or refused them, or gave no verdict on them.
 */
export type EndCause = z.infer<typeof causeSchema>

const endedRecord = defineRecord<EndCause>({
	name: 'ended',
	version: 1,
	schema: causeSchema,
	life: 8 * 3600_000,
})

/** Remembers why the session stored under `owner` ended, for the browser that comes back with its id. */
export async function storeEndCause(store: SessionStore, owner: string, cause: EndCause, now = Date.now) {
	await endedRecord.of(openNamedRecords(store, 'ended session', owner, now)).put(cause)
}

/** Why the session of this id ended; undefined where nobody came back in time. */
export function findEndCause(store: SessionStore, cookieId: string, now = Date.now) {
	return endedRecord.of(openNamedRecords(store, 'ended session', computeHash(cookieId), now)).read()
}
