export const formIdField = 'formId'

/** Checkbox that confirms a second submit after an unknown outcome. */
export const sendAgainField = 'sendAgain'

/** Sealed mark of the facts and texts that the page showed. */
export const shownTermsField = 'shownTerms'

/** Checkbox that lets input of this form go unsent, because the chosen answer does not need it. */
export const dropInputField = 'dropInput'

/** Checkbox that lets a draft take the place of the client's own. */
export const replaceDraftField = 'replaceDraft'

/** Checkbox with marks of unusual values that the client confirmed. */
export const confirmedField = 'confirmed'

/** Technical fields that are not part of the user's answers. */
export const technicalFields: readonly string[] = [
	formIdField,
	sendAgainField,
	shownTermsField,
	dropInputField,
	replaceDraftField,
	confirmedField,
]
