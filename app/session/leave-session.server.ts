import { computeHash } from '#app/config/seal.server'
import { storeEndCause } from './ended-session.server'
import { hasAwaitedEnds, isEndAwaited, refuseSession, writeEnd } from './refused-sessions.server'
import { forgetState, type SessionState } from './session-state.server'
import { removeSignIn } from './sign-ins.server'
import type { SessionStore } from './store.server'

/**
 * Ends a session in this process at once; false until the store has taken it. `isMarked`: the browser has a valid
 * priority mark, which counts when the store cannot be read.
 */
export async function leaveSession(
	state: SessionState,
	cookieId: string | undefined,
	isMarked: boolean,
): Promise<boolean> {
	const { unread, store, now } = state
	const { consumer } = state.data
	const records = state.records ?? unread
	const hadRecord = !state.isNew || unread !== undefined
	forgetState(state)
	// On a second press the session is refused or the cookie gone: the store shows whether an end is pending.
	if (!records || !hadRecord)
		return cookieId ? !isEndAwaited(computeHash(cookieId)) : !hasAwaitedEnds() && (await takesWrites(store))
	const { owner } = records
	const refusal = { owner, isProven: consumer !== undefined || (unread !== undefined && isMarked) }
	refuseSession(refusal)
	const end = async () => {
		if (refusal.isProven) await storeEndCause(store, owner, 'elsewhere', now)
		await records.destroy()
		if (consumer) await removeSignIn(store, consumer, owner)
	}
	return writeEnd(refusal, end, !unread)
}

function takesWrites(store: SessionStore) {
	return store.check().then(
		() => true,
		() => false,
	)
}
