import type { Session } from '#app/session/session.server'

/** Who told for this action point who they are [A10]; each check has its own token. */
export async function findKnownGuest({ session }: { session: Session }, action: string) {
	const known = await session.find('temporary')
	return known?.find((guest) => guest.action === action)
}

/** The check lives on while somebody works on it. */
export async function prolongKnownGuest({ session }: { session: Session }) {
	const known = await session.find('temporary')
	if (known) await session.keep('temporary', known)
}

/** Whoever leaves a check tells again who they are; without an action point all are left. */
export async function forgetKnownGuest({ session }: { session: Session }, action?: string) {
	const known = await session.find('temporary')
	const others = action === undefined ? [] : known?.filter((guest) => guest.action !== action)
	if (!others || others.length === 0) await session.drop('temporary')
	else if (others.length < (known?.length ?? 0)) await session.keep('temporary', others)
}
