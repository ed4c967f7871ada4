import { defineObject, requiredText, text } from '#app/api/wire'

/** One of a list to choose from. @see [654] */
export const codedChoiceSchema = defineObject({ code: requiredText, label: text })
