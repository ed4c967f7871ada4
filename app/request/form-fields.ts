import { useRouteLoaderData } from '@remix-run/react'
import { parseJson } from '#app/lib/parse-json'

/** Parameter with the id of a refused form, which means nothing without the session or cookie that holds the form. */
export const refusedParameter = 'form'

/** Hidden field with the texts that the page filled in, by field name. */
export const prefillField = 'prefill'

/** Texts that a page filled in, by field name; empty ones are left out. */
export type ShownTexts = ReadonlyMap<string, string>

/** Undefined when the form has no such field. A client can only forge it for their own form. */
export function parseShown(posted: unknown): ShownTexts | undefined {
	if (typeof posted !== 'string' || posted === '') return undefined
	const shown = parseJson(posted)
	return Array.isArray(shown) && shown.every(isTextPair) ? new Map(shown) : undefined
}

function isTextPair(value: unknown): value is [name: string, text: string] {
	return Array.isArray(value) && value.length === 2 && value.every((text) => typeof text === 'string')
}

/** Hidden field with the wording of the page and the names of the fields that the service worker may hold. */
export const heldField = 'held'

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

/** Proves that the portal rendered the form, for browsers that send no Origin or Sec-Fetch-Site. */
export const formTokenField = 'formToken'

export function useFormToken() {
	return useRouteLoaderData<{ formToken: string }>('root')?.formToken ?? ''
}

/** A field name that begins with it is of no form. */
export const visitMark = '~'

/**
 * Name of an empty field before all others, which no form is parsed with. On the way back to a form, a browser fills in
 * what was typed where the first names are the same: for another client or guest they are not.
 */
export function useVisitField() {
	const [owner = '', made = ''] = useFormToken().split('.', 2)
	const browser = made.split('~')[3] ?? ''
	return visitMark + (owner || browser)
}
