import { z } from 'zod/v4'
import { defineRecord } from '#app/session/define-record.server'
import { computeHash } from '#app/config/seal.server'
import { openOwnerRecords, type RecordOwner } from './record-owner.server'

export const draftLife = 30 * 24 * 3600_000

export interface DraftTarget {
	/** Names the form, as in `sendOnce`. */
	subject: string
	/** Id of the action that submitting completes. */
	closes?: string
	/** Written in a session that tokens in an address opened. */
	byLink?: boolean
}

interface DraftReading<T> {
	shape: z.ZodType<T>
	/** Fallback when the stored value does not match the schema. */
	initial: T
	getProgress?: (typed: T) => DraftProgress | undefined
}

const progressSchema = z.object({ step: z.number(), steps: z.number() })
/** First incomplete step, from 1, and the number of steps. */
export type DraftProgress = z.infer<typeof progressSchema>

const entrySchema = z.object({
	id: z.string(),
	at: z.number(),
	closes: z.string().optional(),
	byLink: z.boolean().optional(),
	/** Kinds of sessions that wrote it, with `byLink` of the latest. */
	writers: z.array(z.enum(['own', 'link'])).optional(),
	progress: progressSchema.optional(),
})
const indexSchema = z.array(entrySchema)
export type DraftEntry = z.infer<typeof entrySchema>

export const draftIndexRecord = defineRecord<DraftEntry[]>({
	name: 'drafts',
	version: 1,
	schema: indexSchema,
	life: draftLife,
})

export function defineDraft<T>(schema: z.ZodType<T>) {
	return defineRecord<T>({ name: 'draft', version: 1, schema, life: draftLife })
}

/** Undefined when nothing is stored or it does not match `shape`. `version` grows with every save. */
export async function findDraft<T>(owner: RecordOwner, subject: string, shape: z.ZodType<T>) {
	const draft = await draftOf(owner, subject, shape).find()
	return draft && { value: draft.value, version: draft.version }
}

/** Stores input for 30 days, shared by tabs and processes; the last save wins. */
export async function saveDraft(owner: RecordOwner, target: DraftTarget, typed: unknown): Promise<void> {
	await updateDraft<unknown>(owner, target, { shape: z.unknown(), initial: null }, () => typed)
}

/**
 * Updates the draft atomically and returns the new value. `initial` replaces a stored value that does not match
 * `shape`.
 */
export async function updateDraft<T>(
	owner: RecordOwner,
	target: DraftTarget,
	{ shape, initial, getProgress }: DraftReading<T>,
	change: (typed: T) => T,
): Promise<T> {
	const { subject, closes, byLink } = target
	const id = idOf(subject)
	let kept = initial
	await draftOf(owner, subject, shape).upsert(initial, (typed) => (kept = change(typed)))
	const at = momentOf(owner)
	const progress = getProgress?.(kept)
	await changeIndex(owner, (list) => {
		if (!hasAnswer(kept)) return list.filter((one) => one.id !== id)
		const earlier = listWriters(list.find((one) => one.id === id))
		const writers = [...new Set([...earlier, byLink ? ('link' as const) : ('own' as const)])]
		const entry: DraftEntry = { id, at, closes, byLink, writers, progress }
		return [entry, ...list.filter((one) => one.id !== id)]
	})
	return kept
}

/** Marks of rows as they were shown, and ids of the record. */
const noAnswers = ['shownRows', 'id']

/** A draft counts as begun with one answer: an empty press stores none (contract §10). */
export function hasAnswer(typed: unknown): boolean {
	if (typeof typed === 'string') return typed.trim() !== ''
	if (typeof typed !== 'object' || typed === null) return false
	return Object.entries(typed).some(([name, value]) => !noAnswers.includes(name) && hasAnswer(value))
}

/** Entries of older builds have the latest writer alone. */
export function listWriters(entry: DraftEntry | undefined): ('own' | 'link')[] {
	return entry ? (entry.writers ?? [entry.byLink ? 'link' : 'own']) : []
}

/** Latest first. */
export async function listDrafts(owner: RecordOwner): Promise<DraftEntry[]> {
	const list = await draftIndexRecord.of(openOwnerRecords(owner)).read()
	const oldest = momentOf(owner) - draftLife
	return list?.filter(({ at }) => at > oldest) ?? []
}

export async function findDraftEntry(owner: RecordOwner, subject: string) {
	const id = idOf(subject)
	return (await listDrafts(owner)).find((entry) => entry.id === id)
}

export function removeDraft(owner: RecordOwner, subject: string): Promise<void> {
	return discardDraft(owner, idOf(subject))
}

/** Removes a draft by the id of its list entry. */
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

function momentOf({ store, now = store.now }: RecordOwner) {
	return now()
}

function idOf(subject: string) {
	return `draft-${computeHash(subject)}`
}
