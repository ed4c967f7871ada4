import { z } from 'zod/v4'
import type { TokenPair } from '#app/api/resources/auth'
import { defineRecord, type RecordKind } from './define-record.server'
import { idleLife, type SessionData } from './session-data'

type MarkKind = 'doneActions' | 'cancelledAppointments'

interface MarkingSession {
	data: SessionData
	change(edit: (data: SessionData) => void): void
}

const nameOf = (kind: MarkKind, id: string) => `${kind} ${id}`

/** Records that this session ended an item, which the API may still report as open. `version` describes the item before that. */
export function addMark(session: MarkingSession, kind: MarkKind, id: string, version: string): void {
	session.change((data) => {
		data[kind].push(id)
		data.markVersions[nameOf(kind, id)] = version
	})
}

interface Judge<T> {
	/** True when the API itself reports the end. */
	isEnded: (item: T) => boolean
	/** Whether the API tells something newer about the item than the version that was marked. */
	isNewer: (version: string, item: T) => boolean
}

/**
 * Returns the ids that only this session knows to be ended. A mark is removed once the API reports the end, no longer
 * lists the item, or tells something newer about it: from then on the API decides.
 */
export function listMarked<T extends { id: string }>(
	session: MarkingSession,
	kind: MarkKind,
	items: readonly T[],
	{ isEnded, isNewer }: Judge<T>,
): Set<string> {
	const marked = new Set(session.data[kind])
	if (marked.size === 0) return marked
	const open = new Map(items.flatMap((item) => (isEnded(item) ? [] : [[item.id, item]])))
	const isOver = (id: string) => {
		const item = open.get(id)
		const version = session.data.markVersions[nameOf(kind, id)]
		return !item || (version !== undefined && isNewer(version, item))
	}
	const over = [...marked].filter(isOver)
	if (over.length > 0) session.change((data) => removeMarks(data, kind, over))
	return new Set([...marked].filter((id) => !over.includes(id)))
}

function removeMarks(data: SessionData, kind: MarkKind, ids: readonly string[]): void {
	data[kind] = data[kind].filter((id) => !ids.includes(id))
	for (const id of ids) delete data.markVersions[nameOf(kind, id)]
}

/** A guest who identified themselves for an action. */
export interface KnownGuest {
	action: string
	id: string
	token: string
	/** Id of the browser; absent in sessions of older builds. */
	browser?: string
}

/** A form that waits for its owner, if it names one; without fields when nothing was filled in. */
export interface WaitingForm {
	owner?: string
	branch?: string
	address: string
	fields: [string, string][]
	/** The same form was sent before, and its answer was lost. */
	mayHaveArrived?: boolean
}

/** A refused form: what was typed and its errors, for 30 minutes under an id in the address (contract §9). */
export interface RefusedForm {
	id: string
	/** Time (ms). */
	at: number
	/** Path and query without the id. */
	address: string
	branch?: string
	/** Id of the guest of a check, who alone sees it again. */
	guest?: string
	/** Language of its errors. */
	language: string
	/** Action data of its page. */
	reply: object
	/** Its fields, in case its page is gone. */
	posted?: { action: string; fields: [string, string][]; incomplete?: boolean; hasFiles?: boolean }
}

export interface SlotValues {
	/** Token pair of an address, kept during the choice of a branch (contract §8). */
	pair: TokenPair
	/** Token pair of another consumer, kept until the visitor confirms. */
	offer: TokenPair
	/** A sign-in that waits for its two-factor code [107]; `name` is the typed login name. */
	pending: { accessToken: string; consumerId: string; twoFactorSetup: boolean; name?: string }
	/** Token of a reset link, and the minimum password score. */
	reset: { token: string; minimum: number }
	/** A password was reset; the API does not say whose. The mark of its form and password; older builds stored none. */
	renewed: string | true
	/** Tokens of flows without sign-in, with the consumer's id [A10]. */
	temporary: KnownGuest[]
	/** Forms posted after the session ended, newest last; each for the same consumer at the same address. */
	kept: WaitingForm[]
	/** Address of a page that the signed-in consumer does not have. */
	missed: { address: string }
	/**
	 * Guests' forms, newest last: posted while somebody was signed in, and kept until the visitor confirms; or after the
	 * visit of an identified guest ended, with the name of that guest.
	 */
	guestForm: WaitingForm[]
	/** Refused forms, newest last. */
	refused: RefusedForm[]
	/** The receipt of what this guest sent last: its owner and key. */
	sentReceipt: { owner: { id: string; branch?: string }; key: string }
}
export type SlotName = keyof SlotValues
/** Slots of forms that wait. */
export type FormSlot = 'kept' | 'guestForm'
/** Slots with a list that several requests change. */
export type ListSlot = FormSlot | 'refused'

type Slots = { [Name in SlotName]: RecordKind<SlotValues[Name]> }

const textSchema = z.string()
export const storedPairSchema = z.object({ accessToken: textSchema, refreshToken: textSchema })
const pendingSchema = z.object({
	accessToken: textSchema,
	consumerId: textSchema,
	twoFactorSetup: z.boolean(),
	name: textSchema.optional(),
})
const knownGuestSchema = z.object({
	action: textSchema,
	id: textSchema,
	token: textSchema,
	browser: textSchema.optional(),
})
const fieldsSchema = z.array(z.tuple([textSchema, textSchema]))
const formSchema = z.object({
	owner: textSchema.optional(),
	branch: textSchema.optional(),
	address: textSchema,
	fields: fieldsSchema,
	mayHaveArrived: z.boolean().optional(),
})
export const refusedFormSchema = z.object({
	id: textSchema,
	at: z.number(),
	address: textSchema,
	branch: textSchema.optional(),
	guest: textSchema.optional(),
	language: textSchema,
	reply: z.custom<object>((value) => typeof value === 'object' && value !== null),
	posted: z
		.object({
			action: textSchema,
			fields: fieldsSchema,
			incomplete: z.boolean().optional(),
			hasFiles: z.boolean().optional(),
		})
		.optional(),
})
const senderSchema = z.object({ id: textSchema, branch: textSchema.optional() })
const sentReceiptSchema = z.object({ owner: senderSchema, key: textSchema })

/** Milliseconds that tokens wait for the next step. */
const shortLife = 10 * 60_000

export const refusedLife = 30 * 60_000

/** Records that pages cannot read. */
export const slots: Slots = {
	pair: defineSlot('pair', storedPairSchema, shortLife),
	offer: defineSlot('offer', storedPairSchema, shortLife),
	pending: defineSlot('pending', pendingSchema, shortLife),
	reset: defineSlot('reset', z.object({ token: textSchema, minimum: z.number() }), idleLife),
	renewed: defineSlot('renewed', z.union([textSchema, z.literal(true)]), idleLife),
	temporary: defineList('temporary', knownGuestSchema),
	kept: defineList('kept', formSchema),
	missed: defineSlot('missed', z.object({ address: textSchema }), shortLife),
	guestForm: defineList('guestForm', formSchema),
	refused: defineSlot('refused', z.array(refusedFormSchema), refusedLife),
	// Version 1 named the form's one place, where a receipt of somebody else may stand: it is not read.
	sentReceipt: defineRecord({ name: 'sentReceipt', version: 2, schema: sentReceiptSchema, life: idleLife }),
}

function defineSlot<T>(name: SlotName, schema: z.ZodType<T>, life: number) {
	return defineRecord<T>({ name, version: 1, schema, life })
}

/** Version 1 had a single value. */
function defineList<T>(name: SlotName, schema: z.ZodType<T>) {
	const older = { 1: schema.transform((one) => [one]) }
	return defineRecord<T[]>({ name, version: 2, schema: z.array(schema), older, life: idleLife })
}
