import type { SubmissionResult } from '@conform-to/react'
import type { SummaryError } from '#app/ui/error-summary'

/** conform's `<form>-<name>`, without brackets and dots (`persons[0].email` → `persons-0-email`). */
export function getFieldId(formId: string, name: string): string {
	return `${formId}-${name}`.replace(/\]?[[.]/g, '-').replaceAll(']', '')
}

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
