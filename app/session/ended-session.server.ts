import { z } from 'zod/v4'
import { computeHash } from '#app/config/seal.server'
import { defineRecord } from './define-record.server'
import { openNamedRecords } from './records.server'
import { absoluteLife } from './session-data'
import type { SessionStore } from './store.server'

const day = 24 * 3600_000

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
	life: day,
})

/** Opaque name of the client of a session. */
const ownerRecord = defineRecord<string>({
	name: 'owner',
	version: 1,
	schema: z.string(),
	life: absoluteLife + day,
})

/** Stores the cause for the browser that returns with this session id. */
export async function storeEndCause(store: SessionStore, owner: string, cause: EndCause, now = store.now) {
	await endedRecord.of(openNamedRecords(store, 'ended session', owner, now)).put(cause)
}

/** Removes the cause that was stored beforehand: the session ends in a way that no sentence describes. */
export function removeEndCause(store: SessionStore, owner: string) {
	return endedRecord.of(openNamedRecords(store, 'ended session', owner)).remove()
}

/** Stores whose session it is, for the page that its browser asks for after the end. */
export async function storeSessionOwner(
	store: SessionStore,
	owner: string,
	formOwner: string,
	now = store.now,
) {
	await ownerRecord.of(openNamedRecords(store, 'ended session', owner, now)).put(formOwner)
}

/** Undefined for the session of a guest, and a day after the latest possible end. */
export function findSessionOwner(store: SessionStore, cookieId: string, now = store.now) {
	return ownerRecord.of(openNamedRecords(store, 'ended session', computeHash(cookieId), now)).read()
}

/** Undefined when it is not known. */
export function findEndCause(store: SessionStore, cookieId: string, now = store.now) {
	return endedRecord.of(openNamedRecords(store, 'ended session', computeHash(cookieId), now)).read()
}
