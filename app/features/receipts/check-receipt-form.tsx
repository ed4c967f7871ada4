import { getFormProps, getTextareaProps, useForm, type SubmissionResult } from '@conform-to/react'
import { FormButtons } from '#app/forms/fields/form-buttons'
import { TextArea } from '#app/forms/fields/text-field'
import { PostForm } from '#app/forms/post-form'
import { paths } from '#app/paths'
import { Link } from '#app/ui/link'
import { Section } from '#app/ui/section'
import type { ReceiptCheckView } from './check-receipt.server'

interface CheckReceiptFormProps extends ReceiptCheckView {
	name: string
	result: SubmissionResult<string[]> | undefined
}

export function CheckReceiptForm({
	name,
	result,
	label,
	hint,
	submit,
	numbers,
	publicKey,
}: CheckReceiptFormProps) {
	const [form, fields] = useForm<{ text: string }>({ id: name, lastResult: result })
	return (
		<>
			<PostForm action={paths.receiptCheck()} {...getFormProps(form, { ariaAttributes: false })}>
				<TextArea
					label={label}
					hint={hint}
					error={fields.text.errors?.[0]}
					inputProps={getTextareaProps(fields.text)}
					rows={12}
				/>
				<FormButtons submit={{ label: submit }} />
			</PostForm>
			<Section title={numbers.title}>
				<p>{numbers.text}</p>
				<p>
					{publicKey.text}{' '}
					<Link href={publicKey.href} inSentence>
						{publicKey.link}
					</Link>
				</p>
			</Section>
		</>
	)
}
