import { z } from 'zod/v4'
import { defineMap } from '#app/api/wire'
import { defineRecord } from '#app/session/define-record.server'
import { computeHash } from '#app/config/seal.server'
import { openOwnerRecords, type RecordOwner } from './record-owner.server'

/** Fourteen months, in milliseconds: what is asked every year finds the answers of the year before. */
export const earlierLife = 425 * 24 * 3600_000

const earlierSchema = z.object({
	/** Milliseconds since 1970. */
	at: z.number(),
	/** The fields as they were typed, by step. */
	typed: defineMap(z.unknown()),
})
export type EarlierAnswers = z.output<typeof earlierSchema>

export const earlierRecord = defineRecord<EarlierAnswers>({
	name: 'earlier',
	version: 1,
	schema: earlierSchema,
	life: earlierLife,
})

/** Keeps what was sent about a subject that is asked about again; what was kept of it before gives way. */
export async function saveAnswers(
	owner: RecordOwner,
	subject: string,
	typed: EarlierAnswers['typed'],
): Promise<void> {
	const at = (owner.now ?? Date.now)()
	await recordOf(owner, subject).put({ at, typed })
}

/** What was sent the last time. */
export async function findAnswers(owner: RecordOwner, subject: string): Promise<EarlierAnswers | undefined> {
	return recordOf(owner, subject).read()
}

function recordOf(owner: RecordOwner, subject: string) {
	return earlierRecord.of(openOwnerRecords(owner), computeHash(subject))
}
