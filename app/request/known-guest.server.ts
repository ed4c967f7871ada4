import type { Session } from '#app/session/session.server'

/** The guest who identified themselves for this action [A10]. Each check has a token of its own. */
export async function findKnownGuest({ session }: { session: Session }, action: string) {
	const known = await session.find('temporary')
	return known?.find((guest) => guest.action === action)
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
