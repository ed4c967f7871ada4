import { paths } from '#app/paths'
import type { Session } from '#app/session/session.server'
import type { Uses } from './context.server'

/** The guest who identified themselves for this action [A10]. Each check has a token of its own. */
export async function findKnownGuest({ session }: { session: Session }, action: string) {
	const known = await session.find('temporary')
	return known?.find((guest) => guest.action === action)
}

/** The guest that this page of a check is rendered for. */
export async function findGuestOfPage(
	{ session, branch }: Uses<'branch' | 'session'>,
	{ url }: Pick<Request, 'url'>,
) {
	const { pathname } = new URL(url)
	const all = session.has('temporary') ? await session.find('temporary') : undefined
	const known = all?.find(({ action }) => paths.mortgageCheckOfGuest(action) === pathname)
	return known && { id: known.id, branch: await branch(), action: known.action }
}

/** Extends the session while the guest works on a check. */
export async function prolongKnownGuest({ session }: { session: Session }) {
	const known = await session.find('temporary')
	if (known) await session.keep('temporary', known)
}

/** Removes identifications; without `action` all of them. */
export async function forgetKnownGuest({ session }: { session: Session }, action?: string) {
	const known = await session.find('temporary')
	const others = action === undefined ? [] : known?.filter((guest) => guest.action !== action)
	if (!others || others.length === 0) await session.drop('temporary')
	else if (others.length < (known?.length ?? 0)) await session.keep('temporary', others)
}
