import { getSessionStore } from './current-store.server'
import { openNamedRecords } from './records.server'
import { slots } from './session-slots'

/**
 * A form that was posted from this owner's page while another client was signed in; stored until the owner signs in.
 */
export function openWaitingForm(owner: string) {
	return slots.kept.of(openNamedRecords(getSessionStore(), 'form owner', owner))
}
