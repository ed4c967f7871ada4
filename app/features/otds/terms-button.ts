/** Button that leads to the terms; also the field name of its error. */
export const termsButton = 'terms'
