import { setTimeout as wait } from 'node:timers/promises'
import type { ApiClient } from '#app/api/client.server'
import { ApiError, ContractViolation } from '#app/api/errors'
import { feedbackAnswer } from '#app/api/resources/feedback'
import type { Desk } from '#app/sending/form-ids.server'
import type { Score } from './feedback-address.server'
import { afterFollowUp, afterScore, findProgress, takeStep, type Feedback } from './feedback-record.server'

type Api = Pick<ApiClient, 'ask' | 'post'>

/** Milliseconds that a page waits for a score before it says that it is being processed [659]. */
export const patience = 2_000

/** Sends a score once; after `patience` the call goes on alone. @see [658] */
export async function sendScore(api: Api, desk: Desk, { token, score }: Score) {
	if (await findProgress(desk)) return
	const sending = takeStep(desk, async (before) => {
		if (before) return undefined
		try {
			const body = { score, npsToken: token }
			return afterScore(await api.ask('/api/nps-feedback/score', body, feedbackAnswer))
		} catch (error) {
			if (!(error instanceof ApiError)) throw error
			// It was taken, though nobody can read what follows.
			return error instanceof ContractViolation ? { step: 'final' } : undefined
		}
	})
	await Promise.race([sending, wait(patience, undefined, { ref: false })])
}

/** Sends which answer was chosen, if its question is open. @see [662] */
export function sendFollowUp(api: Api, desk: Desk, answer: number) {
	return takeStep(desk, async (before) => {
		if (before?.step !== 'followUp' || answer >= before.answers.length) return undefined
		const { resultId } = before
		return orFinal(async () =>
			afterFollowUp(
				resultId,
				await api.ask('/api/nps-feedback/follow-up', { resultId, answer }, feedbackAnswer),
			),
		)
	})
}

/** Sends the words, if they are asked for. @see [666] */
export function sendFreeAnswer(api: Api, desk: Desk, freeAnswer: string) {
	return takeStep(desk, async (before) => {
		if (before?.step !== 'freeAnswer') return undefined
		return orFinal(async () => {
			await api.post('/api/nps-feedback/free-answer', { resultId: before.resultId, freeAnswer })
			return { step: 'final' }
		})
	})
}

/** Any error leads to the thanks [668]. */
async function orFinal(take: () => Promise<Feedback>): Promise<Feedback> {
	return take().catch((error: unknown) => {
		if (error instanceof ApiError) return { step: 'final' }
		throw error
	})
}
