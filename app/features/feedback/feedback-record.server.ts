import { findKnown } from '#app/lib/unread'
import { z } from 'zod/v4'
import type { FeedbackAnswer } from '#app/api/resources/feedback'
import type { Uses } from '#app/request/context.server'
import { findFormId, isBeingSent, sendingLife, claimFormId } from '#app/submissions/form-ids.server'
import { getRecordOwner, openOwnerRecords, type RecordOwner } from '#app/submissions/record-owner.server'
import type { FeedbackScore } from './feedback-url.server'
import { defineRecord } from '#app/session/define-record.server'

const name = 'nps-feedback'

/** Allows a change of the score until the next answer. */
const givenSchema = z.object({ score: z.number(), token: z.string() })

/** Hashes of the answers that were taken. */
const answeredSchema = z.array(z.string()).optional()

const feedbackSchema = z.discriminatedUnion('step', [
	z.object({
		step: z.literal('followUp'),
		resultId: z.string(),
		question: z.string().optional(),
		/** At the positions of the API; blanks are not offered. */
		answers: z.array(z.string()),
		/** Absent in records written by an earlier version. */
		given: givenSchema.optional(),
	}),
	z.object({
		step: z.literal('freeAnswer'),
		resultId: z.string(),
		prompt: z.string(),
		answered: answeredSchema,
	}),
	z.object({ step: z.literal('final'), answered: answeredSchema }),
])

/** @see [660] [661] [663] */
export type Feedback = z.infer<typeof feedbackSchema>

export const feedbackRecord = defineRecord<Feedback>({
	name,
	version: 1,
	schema: feedbackSchema,
	life: sendingLife,
})

export type FeedbackProgress = Feedback | { step: 'waiting' }

/** The score of a mail that was sent last, or is being sent. */
const lastScoreSchema = z.object({ score: z.number(), at: z.number() })
export type LastScore = z.infer<typeof lastScoreSchema>

export const lastScoreRecord = defineRecord<LastScore>({
	name: 'nps-score',
	version: 1,
	schema: lastScoreSchema,
	life: sendingLife,
})

/** Records are stored under their own id, independent of the session. */
export async function getFeedbackOwner(ctx: Uses<'branch'>, id: string): Promise<RecordOwner> {
	return getRecordOwner({ consumer: undefined, guest: { id, branch: await ctx.branch.name() } })
}

/** `isBeingSent` is read first, so that a score that completes in between is found. */
export async function findProgress(owner: RecordOwner): Promise<FeedbackProgress | undefined> {
	const isUnderWay = await isBeingSent(owner, name)
	return (await recordOf(owner).read()) ?? (isUnderWay ? { step: 'waiting' } : undefined)
}

/**
 * A step runs once across tabs, nodes and browsers. `take` returns the new progress, or undefined for no
 * change.
 */
export async function claimStep(
	owner: RecordOwner,
	update: (before: Feedback | undefined) => Promise<Feedback | undefined>,
): Promise<void> {
	const claim = await claimFormId(owner, name, await findFormId(owner, name))
	if (!claim.isFree) return
	try {
		const next = await update(await recordOf(owner).read())
		if (next) await recordOf(owner).put(next)
	} finally {
		await claim.giveBack()
	}
}

export function advanceAfterScore(answer: FeedbackAnswer, { score, token }: FeedbackScore): Feedback {
	const [resultId, followUp] = [findKnown(answer.resultId), findKnown(answer.followUp)]
	const { question, alternatives, freeAnswer } = followUp ?? {}
	const answers = [...(alternatives?.known ?? []), ...(freeAnswer === undefined ? [] : [freeAnswer])]
	if (resultId === undefined || answers.every((one) => one === '')) return { step: 'final' }
	return { step: 'followUp', resultId, question, answers, given: { score, token } }
}

/** The answer's own result id counts from then on; `earlier` is that of the score. */
export function advanceAfterFollowUp(
	earlier: string,
	{ freeAnswerPrompt, resultId }: FeedbackAnswer,
): Feedback {
	if (freeAnswerPrompt === undefined) return { step: 'final' }
	return { step: 'freeAnswer', resultId: findKnown(resultId) ?? earlier, prompt: freeAnswerPrompt }
}

export function findLastScore(owner: RecordOwner): Promise<LastScore | undefined> {
	return lastScoreRecord.of(openOwnerRecords(owner)).read()
}

/** Keeps `last` while `send` runs, and after it when it was taken. */
export async function keepLastScore<T>(
	owner: RecordOwner,
	last: LastScore,
	send: () => Promise<T | undefined>,
) {
	const record = lastScoreRecord.of(openOwnerRecords(owner))
	const before = await record.read()
	await record.put(last)
	const taken = await send()
	if (taken === undefined) await (before ? record.put(before) : record.remove())
	return taken
}

function recordOf(owner: RecordOwner) {
	return feedbackRecord.of(openOwnerRecords(owner))
}
