import type { SubmissionResult } from '@conform-to/react'

/** Action data of a form that is shown again, with its input and errors. */
export interface FormReply {
	result: SubmissionResult<string[]>
	/** Heading of the error summary. */
	summary: string
	/** Confirmation checkbox for a form whose submit has an unknown outcome. */
	sendAgain?: { formId: string; label: string; since: number }
	/** Facts as the client saw them, beside those that the API holds now. */
	changed?: ChangedTerms
}

export interface ChangedTerms {
	title: string
	labels: { what: string; was: string; now: string }
	rows: readonly { term: string; was: readonly string[]; now: readonly string[] }[]
}
