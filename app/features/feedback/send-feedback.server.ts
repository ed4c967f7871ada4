import { setTimeout as wait } from 'node:timers/promises'
import type { ApiClient } from '#app/api/client.server'
import { ApiError, ApiFailure, ContractViolation } from '#app/api/errors'
import { computeHash } from '#app/config/seal.server'
import { feedbackAnswerSchema } from '#app/api/resources/feedback'
import { trimToken } from '#app/lib/repair-query'
import type { RecordOwner } from '#app/submissions/record-owner.server'
import type { FeedbackScore } from './feedback-url.server'
import {
	advanceAfterFollowUp,
	advanceAfterScore,
	claimStep,
	findLastScore,
	keepLastScore,
	type Feedback,
	type LastScore,
} from './feedback-record.server'

type Api = Pick<ApiClient, 'ask' | 'post'>

/** Milliseconds that a page waits for a score [659]. */
export const sendTimeout = 2_000

/** Milliseconds within which another score of the same mail is asked about (contract §9). */
const tooSoon = 10_000

/**
 * Sends a score that differs from the last one of its mail. Another one came within ten seconds before `opened`, or later:
 * nothing is sent. Without `opened` the score is confirmed. The call continues in the background after `sendTimeout`.
 * @see [658]
 */
export async function sendScore(api: Api, owner: RecordOwner, link: FeedbackScore, opened?: number) {
	const sending = claimStep(owner, async (before) => {
		const last = await findLastScore(owner)
		if (before && last?.score === link.score) return undefined
		const isAsked = last && opened !== undefined && isTooSoon(last, opened)
		return isAsked ? undefined : requestScore(api, owner, link)
	})
	await Promise.race([sending, wait(sendTimeout, undefined, { ref: false })])
}

export function isTooSoon({ at }: LastScore, opened: number) {
	return opened - at < tooSoon
}

export function changeScore(api: Api, owner: RecordOwner, score: number) {
	return claimStep(owner, async (before) => {
		if (before?.step !== 'followUp' || !before.given || before.given.score === score) return undefined
		return requestScore(api, owner, { token: before.given.token, score })
	})
}

function requestScore(api: Api, owner: RecordOwner, link: FeedbackScore) {
	return keepLastScore(owner, { score: link.score, at: momentOf(owner) }, () => postScore(api, link))
}

export function momentOf({ store, now = store.now }: RecordOwner) {
	return now()
}

async function postScore(api: Api, link: FeedbackScore): Promise<Feedback | undefined> {
	try {
		return advanceAfterScore(await askScore(api, link), link)
	} catch (error) {
		if (!(error instanceof ApiError)) throw error
		// The score was or may have been accepted, without a readable follow-up.
		return error instanceof ContractViolation || error.mayHaveArrived ? { step: 'final' } : undefined
	}
}

/** A token that the API refuses is sent once more without the signs of a sentence after it (contract §10). */
async function askScore(api: Api, { token, score }: FeedbackScore) {
	const ask = (npsToken: string) =>
		api.ask('/api/nps-feedback/score', { score, npsToken }, feedbackAnswerSchema)
	const meant = trimToken(token)
	return ask(token).catch((error: unknown) => {
		const isRefused = error instanceof ApiFailure && error.answered < 500 && error.answered !== 429
		if (!isRefused || meant === token || meant === '') throw error
		return ask(meant)
	})
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
