import { z } from 'zod/v4'
import { computeHash } from '#app/config/seal.server'
import { defineRecord } from './define-record.server'
import { openNamedRecords } from './records.server'
import type { SessionStore } from './store.server'

const causeSchema = z.enum(['elsewhere', 'refused', 'unreachable'])

/**
 * Why a session ended before its time: in another window or on another device, because the API refused to renew its
 * tokens, or because it gave no verdict on them.
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

/** Why the session of this id ended; undefined where its time was simply over. */
export function findEndCause(store: SessionStore, cookieId: string, now = Date.now) {
	return endedRecord.of(openNamedRecords(store, 'ended session', computeHash(cookieId), now)).read()
}
