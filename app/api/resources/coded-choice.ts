import { textIfKnown, requiredText } from '#app/api/leaves'
import { defineObject } from '#app/api/wire'

/** @see [654] */
export const codedChoiceSchema = defineObject({ code: requiredText, label: textIfKnown })
