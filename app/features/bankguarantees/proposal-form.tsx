import { getFormProps, getInputProps, useForm, type SubmissionResult } from '@conform-to/react'
import { Checkbox } from '#app/forms/fields/checkbox-rows'
import { AnswerButtons } from '#app/forms/fields/form-buttons'
import { PostForm } from '#app/forms/post-form'
import { Button } from '#app/ui/button'
import type { GuaranteeView } from './proposal.server'

interface GuaranteeFormProps {
	page: GuaranteeView
	formId: string
	shownTerms?: string
	result: SubmissionResult<string[]> | undefined
}

/** enhance.js disables both buttons until the checkbox is ticked [A41] [A93]. */
export function GuaranteeForm({ page, formId, shownTerms, result }: GuaranteeFormProps) {
	const [form, fields] = useForm<{ agreed: string }>({ id: 'guarantee-proposal', lastResult: result })
	return (
		<PostForm
			formId={formId}
			shownTerms={shownTerms}
			{...getFormProps(form, { ariaAttributes: false })}
			data-needs={fields.agreed.name}
			data-wait={page.wait}
		>
			<Checkbox
				label={page.agreed}
				error={fields.agreed.errors?.[0]}
				inputProps={getInputProps(fields.agreed, { type: 'checkbox' })}
			/>
			<AnswerButtons note={page.sends}>
				<Button name="approve" value={page.approve}>
					{page.approve}
				</Button>
				<Button name="decline" value={page.decline}>
					{page.decline}
				</Button>
			</AnswerButtons>
		</PostForm>
	)
}
