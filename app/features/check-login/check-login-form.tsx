import { getFormProps, getInputProps, useForm, type SubmissionResult } from '@conform-to/react'
import { DateField } from '#app/forms/fields/date-field'
import { FormButtons } from '#app/forms/fields/form-buttons'
import { TextField } from '#app/forms/fields/text-field'
import { PostForm } from '#app/forms/post-form'
import type { CheckLoginView } from './check-login.server'

interface CheckLoginFormProps {
	texts: CheckLoginView['texts']
	result: SubmissionResult<string[]> | undefined
}

export function CheckLoginForm({ texts, result }: CheckLoginFormProps) {
	const [form, fields] = useForm<{ email: string; birthday: string }>({
		id: 'check-login',
		lastResult: result,
	})
	return (
		<PostForm {...getFormProps(form, { ariaAttributes: false })}>
			<TextField
				label={texts.email}
				error={fields.email.errors?.[0]}
				inputProps={{
					...getInputProps(fields.email, { type: 'text' }),
					autoComplete: 'email',
					inputMode: 'email',
					autoCapitalize: 'none',
					spellCheck: false,
				}}
			/>
			<DateField
				label={texts.birthday}
				hint={texts.hint}
				pickLabel={texts.pick}
				error={fields.birthday.errors?.[0]}
				inputProps={{ ...getInputProps(fields.birthday, { type: 'text' }), autoComplete: 'bday' }}
			/>
			<FormButtons submit={{ label: texts.submit }} />
		</PostForm>
	)
}
