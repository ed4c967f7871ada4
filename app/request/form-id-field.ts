export const formIdField = 'formId'

/** Checkbox that confirms a second submit after an unknown outcome. */
export const sendAgainField = 'sendAgain'

/** Sealed mark of the facts and texts that the page showed. */
export const shownTermsField = 'shownTerms'
