import { z } from 'zod/v4'
import { defineRecord } from '#app/session/define-record.server'
import { computeHash } from '#app/config/seal.server'
import { openOwnerRecords, type RecordOwner } from './record-owner.server'

export const draftLife = 30 * 24 * 3600_000

/** A form that may be kept half filled in. */
export interface DraftTarget {
	/** What it is about, as in `sendOnce`. */
	subject: string
	/** The action point that is done with it. */
	closes?: string
}

/** How what was typed is read and told. */
interface DraftReading<T> {
	shape: z.ZodType<T>
	/** In the place of what does not fit the shape. */
	initial: T
	/** How far it is, where it has steps. */
	getProgress?: (typed: T) => DraftProgress | undefined
}

const progressSchema = z.object({ step: z.number(), steps: z.number() })
/** The first step that is not done, from 1, and how many there are. */
export type DraftProgress = z.infer<typeof progressSchema>

const entrySchema = z.object({
	id: z.string(),
	/** Milliseconds since 1970. */
	at: z.number(),
	/** The id of the action point that is done with it. */
	closes: z.string().optional(),
	progress: progressSchema.optional(),
})
const indexSchema = z.array(entrySchema)
/** A draft as a list tells it. */
export type DraftEntry = z.infer<typeof entrySchema>

export const draftIndexRecord = defineRecord<DraftEntry[]>({
	name: 'drafts',
	version: 1,
	schema: indexSchema,
	life: draftLife,
})

/** What is typed in a form has the shape of that form; the wizard reads older ones field by field. */
export function defineDraft<T>(schema: z.ZodType<T>) {
	return defineRecord<T>({ name: 'draft', version: 1, schema, life: draftLife })
}

/** What a client typed in a form that is not sent yet; `version` grows each time it is kept. Undefined: nothing that fits `shape`. */
export async function findDraft<T>(owner: RecordOwner, subject: string, shape: z.ZodType<T>) {
	const found = await draftOf(owner, subject, shape).find()
	return found && { value: found.value, version: found.version }
}

/** Keeps what was typed for 30 days, for every tab and every node; the last one wins. */
export async function saveDraft(owner: RecordOwner, target: DraftTarget, typed: unknown): Promise<void> {
	await updateDraft<unknown>(owner, target, { shape: z.unknown(), initial: null }, () => typed)
}

/** Changes what is kept, also while another tab does; what does not fit `shape` gives way to `initial`. Gives what is kept now. */
export async function updateDraft<T>(
	owner: RecordOwner,
	target: DraftTarget,
	{ shape, initial, getProgress }: DraftReading<T>,
	change: (typed: T) => T,
): Promise<T> {
	const { subject, closes } = target
	const id = idOf(subject)
	let kept = initial
	await draftOf(owner, subject, shape).upsert(initial, (typed) => (kept = change(typed)))
	const at = momentOf(owner)
	const progress = getProgress?.(kept)
	await changeIndex(owner, (list) => [{ id, at, closes, progress }, ...list.filter((one) => one.id !== id)])
	return kept
}

/** The drafts of the last 30 days, the latest first. */
export async function listDrafts(owner: RecordOwner): Promise<DraftEntry[]> {
	const list = await draftIndexRecord.of(openOwnerRecords(owner)).read()
	const oldest = momentOf(owner) - draftLife
	return list?.filter(({ at }) => at > oldest) ?? []
}

/** Forgets what was typed: it was sent. */
export function removeDraft(owner: RecordOwner, subject: string): Promise<void> {
	return discardDraft(owner, idOf(subject))
}

/** The same by the id of its entry: its owner wants it gone. */
export async function discardDraft(owner: RecordOwner, id: string): Promise<void> {
	if (!id.startsWith('draft-')) return
	await openOwnerRecords(owner).remove(id)
	await changeIndex(owner, (list) => {
		const left = list.filter((one) => one.id !== id)
		return left.length < list.length ? left : undefined
	})
}

function changeIndex(owner: RecordOwner, change: (list: DraftEntry[]) => DraftEntry[] | undefined) {
	return draftIndexRecord.of(openOwnerRecords(owner)).upsert([], change)
}

function draftOf<T>(owner: RecordOwner, subject: string, shape: z.ZodType<T>) {
	return defineDraft(shape).of(openOwnerRecords(owner), computeHash(subject))
}

function momentOf({ now = Date.now }: RecordOwner) {
	return now()
}

function idOf(subject: string) {
	return `draft-${computeHash(subject)}`
}
