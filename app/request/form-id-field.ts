/** The field that carries a form's one-time id. */
export const formIdField = 'formId'

/** The tick that sends a form once more of which nobody knows whether it arrived. */
export const sendAgainField = 'sendAgain'
