/** Parameter with the id of a refused form, which means nothing without the session or cookie that holds the form. */
export const refusedParameter = 'form'
