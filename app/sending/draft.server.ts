import { z } from 'zod/v4'
import { changeRecord, consumerRecords } from '#app/session/records.server'
import { hashOf } from '#app/session/seal.server'
import type { Desk } from './form-ids.server'

const life = 30 * 24 * 3600_000

/** What a client typed in a form that is not sent yet; `version` grows each time it is kept. Undefined: nothing that fits `shape`. */
export async function findDraft<T>(desk: Desk, subject: string, shape: z.ZodType<T>) {
	const found = await consumerRecords(desk.store, desk.consumer).read(nameOf(subject))
	const read = shape.safeParse(found?.value)
	return found && read.success ? { value: read.data, version: found.version } : undefined
}

/** Keeps what was typed for 30 days, for every tab and every node; the last one wins. */
export async function keepDraft(desk: Desk, subject: string, typed: unknown): Promise<void> {
	const expires = (desk.now ?? Date.now)() + life
	const place = { name: nameOf(subject), shape: z.unknown(), initial: null, expires }
	await changeRecord<unknown>(consumerRecords(desk.store, desk.consumer), place, () => typed)
}

/** Forgets what was typed: it was sent. */
export function removeDraft({ store, consumer }: Desk, subject: string): Promise<void> {
	return consumerRecords(store, consumer).remove(nameOf(subject))
}

/** Names of records are readable in a dump: this one tells nothing. */
function nameOf(subject: string) {
	return `draft-${hashOf(subject)}`
}
