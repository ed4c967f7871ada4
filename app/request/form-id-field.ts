export const formIdField = 'formId'

/** Checkbox that confirms a second submit after an unknown outcome. */
export const sendAgainField = 'sendAgain'
