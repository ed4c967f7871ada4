import { z } from 'zod/v4'
import { id, defineList, makeOptional, defineObject, requiredText, text } from '#app/api/wire'

/** A demand for a free answer; its words may be missing, so that it is only asked for. */
const promptSchema = z.transform((given) => {
	if (typeof given === 'string') return given.trim() === '' ? undefined : given
	return given === true ? '' : undefined
})

/** What follows on a score, and on the answer to its question. @see [661] [663] */
export const feedbackAnswerSchema = defineObject({
	resultId: makeOptional(id),
	followUp: makeOptional(
		defineObject({ question: text, alternatives: defineList(requiredText), freeAnswer: text }),
	),
	freeAnswerPrompt: promptSchema,
})

export type FeedbackAnswer = z.output<typeof feedbackAnswerSchema>
