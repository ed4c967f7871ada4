import { ErrorSummary } from '#app/ui/error-summary'
import { listErrors } from './error-list'
import type { FormReply } from '#app/request/form-reply'

interface ReplyErrorsProps {
	/** Of the form: the ids of its fields begin with it. */
	form: string
	reply: Pick<FormReply, 'result' | 'summary'> | undefined
	/** Instead of the answer's own heading. */
	title?: string
	/** What a field is called in front of its error. */
	getFieldLabel?: (name: string) => string | undefined
}

/** The errors of an action's answer, each leading to its field. */
export function ReplyErrors({ form, reply, title = reply?.summary ?? '', getFieldLabel }: ReplyErrorsProps) {
	return <ErrorSummary title={title} errors={listErrors(form, reply?.result, getFieldLabel)} />
}
