import type { Uses } from '#app/request/context.server'
import type { Received } from '#app/session/session-data'

/** Entries that a session holds. */
const most = 3

type Change = Omit<Received, 'at' | 'to'> & { to: string }

/** Shows the send on the page at `to` and on the overview, until the next sign-in. */
export function addReceived({ session }: Uses<'session'>, change: Change): void {
	const entry = { ...change, at: Date.now(), to: toPathname(change.to) }
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

/** The next page at this address is the one after a send. */
export function setLanding({ session }: Uses<'session'>, to: string): void {
	session.change((data) => void (data.landing = toPathname(to)))
}

/** Whether this page follows a send, and no other page was opened in between. */
export function isLanding({ session, address }: Uses<'address' | 'session'>): boolean {
	return session.data.landing !== undefined && session.data.landing === toPathname(address)
}

/** The same for the frame. Opening another page ends it. */
export function followLanding(ctx: Uses<'address' | 'outcome' | 'session'>): boolean {
	const isHere = isLanding(ctx)
	if (!isHere && ctx.session.data.landing !== undefined) ctx.outcome.leavesLanding = true
	return isHere
}

/** Newest first; those of this page, where it is not the overview. */
export function listReceivedHere({ session, address }: Uses<'address' | 'session'>): Received[] {
	return session.data.received.filter(({ to }) => to === toPathname(address))
}

function toPathname(address: string): string {
	return new URL(address, 'http://portal').pathname
}
