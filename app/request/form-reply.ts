import type { SubmissionResult } from '@conform-to/react'

/** Action data of a form that is shown again, with its input and errors. */
export interface FormReply {
	result: SubmissionResult<string[]>
	/** Heading of the error summary. */
	summary: string
	/** Confirmation checkbox for a form whose submit has an unknown outcome. */
	sendAgain?: { formId: string; label: string; since: number; answers: UnsentInput['rows'] }
	/** Facts as the client saw them, beside those that the API holds now. */
	changed?: ChangedTerms
	/** Mark of the facts beside `changed`, for the next press. */
	shownTerms?: string
	/** Input that cannot be sent any more, to copy. Takes the place of the form. */
	unsent?: UnsentInput
	/** Checkbox without which the form does not go on. */
	confirm?: { name: string; label: string; value?: string }
	/** Line under the errors. */
	contact?: FormContact
	/** Rating of a new password. */
	strength?: { percent: number; level: 'weak' | 'average' | 'strong'; text: string }
}

/** A form that was posted before, as its page shows it again. */
export interface ShownForm {
	reply: FormReply
	/** Id in the address of a refused form. */
	id?: string
	/** Address of a form that waited for its owner. */
	address?: string
	waited?: boolean
	/** Instead of `reply`, on a page that is done meanwhile. */
	ifDone?: FormReply
	/** Button of a guest who wants nothing kept. */
	clear?: { label: string; returnTo: string }
}

export interface FormContact {
	text: string
	/** The firm's phone number, else the page with its contact details. */
	link: { href: string; label: string }
}

export interface UnsentInput {
	title: string
	purpose: string
	rows: readonly { term: string; detail: string }[]
	/** The first one leads to the adviser. */
	links: readonly { href: string; label: string }[]
}

export interface ChangedTerms {
	title: string
	labels: { what: string; was: string; now: string }
	rows: readonly { term: string; was: readonly string[]; now: readonly string[] }[]
}
