import { z } from 'zod/v4'
import type { TokenPair } from '#app/api/resources/auth'
import { computeHash } from '#app/config/seal.server'
import { getSessionStore } from './current-store.server'
import { defineRecord } from './define-record.server'
import { findRenewedPair } from './link-pair.server'
import { openNamedRecords } from './records.server'
import type { Session } from './session.server'
import { absoluteLife } from './session-data'

const mostOwners = 20

interface Opened {
	/** Hashes of the sessions that the link opened, newest last. */
	owners: string[]
	/** An older build renewed the pair, and did not store the new one. */
	isSpent?: boolean
}

const openedRecord = defineRecord<Opened>({
	name: 'opened-link',
	version: 2,
	schema: z.object({ owners: z.array(z.string()), isSpent: z.boolean().optional() }),
	older: {
		1: z
			.object({ session: z.string(), renewedAt: z.number().optional() })
			.transform(({ session, renewedAt }) => ({
				owners: [computeHash(session)],
				isSpent: renewedAt !== undefined,
			})),
	},
	life: absoluteLife,
})

const openOpened = ({ refreshToken }: TokenPair) =>
	openedRecord.of(openNamedRecords(getSessionStore(), 'link', refreshToken))

/** `own`: the link opened this session. `used`: it opened another, and its refresh token is spent. */
export async function findLinkUse(session: Session, pair: TokenPair): Promise<'own' | 'used' | undefined> {
	const opened = await openOpened(pair).read()
	if (!opened) return undefined
	if (session.data.consumer && opened.owners.includes(session.owner ?? '')) return 'own'
	if (opened.isSpent) return 'used'
	return (await findRenewedPair(pair.refreshToken)) ? 'used' : undefined
}

/** Stores that the link opened this session. */
export async function storeOpenedLink({ owner }: Session, pair: TokenPair) {
	if (owner === undefined) return
	await openOpened(pair).upsert({ owners: [] }, (opened) => ({
		...opened,
		owners: [...opened.owners, owner].slice(-mostOwners),
	}))
}
