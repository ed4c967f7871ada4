import { getFormProps, getInputProps, useForm, type SubmissionResult } from '@conform-to/react'
import { FormButtons } from '#app/forms/fields/form-buttons'
import { TextField } from '#app/forms/fields/text-field'
import { writings } from '#app/forms/fields/control'
import { PostForm } from '#app/forms/post-form'
import { paths } from '#app/paths'
import { ButtonLink } from '#app/ui/button'
import { Link } from '#app/ui/link'
import type { ForgotView } from './forgot.server'

interface ForgotFormProps {
	texts: NonNullable<ForgotView['form']>
	back: string
	result: SubmissionResult<string[]> | undefined
}

export function ForgotForm({ texts, back, result }: ForgotFormProps) {
	const [form, fields] = useForm<{ email: string }>({ id: 'forgot', lastResult: result })
	return (
		<PostForm action={paths.forgotPassword()} {...getFormProps(form, { ariaAttributes: false })}>
			<TextField
				label={texts.email}
				error={fields.email.errors?.[0]}
				inputProps={{
					...getInputProps(fields.email, { type: 'text' }),
					autoComplete: 'email',
					...writings.email,
					enterKeyHint: 'send',
				}}
			/>
			<FormButtons submit={{ label: texts.submit }} cancel={{ href: paths.login(), label: back }} />
		</PostForm>
	)
}

interface LinkSentProps {
	texts: NonNullable<ForgotView['sent']>
	back: string
}

export function LinkSent({ texts, back }: LinkSentProps) {
	return (
		<>
			<p>{texts.help}</p>
			<ButtonLink variant="primary" href={paths.login()}>
				{back}
			</ButtonLink>
			<p>
				<Link href={paths.forgotPassword()}>{texts.retry}</Link>
			</p>
		</>
	)
}
