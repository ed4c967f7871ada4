import { getFormProps, getInputProps, useForm, type SubmissionResult } from '@conform-to/react'
import { FormButtons } from '#app/forms/fields/form-buttons'
import { TextField } from '#app/forms/fields/text-field'
import { PostForm } from '#app/forms/post-form'
import type { TextTable } from '#app/locales/texts'
import { paths } from '#app/paths'
import { Button } from '#app/ui/button'

interface CodeFormProps {
	texts: TextTable<'loginCode'>
	result: SubmissionResult<string[]> | undefined
}

/** The code of the second step: any text, the API judges it (spec 1 §5). */
export function CodeForm({ texts, result }: CodeFormProps) {
	const [form, fields] = useForm<{ code: string }>({ id: 'code', lastResult: result })
	return (
		<PostForm action={paths.loginCode()} {...getFormProps(form, { ariaAttributes: false })}>
			<TextField
				label={texts.code}
				hint={texts.hint}
				error={fields.code.errors?.[0]}
				size="short"
				inputProps={{
					...getInputProps(fields.code, { type: 'text' }),
					autoComplete: 'one-time-code',
					inputMode: 'numeric',
					spellCheck: false,
				}}
			/>
			<FormButtons submit={{ label: texts.submit }}>
				<Button variant="quiet" name="cancel" value={texts.cancel}>
					{texts.cancel}
				</Button>
			</FormButtons>
		</PostForm>
	)
}
