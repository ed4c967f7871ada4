import { z } from 'zod/v4'
import { defineMap } from '#app/session/define-map'
import { defineRecord } from '#app/session/define-record.server'
import { computeHash } from '#app/config/seal.server'
import { openOwnerRecords, type RecordOwner } from './record-owner.server'

/** 14 months (ms), so yearly questionnaires find last year's answers. */
export const earlierLife = 425 * 24 * 3600_000

const earlierSchema = z.object({
	at: z.number(),
	/** Raw input by step. */
	typed: defineMap(z.unknown()),
})
export type EarlierAnswers = z.output<typeof earlierSchema>

export const earlierRecord = defineRecord<EarlierAnswers>({
	name: 'earlier',
	version: 1,
	schema: earlierSchema,
	life: earlierLife,
})

export async function saveAnswers(
	owner: RecordOwner,
	subject: string,
	typed: EarlierAnswers['typed'],
): Promise<void> {
	const at = (owner.now ?? owner.store.now)()
	await recordOf(owner, subject).put({ at, typed })
}

export async function findAnswers(owner: RecordOwner, subject: string): Promise<EarlierAnswers | undefined> {
	return recordOf(owner, subject).read()
}

function recordOf(owner: RecordOwner, subject: string) {
	return earlierRecord.of(openOwnerRecords(owner), computeHash(subject))
}
