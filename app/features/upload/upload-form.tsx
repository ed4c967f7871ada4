import {
	getFormProps,
	getInputProps,
	getTextareaProps,
	useForm,
	type SubmissionResult,
} from '@conform-to/react'
import { Checkbox } from '#app/forms/fields/checkbox-rows'
import { FormButtons } from '#app/forms/fields/form-buttons'
import { TextArea } from '#app/forms/fields/text-field'
import { PostForm } from '#app/forms/post-form'
import { UploadField } from '#app/forms/upload-field'
import type { UploadView } from './upload-page.server'

interface UploadFormProps {
	page: UploadView
	formId: string
	result: SubmissionResult<string[]> | undefined
}

/** Full document post, because browsers show the upload's progress then. */
export function UploadForm({ page: { files, join, comment, ...page }, formId, result }: UploadFormProps) {
	const [form, fields] = useForm<Record<'file' | 'join' | 'comment', string>>({
		id: 'upload',
		lastResult: result,
		defaultValue: page.typed,
	})
	return (
		<PostForm
			action={page.action}
			formId={formId}
			encType="multipart/form-data"
			{...getFormProps(form, { ariaAttributes: false })}
		>
			<UploadField words={files} field={fields.file} />
			{join ? (
				<Checkbox
					label={join.label}
					optional={join.hint}
					inputProps={getInputProps(fields.join, { type: 'checkbox' })}
				/>
			) : null}
			<TextArea
				label={comment.label}
				hint={comment.hint}
				optional={comment.optional}
				error={fields.comment.errors?.[0]}
				inputProps={getTextareaProps(fields.comment)}
			/>
			<FormButtons submit={{ label: page.submit }} />
		</PostForm>
	)
}
