/** The field that carries a form's one-time id. */
export const formIdField = 'formId'
