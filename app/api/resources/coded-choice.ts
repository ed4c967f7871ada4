import { record, requiredText, text } from '#app/api/wire'

/** One of a list to choose from. @see [654] */
export const codedChoice = record({ code: requiredText, label: text })
