import type { Visit } from '#app/context.server'

/** A sign-in of this consumer that has not ended. */
export interface OpenSession {
	/** Names it in a form; says nothing by itself. */
	key: string
	isCurrent: boolean
	/** Milliseconds since 1970. */
	since: number
	lastSeen: number
	/** As the browser calls itself: "Firefox", "Windows". */
	browser?: string
	system?: string
}

/** The open sign-ins of who is signed in, this one first, then the latest used. */
export function listSessions({ session }: Visit): Promise<OpenSession[]> {
	const { created } = session.data
	return Promise.resolve([{ key: session.owner ?? '', isCurrent: true, since: created, lastSeen: created }])
}

/** Ends one of this consumer's sign-ins; an unknown key does nothing. */
export async function endSession({ session }: Visit, key: string) {
	if (key === session.owner) await session.end()
}

/** Ends all sign-ins of this consumer, this one too. */
export async function endEverySession({ session }: Visit) {
	await session.end()
}
