import {
	getFormProps,
	getInputProps,
	getTextareaProps,
	useForm,
	type SubmissionResult,
} from '@conform-to/react'
import { FormButtons } from '#app/forms/fields/form-buttons'
import { RadioRows } from '#app/forms/fields/radio-rows'
import { Reveal } from '#app/forms/fields/reveal'
import { TextArea } from '#app/forms/fields/text-field'
import { PostForm } from '#app/forms/post-form'
import type { ApprovalView } from './approval-page.server'

interface ApprovalFormProps {
	page: ApprovalView
	formId: string
	shownTerms?: string
	result: SubmissionResult<string[]> | undefined
}

export function ApprovalForm({ page, formId, shownTerms, result }: ApprovalFormProps) {
	const [form, fields] = useForm<{ response: string; explanation: string }>({
		id: 'approval',
		lastResult: result,
	})
	const remark = (
		<TextArea
			{...page.remark}
			error={fields.explanation.errors?.[0]}
			inputProps={getTextareaProps(fields.explanation)}
		/>
	)
	return (
		<PostForm
			formId={formId}
			shownTerms={shownTerms}
			{...getFormProps(form, { ariaAttributes: false })}
			data-needs={fields.response.name}
			data-wait={page.wait}
		>
			<Reveal more={remark}>
				<RadioRows
					label={page.question}
					options={page.answers}
					unanswered={page.unanswered}
					error={fields.response.errors?.[0]}
					inputProps={getInputProps(fields.response, { type: 'text' })}
				/>
			</Reveal>
			<FormButtons note={page.sends} submit={{ label: page.submit }} />
		</PostForm>
	)
}
