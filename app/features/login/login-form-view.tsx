import { getFormProps, getInputProps, useForm, type SubmissionResult } from '@conform-to/react'
import { FormButtons } from '#app/forms/fields/form-buttons'
import { PasswordField } from '#app/forms/fields/password-field'
import { TextField } from '#app/forms/fields/text-field'
import { writings } from '#app/forms/fields/control'
import { PostForm } from '#app/forms/post-form'
import { paths } from '#app/paths'
import { Button } from '#app/ui/button'
import { FirmNotice } from '#app/ui/firm-notice'
import { HiddenFields } from '#app/ui/hidden-fields'
import { Link } from '#app/ui/link'
import type { LoginView } from './login.server'

interface LoginFormProps {
	page: LoginView
	result: SubmissionResult<string[]> | undefined
}

export function LoginForm({ page: { aim, texts, notice, location }, result }: LoginFormProps) {
	const [form, fields] = useForm<{ email: string; password: string }>({ id: 'login', lastResult: result })
	const formProps = getFormProps(form, { ariaAttributes: false })
	return (
		<>
			{notice ? <FirmNotice {...notice} /> : null}
			{aim ? <p>{aim}</p> : null}
			<PostForm aria-label={location ? texts.submit : undefined} action={paths.login()} {...formProps}>
				<TextField
					label={texts.username}
					hint={texts.usernameHint}
					error={fields.email.errors?.[0]}
					inputProps={{
						...getInputProps(fields.email, { type: 'text' }),
						autoComplete: 'username',
						...writings.email,
						enterKeyHint: 'next',
					}}
				/>
				<PasswordField
					label={texts.password}
					hint={result?.error ? texts.passwordNotKept : undefined}
					error={fields.password.errors?.[0]}
					showLabel={texts.showPassword}
					hideLabel={texts.hidePassword}
					inputProps={{
						...getInputProps(fields.password, { type: 'password' }),
						autoComplete: 'current-password',
						enterKeyHint: 'go',
					}}
				/>
				<FormButtons submit={{ label: texts.submit }} />
			</PostForm>
			<p>
				<Link href={paths.forgotPassword()}>{texts.forgotPassword}</Link>
			</p>
			{location ? <LocationForm {...location} /> : null}
		</>
	)
}

/** @see [102] */
function LocationForm({ name, change }: { name: string; change: string }) {
	return (
		<PostForm aria-label={name} action={paths.branch()}>
			<p>{name}</p>
			<HiddenFields fields={[{ name: 'returnTo', value: paths.login() }]} />
			<Button variant="quiet">{change}</Button>
		</PostForm>
	)
}
