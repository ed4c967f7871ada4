import type { SubmissionResult } from '@conform-to/react'
import { prefillField } from '#app/request/form-fields'
import { HiddenFields } from '#app/ui/hidden-fields'
import { findText } from './find-value'

interface PrefillFieldProps {
	prefill: string | undefined
	result: SubmissionResult<string[]> | undefined
}

/** A form that is shown again has its own: its rows may be in another order. */
export function PrefillField({ prefill, result }: PrefillFieldProps) {
	if (prefill === undefined) return null
	const value = findText(result?.initialValue, prefillField) || prefill
	return <HiddenFields fields={[{ name: prefillField, value }]} />
}
