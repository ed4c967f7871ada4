import { z } from 'zod/v4'
import { id, defineList, makeOptional, defineObject, text, textOrBlank } from '#app/api/wire'

/** A question for a free answer; its text may be missing. */
const promptSchema = z.transform((value) => {
	if (typeof value === 'string') return value.trim() === '' ? undefined : value
	return value === true ? '' : undefined
})

/** Alternatives keep their position, blank or not: it is what the answer sends. Follow-up of a score, and of the answer to it. @see [661] [663] */
export const feedbackAnswerSchema = defineObject({
	resultId: makeOptional(id),
	followUp: makeOptional(
		defineObject({ question: text, alternatives: defineList(textOrBlank), freeAnswer: text }),
	),
	freeAnswerPrompt: promptSchema,
})

export type FeedbackAnswer = z.output<typeof feedbackAnswerSchema>
