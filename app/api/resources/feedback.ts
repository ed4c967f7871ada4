import { textIfKnown, textOrBlank, id } from '#app/api/leaves'
import { defineObject, defineList, makeOptional } from '#app/api/wire'
import { createReader, type Output } from '#app/api/reader'

/** A question for a free answer; its text may be missing. */
const promptSchema = createReader({ is: 'value', expected: 'text, or true' }, (value): string | undefined => {
	if (typeof value === 'string') return value.trim() === '' ? undefined : value
	return value === true ? '' : undefined
})

/** Alternatives keep their position, blank or not: it is what the answer sends. Follow-up of a score, and of the answer to it. @see [661] [663] */
export const feedbackAnswerSchema = defineObject({
	resultId: makeOptional(id),
	followUp: makeOptional(
		defineObject({ question: textIfKnown, alternatives: defineList(textOrBlank), freeAnswer: textIfKnown }),
	),
	freeAnswerPrompt: promptSchema,
})

export type FeedbackAnswer = Output<typeof feedbackAnswerSchema>
