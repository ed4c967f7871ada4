import { z } from 'zod/v4'
import { log } from '#app/config/log.server'
import type { Visit } from '#app/context.server'
import { isVisit } from '#app/lib/request-kind'
import { sessionStore } from './current-store.server'
import { changeRecord, consumerRecords } from './records.server'
import type { SessionStore } from './store.server'

const minute = 60_000
/** Milliseconds. */
export const lastSeenLife = 400 * 24 * 60 * minute

/** When a consumer was last seen, in which session, and when before that session. */
const lastSeen = z.object({
	at: z.number().optional(),
	session: z.string().optional(),
	before: z.number().optional(),
})
type LastSeen = z.infer<typeof lastSeen>

/**
 * Notes that a consumer is seen in a session, at most once a minute; gives when they were seen before that session, in
 * milliseconds since 1970, undefined on a first visit. `owner` is the hash the session is stored under.
 */
export async function noteSeen(
	store: SessionStore,
	consumer: { id: string; branch?: string },
	owner: string,
	now: number,
): Promise<number | undefined> {
	let before: number | undefined
	const place = { name: 'last-seen', shape: lastSeen, initial: {}, expires: now + lastSeenLife }
	await changeRecord<LastSeen>(consumerRecords(store, consumer), place, (seen) => {
		const isSame = seen.session === owner
		before = isSame ? seen.before : seen.at
		return isSame && (seen.at ?? 0) + minute > now ? undefined : { at: now, session: owner, before }
	})
	return before
}

/**
 * Notes a visit of who is signed in, and in the session when they were here before it. Not for a token in the address,
 * nor where a browser only prepares; a store that fails costs what is new, not the page.
 */
export async function noteVisit(
	{ session, consumer, carried, requestId }: Visit,
	request: Request,
	store = sessionStore(),
) {
	const { owner } = session
	if (carried || !consumer || !owner || !isVisit(request)) return
	try {
		const before = await noteSeen(store, consumer, owner, Date.now())
		if (session.data.lastVisit === undefined) session.change((data) => void (data.lastVisit ??= before ?? 0))
	} catch (cause) {
		const fault = cause instanceof Error ? cause.name : undefined
		log().warn({ requestId, fault }, 'last visit not noted')
	}
}
