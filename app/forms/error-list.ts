import type { SubmissionResult } from '@conform-to/react'
import type { SummaryError } from '#app/ui/error-summary'

/** The errors of an action's answer for the summary, each leading to its field; conform names a field `<form>-<name>`. */
export function errorList(formId: string, result: SubmissionResult<string[]> | undefined): SummaryError[] {
	return Object.entries(result?.error ?? {}).flatMap(([name, texts]) =>
		(texts ?? []).map((text) => ({ text, fieldId: name === '' ? undefined : `${formId}-${name}` })),
	)
}
