import type { SubmissionResult } from '@conform-to/react'

/** What an action answers when the same page is shown again: the visitor's own text and the errors. */
export interface FormReply {
	result: SubmissionResult<string[]>
	/** The heading above the list of errors. */
	summary: string
}
