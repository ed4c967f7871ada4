import { setTimeout as wait } from 'node:timers/promises'
import type { ApiClient } from '#app/api/client.server'
import { ApiError, ContractViolation } from '#app/api/errors'
import { feedbackAnswerSchema } from '#app/api/resources/feedback'
import type { RecordOwner } from '#app/submissions/record-owner.server'
import type { FeedbackScore } from './feedback-url.server'
import {
	advanceAfterFollowUp,
	advanceAfterScore,
	findProgress,
	claimStep,
	type Feedback,
} from './feedback-record.server'

type Api = Pick<ApiClient, 'ask' | 'post'>

/** Milliseconds that a page waits for a score [659]. */
export const sendTimeout = 2_000

/** The call continues in the background after `sendTimeout`. @see [658] */
export async function sendScore(api: Api, owner: RecordOwner, { token, score }: FeedbackScore) {
	if (await findProgress(owner)) return
	const sending = claimStep(owner, async (before) => {
		return before ? undefined : requestScore(api, { token, score })
	})
	await Promise.race([sending, wait(sendTimeout, undefined, { ref: false })])
}

export function changeScore(api: Api, owner: RecordOwner, score: number) {
	return claimStep(owner, async (before) => {
		if (before?.step !== 'followUp' || !before.given || before.given.score === score) return undefined
		return requestScore(api, { token: before.given.token, score })
	})
}

async function requestScore(api: Api, link: FeedbackScore): Promise<Feedback | undefined> {
	try {
		const body = { score: link.score, npsToken: link.token }
		return advanceAfterScore(await api.ask('/api/nps-feedback/score', body, feedbackAnswerSchema), link)
	} catch (error) {
		if (!(error instanceof ApiError)) throw error
		// The score was or may have been accepted, without a readable follow-up.
		return error instanceof ContractViolation || error.mayHaveArrived ? { step: 'final' } : undefined
	}
}

/** @see [662] */
export function sendFollowUp(api: Api, owner: RecordOwner, answer: number) {
	return claimStep(owner, async (before) => {
		if (before?.step !== 'followUp' || !before.answers[answer]) return undefined
		const { resultId } = before
		return orFinal(async () =>
			advanceAfterFollowUp(
				resultId,
				await api.ask('/api/nps-feedback/follow-up', { resultId, answer }, feedbackAnswerSchema),
			),
		)
	})
}

/** @see [666] */
export function sendFreeAnswer(api: Api, owner: RecordOwner, freeAnswer: string) {
	return claimStep(owner, async (before) => {
		if (before?.step !== 'freeAnswer') return undefined
		return orFinal(async () => {
			await api.post('/api/nps-feedback/free-answer', { resultId: before.resultId, freeAnswer })
			return { step: 'final' }
		})
	})
}

/** Any error leads to the last step [668]. */
async function orFinal(send: () => Promise<Feedback>): Promise<Feedback> {
	return send().catch((error: unknown) => {
		if (error instanceof ApiError) return { step: 'final' }
		throw error
	})
}
