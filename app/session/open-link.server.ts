import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod/v4'
import type { TokenPair } from '#app/api/resources/auth'
import { computeHash } from '#app/config/seal.server'
import { getSessionStore } from './current-store.server'
import { defineRecord } from './define-record.server'
import { openNamedRecords } from './records.server'
import type { Session } from './session.server'
import { absoluteLife } from './session-life'

/** Milliseconds; the lease is longer than a sign-in with all its calls. */
const leaseLife = 30_000
const pause = 50
/** Milliseconds in which an equal link, without a cookie yet, continues with the session of the first. */
const together = 10_000

/** `renewedAt` in milliseconds since 1970, where the pair of the link was over. */
const openedSchema = z.object({ session: z.string(), renewedAt: z.number().optional() })
type Opened = z.infer<typeof openedSchema>

const openedRecord = defineRecord<Opened>({
	name: 'opened-link',
	version: 1,
	schema: openedSchema,
	life: absoluteLife,
})

/**
 * Waits for an equal link that is being opened. `isOpened`: the session is the one that the link opened before; its
 * refresh token must not be used again.
 */
export async function claimLink(session: Session, pair: TokenPair) {
	const records = openNamedRecords(getSessionStore(), 'link', pair.refreshToken)
	const opened = openedRecord.of(records)
	const holder = randomUUID()
	while (!(await records.lease(holder, leaseLife))) await wait(pause)
	const earlier = await opened.read()
	return {
		isOpened: earlier !== undefined && (await isOpenedIn(session, earlier)),
		/** Remembers the session that the link opened. */
		async keep() {
			const id = await session.commit()
			const used = await session.tokens()
			const renewedAt = used?.pair.accessToken === pair.accessToken ? undefined : session.now()
			if (id) await opened.put({ session: id, renewedAt })
		},
		release: () => records.release(holder),
	}
}

/** A link that is opened twice at once has no cookie the second time, and its tokens are over. */
async function isOpenedIn(session: Session, { session: earlier, renewedAt }: Opened) {
	if (session.data.consumer && session.owner === computeHash(earlier)) return true
	return renewedAt !== undefined && session.now() - renewedAt < together && (await session.join(earlier))
}
