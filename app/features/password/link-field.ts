/** Hidden field with the mark of the link that opened the form. */
export const linkField = 'link'
