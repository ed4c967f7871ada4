import type { Visit } from '#app/context.server'
import { sessionStore } from '#app/session/current-store.server'
import type { Desk } from './form-ids.server'

/** The store and the consumer of a request that a guard let pass. */
export function deskOf({ consumer }: Pick<Visit, 'consumer'>): Desk {
	if (!consumer) throw new Error('Only who is signed in sends forms')
	return { store: sessionStore(), consumer }
}
