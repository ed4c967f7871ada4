/** The button of the form that leads to the terms; an error of this name stands at it. */
export const termsButton = 'terms'
