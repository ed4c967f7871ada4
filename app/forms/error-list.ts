import type { SubmissionResult } from '@conform-to/react'
import type { SummaryError } from '#app/ui/error-summary'

/** The id of a form's field: conform's `<form>-<name>`, without the brackets and points of a list (`persons[0].email`). */
export function getFieldId(formId: string, name: string): string {
	return `${formId}-${name}`.replace(/\]?[[.]/g, '-').replaceAll(']', '')
}

/**
 * The errors of an action's answer for the summary, each leading to its field.
 * `wordsOf` tells in front of an error which field it is about, where a form has several that look alike.
 */
export function listErrors(
	formId: string,
	result: SubmissionResult<string[]> | undefined,
	getFieldLabel?: (name: string) => string | undefined,
): SummaryError[] {
	return Object.entries(result?.error ?? {}).flatMap(([name, texts]) =>
		(texts ?? []).map((text) => {
			const words = name === '' ? undefined : getFieldLabel?.(name)
			return {
				text: words ? `${words}${words.endsWith('?') ? '' : ':'} ${text}` : text,
				fieldId: name === '' ? undefined : getFieldId(formId, name),
			}
		}),
	)
}
