import { z } from 'zod/v4'
import { getLogger } from '#app/config/log.server'
import type { Uses } from './context.server'
import { isPageRequest } from '#app/lib/request-kind'
import { getSessionStore } from '#app/session/current-store.server'
import { defineRecord } from '#app/session/define-record.server'
import { openConsumerRecords } from '#app/session/records.server'
import type { SessionStore } from '#app/session/store.server'

const minute = 60_000
const linkKey = 'link'
export const lastSeenLife = 400 * 24 * 60 * minute

/** Times (ms) of the latest and of the previous session. */
const lastSeenSchema = z.object({
	at: z.number().optional(),
	session: z.string().optional(),
	before: z.number().optional(),
})
type LastSeen = z.infer<typeof lastSeenSchema>

export const lastSeenRecord = defineRecord<LastSeen>({
	name: 'last-seen',
	version: 1,
	schema: lastSeenSchema,
	life: lastSeenLife,
})

/**
 * Records a visit, at most once a minute, and returns the time (ms) of the previous session; undefined on a first
 * visit. `owner` is the hash of the session id. Sessions that a link opened have a mark of their own.
 */
export async function recordSeen(
	store: SessionStore,
	consumer: { id: string; branch?: string },
	{ owner, byLink }: { owner: string; byLink?: boolean },
	now: number,
): Promise<number | undefined> {
	let before: number | undefined
	const records = openConsumerRecords(store, consumer, () => now)
	const record = lastSeenRecord.of(records, byLink ? linkKey : undefined)
	await record.upsert({}, (seen) => {
		const isSame = seen.session === owner
		before = isSame ? seen.before : seen.at
		return isSame && (seen.at ?? 0) + minute > now ? undefined : { at: now, session: owner, before }
	})
	return before
}

/**
 * Records a visit and stores the previous one in the session. Skipped for tokens in the address and for prefetches. A
 * failing store only costs the "new" marks.
 */
export async function recordVisit(
	{
		session,
		consumer,
		queryTokens,
		facts: { requestId },
	}: Uses<'consumer' | 'queryTokens' | 'facts' | 'session'>,
	request: Request,
	store = getSessionStore(),
) {
	const { owner } = session
	if (queryTokens || !consumer || !owner || !isPageRequest(request)) return
	try {
		const before = await recordSeen(
			store,
			consumer,
			{ owner, byLink: session.data.openedByLink },
			store.now(),
		)
		if (session.data.lastVisit === undefined) session.change((data) => void (data.lastVisit ??= before ?? 0))
	} catch (cause) {
		const fault = cause instanceof Error ? cause.name : undefined
		getLogger().warn({ requestId, fault }, 'last visit not noted')
	}
}
