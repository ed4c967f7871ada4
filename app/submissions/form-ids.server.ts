import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod/v4'
import { tryOrRetryLater } from '#app/session/store-retry.server'
import { defineRecord } from '#app/session/define-record.server'
import { computeHash, listSignatures } from '#app/config/seal.server'
import { openOwnerRecords, type RecordOwner } from './record-owner.server'

const second = 1000
/** Milliseconds that it is known what was sent. */
export const sendingLife = 30 * 24 * 3600 * second
/** A sender that is not back by then counts as gone: longer than the longest call (contract §1). */
const longestSending = 150 * second
const pause = 100

const lastSentSchema = z.object({
	/** A hash of what was sent. */
	print: z.string(),
	/** Milliseconds since 1970. */
	at: z.number(),
	/** Where the client landed. */
	to: z.string(),
	receipt: z.string().optional(),
})
export type LastSent = z.infer<typeof lastSentSchema>

const sendingsSchema = z.object({
	count: z.number(),
	underWay: z.object({ holder: z.string(), until: z.number() }).optional(),
	last: lastSentSchema.optional(),
	/** When it was sent without an answer, in milliseconds since 1970: whether it arrived nobody knows (contract §8). */
	unknownSince: z.number().optional(),
})
type Sendings = z.infer<typeof sendingsSchema>

export const sendingsRecord = defineRecord<Sendings>({
	name: 'form',
	version: 1,
	schema: sendingsSchema,
	life: sendingLife,
})

/** The form is this sender's to send. */
export interface FreeClaim {
	isFree: true
	/** When it was sent without an answer before. */
	unknownSince: number | undefined
	end: (sent: LastSent) => Promise<void>
	/** It may be sent again; with a moment: nobody knows whether what was sent then arrived. */
	giveBack: (unknownSince?: number) => Promise<void>
}

/** What a form with a one-time id may do: send, or hear that the id was used; `last` when it was used just before. */
export type FormClaim = FreeClaim | { isFree: false; last: LastSent | undefined; hasWaited: boolean }

/**
 * The one-time id of a form about `subject`: the same in every tab and on every node until the form was sent, then
 * another one for good. A record per subject counts the sendings; it is kept for 30 days.
 */
export async function findFormId(owner: RecordOwner, subject: string): Promise<string> {
	const sendings = await recordOf(owner, subject).read()
	return listFormIds(owner, subject, sendings?.count ?? 0)[0] ?? ''
}

/** Whether a form about `subject` is being sent, by whatever tab or node. */
export async function isBeingSent(owner: RecordOwner, subject: string): Promise<boolean> {
	const sendings = await recordOf(owner, subject).read()
	return sendings !== undefined && isBusy(sendings, (owner.now ?? Date.now)())
}

/** Claims a form's id for one sending, after any sending of it that is under way. `id` is what the form carried. */
export async function claimFormId(owner: RecordOwner, subject: string, id: string): Promise<FormClaim> {
	const { now = Date.now } = owner
	const holder = randomUUID()
	const claim = createFreeClaim(owner, subject, holder)
	for (let hasWaited = false; ; hasWaited = true) {
		let seen: Sendings = { count: 0 }
		const claimed = await change(owner, subject, (record) => {
			seen = record
			if (isBusy(record, now()) || !isFormId(id, owner, subject, record.count)) return undefined
			return { ...record, underWay: { holder, until: now() + longestSending } }
		}).catch(async (error: unknown) => {
			// It may have been written: nobody is to wait for a sending that never comes.
			await claim.giveBack(seen.unknownSince).catch(() => undefined)
			throw error
		})
		if (claimed) return { ...claim, unknownSince: seen.unknownSince }
		if (!isFormId(id, owner, subject, seen.count)) {
			const isLast = seen.count > 0 && isFormId(id, owner, subject, seen.count - 1)
			return { isFree: false, last: isLast ? seen.last : undefined, hasWaited }
		}
		await wait(pause)
	}
}

function isBusy({ underWay }: Sendings, moment: number) {
	return underWay !== undefined && underWay.until > moment
}

/** Only who has the turn ends it or gives it back: both are done even when the store is away at first. */
function createFreeClaim(
	owner: RecordOwner,
	subject: string,
	holder: string,
): Omit<FreeClaim, 'unknownSince'> {
	const leave = (make: (record: Omit<Sendings, 'underWay'>) => Sendings) =>
		tryOrRetryLater(async () => {
			await change(owner, subject, ({ underWay, ...record }) =>
				underWay?.holder === holder ? make(record) : undefined,
			)
		})
	return {
		isFree: true,
		end: (last) => leave(({ count }) => ({ count: count + 1, last })),
		giveBack: (unknownSince) => leave((record) => ({ ...record, unknownSince })),
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

/** Today's id first; a form that was opened before the secret changed carries an older one. */
function listFormIds({ consumer }: RecordOwner, subject: string, count: number) {
	const form = [consumer.branch ?? '', consumer.id, subject, count].join('\n')
	return listSignatures('form id', form).map((signature) => signature.slice(0, 22))
}
