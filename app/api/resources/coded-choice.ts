import { defineObject, requiredText, text } from '#app/api/wire'

/** @see [654] */
export const codedChoiceSchema = defineObject({ code: requiredText, label: text })
