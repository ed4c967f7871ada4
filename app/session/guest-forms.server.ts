import { getSessionStore } from './current-store.server'
import { slots } from './session-slots'

const mostOfAddress = 20
const mostOfAll = 1_000

/** Client addresses of guests' sessions that hold typed forms, by the sessions' owners, oldest first. */
const addresses = new Map<string, string>()

/**
 * Limits what guests of one address, and of this process, keep in the store: a form may have tens of kilobytes, and a
 * guest can begin any number of sessions. The oldest session loses its forms.
 */
export async function limitGuestForms(owner: string | undefined, address = '') {
	if (owner === undefined) return
	addresses.delete(owner)
	addresses.set(owner, address)
	const ofAddress = [...addresses.keys()].filter((one) => addresses.get(one) === address)
	const isOver = ofAddress.length > mostOfAddress || addresses.size > mostOfAll
	const [oldest] = ofAddress.length > mostOfAddress ? ofAddress : addresses.keys()
	if (!isOver || oldest === undefined) return
	addresses.delete(oldest)
	for (const { name } of [slots.guestForm, slots.refused]) await getSessionStore().remove(oldest, name)
}
