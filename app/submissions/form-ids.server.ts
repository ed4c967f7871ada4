import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod/v4'
import { isStoreUnavailable } from '#app/session/store.server'
import { tryOrRetryLater } from '#app/session/store-fault.server'
import { defineRecord } from '#app/session/define-record.server'
import { computeHash, listSignatures } from '#app/config/seal.server'
import { openOwnerRecords, type RecordOwner, getRecordOwner } from './record-owner.server'
import type { ParsedForm } from '#app/forms/parse-form.server'
import { formIdField } from '#app/request/form-fields'
import type { UsesOwner } from '#app/request/context.server'
import { listAnswers } from './unsent.server'

export interface FileHash {
	name: string
	sha256: string
}

/** Covers all input and files, independent of the sender and the page. */
export function computeFingerprint(payload: Record<string, unknown>, files: readonly FileHash[] = []) {
	return computeHash(
		JSON.stringify([listAnswers(payload).sort(), files.map(({ name, sha256 }) => [name, sha256])]),
	)
}

/** Whether the form was sent before: then `sendOnce` answers, not a comparison with what the send changed. */
export async function isOldForm<T>(
	ctx: UsesOwner,
	{ subject, isDone }: { subject: string; isDone?: boolean },
	{ submission }: ParsedForm<T>,
): Promise<boolean> {
	return (
		isDone === true || submission.payload[formIdField] !== (await findFormId(getRecordOwner(ctx), subject))
	)
}

const second = 1000
/** Milliseconds that submissions are remembered. */
export const sendingLife = 30 * 24 * 3600 * second
/** A sender counts as dead after this time (ms); longer than the longest call (contract §1). */
const longestSending = 150 * second
const pause = 100

const lastSentSchema = z.object({
	/** Fingerprint. */
	print: z.string(),
	at: z.number(),
	/** Address of the redirect. */
	to: z.string(),
	receipt: z.string().optional(),
	/** In a session that a link opened. */
	byLink: z.boolean().optional(),
	/** Name of the key of the guest's browser, if it keeps cookies. */
	browser: z.string().optional(),
	/** Remainder of a guest's receipt; older builds stored it without its id. */
	sealed: z
		.object({ id: z.string().optional(), sha256: z.string(), key: z.string(), signature: z.string() })
		.optional(),
})
export type LastSent = z.infer<typeof lastSentSchema>

const sendingsSchema = z.object({
	count: z.number(),
	underWay: z.object({ holder: z.string(), until: z.number() }).optional(),
	last: lastSentSchema.optional(),
	/** Time (ms since 1970) of a submit whose outcome is unknown (contract §8). */
	unknownSince: z.number().optional(),
	/** The submit may arrive later, whatever the API has now. */
	mayStillArrive: z.boolean().optional(),
})
type Sendings = z.infer<typeof sendingsSchema>

export const sendingsRecord = defineRecord<Sendings>({
	name: 'form',
	version: 1,
	schema: sendingsSchema,
	life: sendingLife,
})

/** A submit whose outcome is unknown: its time (ms), and whether it may arrive later, whatever the API has now. */
export interface Doubt {
	since: number
	mayStillArrive?: boolean
}

export interface FreeClaim {
	isFree: true
	/** An earlier submit whose outcome is unknown. */
	doubt: Doubt | undefined
	end: (sent: LastSent) => Promise<void>
	/** Releases the claim. */
	giveBack: (doubt?: Doubt) => Promise<void>
}

/** `last` is set when the id was used for the latest submission. */
export type FormClaim = FreeClaim | { isFree: false; last: LastSent | undefined; hasWaited: boolean }

/**
 * The one-time id of a form: equal in all tabs and processes until it is submitted, then replaced. A record per
 * subject counts submissions for 30 days.
 */
export async function findFormId(owner: RecordOwner, subject: string): Promise<string> {
	const sendings = await recordOf(owner, subject).read()
	return listFormIds(owner, subject, sendings?.count ?? 0)[0] ?? ''
}

/**
 * Without the store, a guest's form has the id of one that was never sent: the guest's own id is new or in the address. A
 * submit claims the id in the store, which then decides.
 */
export async function findGuestFormId(owner: RecordOwner, subject: string): Promise<string> {
	try {
		return await findFormId(owner, subject)
	} catch (error) {
		if (!isStoreUnavailable(error)) throw error
		return listFormIds(owner, subject, 0)[0] ?? ''
	}
}

export async function isBeingSent(owner: RecordOwner, subject: string): Promise<boolean> {
	const sendings = await recordOf(owner, subject).read()
	return sendings !== undefined && isBusy(sendings, (owner.now ?? owner.store.now)())
}

/** Time (ms) of the latest submit of this subject, when its outcome is unknown. */
export async function findUnknownSend(owner: RecordOwner, subject: string): Promise<number | undefined> {
	return (await recordOf(owner, subject).read())?.unknownSince
}

/** The latest submission of this subject. */
export async function findLastSent(owner: RecordOwner, subject: string): Promise<LastSent | undefined> {
	return (await recordOf(owner, subject).read())?.last
}

/** The submission that used this form id, if it is the latest; `unknown` when its answer was lost. */
export async function findSending(
	owner: RecordOwner,
	subject: string,
	id: string,
): Promise<LastSent | 'unknown' | undefined> {
	const record = await recordOf(owner, subject).read()
	if (!record) return undefined
	const { count, last, unknownSince } = record
	if (count > 0 && isFormId(id, owner, subject, count - 1)) return last
	return unknownSince !== undefined && isFormId(id, owner, subject, count) ? 'unknown' : undefined
}

/** True for the current id of a form, and for that of its latest submission: its page was rendered for this owner. */
export async function isFormIdOf(owner: RecordOwner, subject: string, id: string): Promise<boolean> {
	const count = (await recordOf(owner, subject).read())?.count ?? 0
	return isFormId(id, owner, subject, count) || isFormId(id, owner, subject, count - 1)
}

/** Claims the form id in `id` for one submission, after waiting for a submission in progress. */
export async function claimFormId(owner: RecordOwner, subject: string, id: string): Promise<FormClaim> {
	const { store, now = store.now } = owner
	const holder = randomUUID()
	const claim = createFreeClaim(owner, subject, holder)
	for (let hasWaited = false; ; hasWaited = true) {
		let seen: Sendings = { count: 0 }
		const claimed = await change(owner, subject, (record) => {
			seen = record
			if (isBusy(record, now()) || !isFormId(id, owner, subject, record.count)) return undefined
			return { ...record, underWay: { holder, until: now() + longestSending } }
		}).catch(async (error: unknown) => {
			// The record may have been written although an error was thrown: release it, so nobody waits for it.
			await claim.giveBack(doubtOf(seen)).catch(() => undefined)
			throw error
		})
		if (claimed) return { ...claim, doubt: doubtOf(seen) }
		if (!isFormId(id, owner, subject, seen.count)) {
			const isLast = seen.count > 0 && isFormId(id, owner, subject, seen.count - 1)
			return { isFree: false, last: isLast ? seen.last : undefined, hasWaited }
		}
		await wait(pause)
	}
}

function doubtOf({ unknownSince: since, mayStillArrive }: Sendings): Doubt | undefined {
	return since === undefined ? undefined : { since, mayStillArrive }
}

function isBusy({ underWay }: Sendings, moment: number) {
	return underWay !== undefined && underWay.until > moment
}

/** Only the holder of the claim can complete or release it. Both retry while the store is unavailable. */
function createFreeClaim(
	owner: RecordOwner,
	subject: string,
	holder: string,
): Pick<FreeClaim, 'isFree' | 'end' | 'giveBack'> {
	const leave = (make: (record: Omit<Sendings, 'underWay'>) => Sendings) =>
		tryOrRetryLater(async () => {
			await change(owner, subject, ({ underWay, ...record }) =>
				underWay?.holder === holder ? make(record) : undefined,
			)
		})
	return {
		isFree: true,
		end: (last) => leave(({ count }) => ({ count: count + 1, last })),
		giveBack: (doubt) =>
			leave((record) => ({
				...record,
				unknownSince: doubt?.since,
				mayStillArrive: doubt?.mayStillArrive,
			})),
	}
}

function change(owner: RecordOwner, subject: string, make: (record: Sendings) => Sendings | undefined) {
	return recordOf(owner, subject).upsert({ count: 0 }, make)
}

function recordOf(owner: RecordOwner, subject: string) {
	return sendingsRecord.of(openOwnerRecords(owner), computeHash(subject))
}

function isFormId(id: string, owner: RecordOwner, subject: string, count: number) {
	return listFormIds(owner, subject, count).includes(id)
}

/**
 * Form ids signed with the current secret first, then with older ones: the form may be older than the current secret.
 */
function listFormIds({ consumer }: RecordOwner, subject: string, count: number) {
	const form = [consumer.branch ?? '', consumer.id, subject, count].join('\n')
	return listSignatures('form id', form).map((signature) => signature.slice(0, 22))
}
