import type { Uses } from '#app/request/context.server'
import { setLanding, toPathname } from '#app/request/landing.server'
import type { Received } from '#app/session/session-data'

/** Entries that a session holds. */
const most = 3

type Change = Omit<Received, 'at' | 'to'> & { to: string }

/** Shows the send on the page at `to` and on the overview, until the next sign-in. */
export function addReceived({ session }: Uses<'session'>, change: Change): void {
	const entry = { ...change, at: session.now(), to: toPathname(change.to) }
	session.change((data) => {
		if (entry.receipt === undefined && data.received.some((one) => isSameAction(one, entry))) return
		const others = data.received.filter((one) => !isSameAction(one, entry))
		data.received = [entry, ...others].slice(0, most)
	})
	setLanding({ session }, change.to)
}

/** The API denies what was received for this action. */
export function dropReceived({ session }: Uses<'session'>, action: string): void {
	session.change((data) => void (data.received = data.received.filter((one) => one.action !== action)))
}

function isSameAction(one: Received, { action }: Received) {
	return action !== undefined && one.action === action
}

/** Newest first; those of this page, where it is not the overview. */
export function listReceivedHere({ session, visitor: { address } }: Uses<'visitor' | 'session'>): Received[] {
	return session.data.received.filter(({ to }) => to === toPathname(address))
}
