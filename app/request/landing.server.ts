import type { Uses } from './context.server'

/** The next page at this address is the one after a send. */
export function setLanding({ session }: Uses<'session'>, to: string): void {
	session.change((data) => void (data.landing = toPathname(to)))
}

/** Whether this page follows a send, and no other page was opened in between. */
export function isLanding({ session, visitor: { address } }: Uses<'visitor' | 'session'>): boolean {
	return session.data.landing !== undefined && session.data.landing === toPathname(address)
}

/** The same for the frame. Opening another page ends it. */
export function followLanding(ctx: Uses<'visitor' | 'outcome' | 'session'>): boolean {
	const isHere = isLanding(ctx)
	if (!isHere && ctx.session.data.landing !== undefined) ctx.outcome.leavesLanding = true
	return isHere
}

/** The address without its query. */
export function toPathname(address: string): string {
	return new URL(address, 'http://portal').pathname
}
