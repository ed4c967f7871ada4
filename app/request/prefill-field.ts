/** Hidden field with the texts that the page filled in, by field name. */
export const prefillField = 'prefill'
