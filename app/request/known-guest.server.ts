import { paths } from '#app/paths'
import type { KnownGuest } from '#app/session/session-slots'
import type { Session } from '#app/session/session.server'
import type { Uses } from './context.server'

/** The guest who identified themselves for this action [A10]. Each check has a token of its own. */
export async function findKnownGuest({ session }: { session: Session }, action: string) {
	const known = await session.find('temporary')
	return known?.find((guest) => guest.action === action)
}

/** The guest that this page of a check is rendered for. */
export async function findGuestOfPage(
	{ session, branch: { name: branch } }: Uses<'branch' | 'session'>,
	{ url }: Pick<Request, 'url'>,
) {
	const { pathname } = new URL(url)
	const all = session.has('temporary') ? await session.find('temporary') : undefined
	const known = all?.find(({ action }) => paths.mortgageCheckOfGuest(action) === pathname)
	return known && describeGuest(known, await branch())
}

/** Owner of the forms of a check: the guest in this browser, since an e-mail address and a birth date are no secret. */
export function describeGuest({ id, action, browser }: KnownGuest, branch: string | undefined) {
	return { id, branch, action, browser }
}

/** Subject of a check's draft and form id, of this browser alone (contract §10). */
export function getGuestSubject({ action, browser }: Pick<KnownGuest, 'action' | 'browser'>) {
	return browser === undefined ? `action ${action}` : `action ${action} ${browser}`
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
