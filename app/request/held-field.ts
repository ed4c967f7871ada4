/** Hidden field with the wording of the page and the names of the fields that the service worker may hold. */
export const heldField = 'held'
