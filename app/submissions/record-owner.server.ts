import type { Uses, UsesOwner } from '#app/request/context.server'
import { getSessionStore } from '#app/session/current-store.server'
import { getGuestId, openConsumerRecords } from '#app/session/records.server'
import type { SessionStore } from '#app/session/store.server'

export interface RecordOwner {
	store: SessionStore
	consumer: { id: string; branch?: string }
	now?: () => number
}

export function openOwnerRecords({ store, consumer, now }: RecordOwner) {
	return openConsumerRecords(store, consumer, now)
}

export function getRecordOwner({ consumer, guest }: UsesOwner): RecordOwner {
	const sender = consumer ?? (guest && { ...guest, id: getGuestId(guest.id) })
	if (!sender) throw new Error('Only who is known sends forms')
	return { store: getSessionStore(), consumer: sender }
}

/** Includes records that a consumer made as a guest. */
export function listRecordOwners({ consumer }: Uses<'consumer'>): RecordOwner[] {
	if (!consumer) return []
	const store = getSessionStore()
	return [
		{ store, consumer },
		{ store, consumer: { id: getGuestId(consumer.id), branch: consumer.branch } },
	]
}
