import { ErrorSummary } from '#app/ui/error-summary'
import { ChangedTerms } from './changed-terms'
import { paths } from '#app/paths'
import { ButtonForm } from './button-form'
import { listErrors } from './error-list'
import type { FormReply } from '#app/request/form-reply'
import { UnsentInput } from './unsent-input'
import { useShownForm } from './use-reply'

interface ReplyErrorsProps {
	form: string
	reply: Pick<FormReply, 'result' | 'summary' | 'changed' | 'contact' | 'unsent'> | undefined
	title?: string
	/** Labels that stand before the errors. Absent: a form without fields. */
	getFieldLabel?: (name: string) => string | undefined
}

export function ReplyErrors({ form, reply, title = reply?.summary ?? '', getFieldLabel }: ReplyErrorsProps) {
	const clear = useShownForm()?.clear
	return (
		<>
			<ErrorSummary
				title={title}
				errors={listErrors(form, reply?.result, getFieldLabel)}
				contact={reply?.contact}
			/>
			{clear ? (
				<ButtonForm
					action={paths.clearRefusedForm()}
					label={clear.label}
					fields={[{ name: 'returnTo', value: clear.returnTo }]}
					isQuiet
				/>
			) : null}
			<ChangedTerms changed={reply?.changed} />
			<UnsentInput unsent={reply?.unsent} />
		</>
	)
}
