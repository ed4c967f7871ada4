import { ErrorSummary } from '#app/ui/error-summary'
import { listErrors } from './error-list'
import type { FormReply } from '#app/request/form-reply'

interface ReplyErrorsProps {
	form: string
	reply: Pick<FormReply, 'result' | 'summary'> | undefined
	title?: string
	getFieldLabel?: (name: string) => string | undefined
}

export function ReplyErrors({ form, reply, title = reply?.summary ?? '', getFieldLabel }: ReplyErrorsProps) {
	return <ErrorSummary title={title} errors={listErrors(form, reply?.result, getFieldLabel)} />
}
