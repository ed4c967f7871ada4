import type { Uses, UsesOwner } from '#app/request/context.server'
import { getSessionStore } from '#app/session/current-store.server'
import { openConsumerRecords } from '#app/session/records.server'
import type { SessionStore } from '#app/session/store.server'

/** The store, and whose form it is. */
export interface RecordOwner {
	store: SessionStore
	consumer: { id: string; branch?: string }
	now?: () => number
}

export function openOwnerRecords({ store, consumer, now }: RecordOwner) {
	return openConsumerRecords(store, consumer, now)
}

/** The store, and whose forms and drafts these are: the consumer's that a guard let pass, else the guest's. */
export function getRecordOwner({ consumer, guest }: UsesOwner): RecordOwner {
	const sender = consumer ?? (guest && { ...guest, id: guestId(guest.id) })
	if (!sender) throw new Error('Only who is known sends forms')
	return { store: getSessionStore(), consumer: sender }
}

/** The same for all that is kept of who is signed in, also of what they filled in as a guest. */
export function listRecordOwners({ consumer }: Uses<'consumer'>): RecordOwner[] {
	if (!consumer) return []
	const store = getSessionStore()
	return [
		{ store, consumer },
		{ store, consumer: { id: guestId(consumer.id), branch: consumer.branch } },
	]
}

/** Never the id of a consumer: those hold no line breaks (contract §1). */
function guestId(id: string) {
	return `guest\n${id}`
}
