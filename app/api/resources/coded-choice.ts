import { record, requiredText, text } from '#app/api/wire'

/** One of a list to choose from. @see spec 3 §3, product phases and income types */
export const codedChoice = record({ code: requiredText, label: text })
