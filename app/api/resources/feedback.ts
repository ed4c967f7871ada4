import { z } from 'zod/v4'
import { id, listOf, optional, record, requiredText, text } from '#app/api/wire'

/** A demand for a free answer; its words may be missing, so that it is only asked for. */
const prompt = z.transform((given) => {
	if (typeof given === 'string') return given.trim() === '' ? undefined : given
	return given === true ? '' : undefined
})

/** What follows on a score, and on the answer to its question. @see [661] [663] */
export const feedbackAnswer = record({
	resultId: optional(id),
	followUp: optional(record({ question: text, alternatives: listOf(requiredText), freeAnswer: text })),
	freeAnswerPrompt: prompt,
})

export type FeedbackAnswer = z.output<typeof feedbackAnswer>
