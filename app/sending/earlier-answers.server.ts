import { z } from 'zod/v4'
import { changeRecord, openConsumerRecords } from '#app/session/records.server'
import { computeHash } from '#app/session/seal.server'
import type { RecordOwner } from './form-ids.server'

/** Fourteen months, in milliseconds: what is asked every year finds the answers of the year before. */
export const earlierLife = 425 * 24 * 3600_000

const earlierSchema = z.object({
	/** Milliseconds since 1970. */
	at: z.number(),
	/** The fields as they were typed, by step. */
	typed: z.record(z.string(), z.unknown()),
})
export type EarlierAnswers = z.output<typeof earlierSchema>

/** Keeps what was sent about a subject that is asked about again; what was kept of it before gives way. */
export async function saveAnswers(
	owner: RecordOwner,
	subject: string,
	typed: EarlierAnswers['typed'],
): Promise<void> {
	const at = (owner.now ?? Date.now)()
	const kept = { at, typed }
	const target = { name: nameOf(subject), shape: earlierSchema, initial: kept, expires: at + earlierLife }
	await changeRecord<EarlierAnswers>(openConsumerRecords(owner.store, owner.consumer), target, () => kept)
}

/** What was sent the last time. */
export async function findAnswers(owner: RecordOwner, subject: string): Promise<EarlierAnswers | undefined> {
	const found = await openConsumerRecords(owner.store, owner.consumer).read(nameOf(subject))
	return found && earlierSchema.safeParse(found.value).data
}

/** Names of records are readable in a dump: this one tells nothing. */
function nameOf(subject: string) {
	return `earlier-${computeHash(subject)}`
}
