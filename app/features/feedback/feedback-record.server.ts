import { z } from 'zod/v4'
import type { FeedbackAnswer } from '#app/api/resources/feedback'
import type { Visit } from '#app/context.server'
import { deskOf } from '#app/sending/desk.server'
import { findFormId, isBeingSent, sendingLife, takeTurn, type Desk } from '#app/sending/form-ids.server'
import { changeRecord, consumerRecords } from '#app/session/records.server'

const name = 'nps-feedback'

const feedback = z.discriminatedUnion('step', [
	z.object({
		step: z.literal('followUp'),
		resultId: z.string(),
		question: z.string().optional(),
		answers: z.array(z.string()),
	}),
	z.object({ step: z.literal('freeAnswer'), resultId: z.string(), prompt: z.string() }),
	z.object({ step: z.literal('final') }),
])

/** How far somebody's feedback is [660] [661] [663]. */
export type Feedback = z.infer<typeof feedback>
/** `waiting`: its score is on its way to the API. */
export type Progress = Feedback | { step: 'waiting' }

/** Where somebody's feedback is kept: by its own id, whoever is signed in. */
export async function feedbackDesk(visit: Visit, id: string): Promise<Desk> {
	return deskOf({ guest: { id, branch: await visit.branch() } })
}

/** How far it is; undefined: no score came through. Asked in this order, what is sent just now can't be missed. */
export async function findProgress(desk: Desk): Promise<Progress | undefined> {
	const isUnderWay = await isBeingSent(desk, name)
	return (await findFeedback(desk)) ?? (isUnderWay ? { step: 'waiting' } : undefined)
}

/**
 * Takes one step, once, whatever tab, node or browser asks for it: `take` gets how far the feedback is when its turn has
 * come, and gives how far it is then, or undefined where nothing changed.
 */
export async function takeStep(
	desk: Desk,
	take: (before: Feedback | undefined) => Promise<Feedback | undefined>,
): Promise<void> {
	const turn = await takeTurn(desk, name, await findFormId(desk, name))
	if (!turn.isFree) return
	try {
		const next = await take(await findFeedback(desk))
		if (next) await keepFeedback(desk, next)
	} finally {
		await turn.giveBack()
	}
}

/** What a score leads to: its question, where there is one that can be answered. */
export function afterScore({ resultId, followUp }: FeedbackAnswer): Feedback {
	const { question, alternatives = [], freeAnswer } = followUp ?? {}
	const answers = freeAnswer === undefined ? alternatives : [...alternatives, freeAnswer]
	if (resultId === undefined || answers.length === 0) return { step: 'final' }
	return { step: 'followUp', resultId, question, answers }
}

/** What the answer to that question leads to. */
export function afterFollowUp(resultId: string, { freeAnswerPrompt }: FeedbackAnswer): Feedback {
	if (freeAnswerPrompt === undefined) return { step: 'final' }
	return { step: 'freeAnswer', resultId, prompt: freeAnswerPrompt }
}

async function findFeedback({ store, consumer }: Desk) {
	const found = await consumerRecords(store, consumer).read(name)
	return found && feedback.parse(found.value)
}

async function keepFeedback({ store, consumer }: Desk, next: Feedback) {
	const place = { name, shape: feedback, initial: next, expires: Date.now() + sendingLife }
	await changeRecord<Feedback>(consumerRecords(store, consumer), place, () => next)
}
