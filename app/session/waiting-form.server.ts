import { getSessionStore } from './current-store.server'
import { openNamedRecords } from './records.server'
import { slots } from './session-slots'

/** What was posted from a page of this owner while another client was signed in: it waits until its owner signs in. */
export function openWaitingForm(owner: string) {
	return slots.kept.of(openNamedRecords(getSessionStore(), 'form owner', owner))
}
