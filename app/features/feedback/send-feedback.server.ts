import { setTimeout as wait } from 'node:timers/promises'
import type { ApiClient } from '#app/api/client.server'
import { ApiError, ContractViolation } from '#app/api/errors'
import { computeHash } from '#app/config/seal.server'
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

type Answer = { step: 'followUp'; answer: number } | { step: 'freeAnswer'; answer: string }

/** False when another answer to that question came before. @see [662] [666] */
export async function sendAnswer(api: Api, owner: RecordOwner, given: Answer): Promise<boolean> {
	const print = computeHash(`${given.step} ${given.answer}`)
	let isTaken = true
	await claimStep(owner, async (before) => {
		const answered = before && 'answered' in before ? (before.answered ?? []) : []
		isTaken = before?.step === given.step || answered.includes(print)
		const next = before?.step === given.step ? await answerStep(api, before, given) : undefined
		return next && { ...next, answered: [...answered, print] }
	})
	return isTaken
}

/** Undefined for an answer that was not offered. Any error leads to the last step [668]. */
async function answerStep(api: Api, before: Feedback, given: Answer): Promise<Feedback | undefined> {
	try {
		if (before.step === 'followUp' && given.step === 'followUp') {
			if (!before.answers[given.answer]) return undefined
			const { resultId } = before
			const body = { resultId, answer: given.answer }
			return advanceAfterFollowUp(
				resultId,
				await api.ask('/api/nps-feedback/follow-up', body, feedbackAnswerSchema),
			)
		}
		if (before.step !== 'freeAnswer') return undefined
		await api.post('/api/nps-feedback/free-answer', { resultId: before.resultId, freeAnswer: given.answer })
	} catch (error) {
		if (!(error instanceof ApiError)) throw error
	}
	return { step: 'final' }
}
