import { z } from 'zod/v4'
import { changeRecord, openConsumerRecords } from '#app/session/records.server'
import { computeHash } from '#app/session/seal.server'
import type { RecordOwner } from './form-ids.server'

export const draftLife = 30 * 24 * 3600_000

/** A form that may be kept half filled in. */
export interface DraftTarget {
	/** What it is about, as in `sendOnce`. */
	subject: string
	/** The action point that is done with it. */
	closes?: string
}

const entrySchema = z.object({
	id: z.string(),
	/** Milliseconds since 1970. */
	at: z.number(),
	/** The id of the action point that is done with it. */
	closes: z.string().optional(),
})
const indexSchema = z.array(entrySchema)
/** A draft as a list tells it. */
export type DraftEntry = z.infer<typeof entrySchema>

/** What a client typed in a form that is not sent yet; `version` grows each time it is kept. Undefined: nothing that fits `shape`. */
export async function findDraft<T>(owner: RecordOwner, subject: string, shape: z.ZodType<T>) {
	const found = await recordsOf(owner).read(nameOf(subject))
	const read = shape.safeParse(found?.value)
	return found && read.success ? { value: read.data, version: found.version } : undefined
}

/** Keeps what was typed for 30 days, for every tab and every node; the last one wins. */
export async function saveDraft(owner: RecordOwner, target: DraftTarget, typed: unknown): Promise<void> {
	await updateDraft<unknown>(owner, target, { shape: z.unknown(), initial: null }, () => typed)
}

/** Changes what is kept, also while another tab does; what does not fit `shape` gives way to `initial`. Gives what is kept now. */
export async function updateDraft<T>(
	owner: RecordOwner,
	target: DraftTarget,
	{ shape, initial }: { shape: z.ZodType<T>; initial: T },
	change: (typed: T) => T,
): Promise<T> {
	const at = momentOf(owner)
	const id = nameOf(target.subject)
	const record = { name: id, shape: shape.catch(() => initial), initial, expires: at + draftLife }
	let kept = initial
	await changeRecord<T>(recordsOf(owner), record, (typed) => (kept = change(typed)))
	const { closes } = target
	await changeIndex(owner, (list) => [{ id, at, closes }, ...list.filter((one) => one.id !== id)])
	return kept
}

/** The drafts of the last 30 days, the latest first. */
export async function listDrafts(owner: RecordOwner): Promise<DraftEntry[]> {
	const found = await recordsOf(owner).read('drafts')
	const oldest = momentOf(owner) - draftLife
	return found ? indexSchema.parse(found.value).filter(({ at }) => at > oldest) : []
}

/** Forgets what was typed: it was sent. */
export function removeDraft(owner: RecordOwner, subject: string): Promise<void> {
	return discardDraft(owner, nameOf(subject))
}

/** The same by the id of its entry: its owner wants it gone. */
export async function discardDraft(owner: RecordOwner, id: string): Promise<void> {
	if (!id.startsWith('draft-')) return
	await recordsOf(owner).remove(id)
	await changeIndex(owner, (list) => {
		const left = list.filter((one) => one.id !== id)
		return left.length < list.length ? left : undefined
	})
}

function changeIndex(owner: RecordOwner, change: (list: DraftEntry[]) => DraftEntry[] | undefined) {
	const expires = momentOf(owner) + draftLife
	return changeRecord<DraftEntry[]>(
		recordsOf(owner),
		{ name: 'drafts', shape: indexSchema, initial: [], expires },
		change,
	)
}

function recordsOf({ store, consumer }: RecordOwner) {
	return openConsumerRecords(store, consumer)
}

function momentOf({ now = Date.now }: RecordOwner) {
	return now()
}

/** Names of records are readable in a dump: this one tells nothing. */
function nameOf(subject: string) {
	return `draft-${computeHash(subject)}`
}
