import type { SubmissionResult } from '@conform-to/react'

/** What an action answers when the same page is shown again: the visitor's own text and the errors. */
export interface FormReply {
	result: SubmissionResult<string[]>
	/** The heading above the list of errors. */
	summary: string
	/** Nobody knows whether the form of this one-time id arrived: with this tick it is sent again. */
	sendAgain?: { formId: string; label: string; since: number }
}
