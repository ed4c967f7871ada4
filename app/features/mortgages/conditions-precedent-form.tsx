import { getFormProps, getInputProps, useForm, type SubmissionResult } from '@conform-to/react'
import { DateField } from '#app/forms/fields/date-field'
import { FormButtons } from '#app/forms/fields/form-buttons'
import { PostForm } from '#app/forms/post-form'
import type { ConditionsPrecedentView } from './conditions-precedent.server'

interface ConditionsPrecedentFormProps {
	page: ConditionsPrecedentView
	formId: string
	result: SubmissionResult<string[]> | undefined
}

export function ConditionsPrecedentForm({ page, formId, result }: ConditionsPrecedentFormProps) {
	const [form, fields] = useForm<{ dateConditionsPrecedent: string }>({
		id: 'conditions-precedent',
		lastResult: result,
	})
	return (
		<PostForm formId={formId} {...getFormProps(form, { ariaAttributes: false })}>
			<DateField
				{...page.date}
				error={fields.dateConditionsPrecedent.errors?.[0]}
				inputProps={getInputProps(fields.dateConditionsPrecedent, { type: 'text' })}
			/>
			<FormButtons note={page.sends} submit={{ label: page.submit }} />
		</PostForm>
	)
}
