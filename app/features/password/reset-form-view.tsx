import {
	getFormProps,
	getInputProps,
	useForm,
	type FieldMetadata,
	type SubmissionResult,
} from '@conform-to/react'
import { FormButtons } from '#app/forms/fields/form-buttons'
import { PasswordField } from '#app/forms/fields/password-field'
import { PostForm } from '#app/forms/post-form'
import { paths } from '#app/paths'
import { Link } from '#app/ui/link'
import { StrengthMeter } from '#app/ui/strength-meter'
import { linkField } from './link-field'
import type { ResetView } from './reset.server'
import type { Strength } from './strength.server'

interface ResetFormProps {
	page: ResetView
	result: SubmissionResult<string[]> | undefined
	strength: Strength | undefined
}

export function ResetForm({ page: { link, texts, guidelines }, result, strength }: ResetFormProps) {
	const [form, fields] = useForm<{ password: string; repeat: string }>({ id: 'reset', lastResult: result })
	return (
		<>
			<Guidelines {...guidelines} />
			<PostForm
				action={paths.newPassword()}
				{...getFormProps(form, { ariaAttributes: false })}
				data-strength={paths.passwordStrength()}
				data-wait={texts.wait}
			>
				<input type="hidden" name={linkField} value={link} />
				<div>
					<PasswordField
						label={texts.password}
						hint={result?.error ? texts.passwordNotKept : undefined}
						error={fields.password.errors?.[0]}
						showLabel={texts.showPassword}
						hideLabel={texts.hidePassword}
						inputProps={newPassword(fields.password, 'next')}
					/>
					<StrengthMeter label={texts.strength} strength={strength} />
				</div>
				<PasswordField
					label={texts.repeat}
					error={fields.repeat.errors?.[0]}
					showLabel={texts.showRepeat}
					hideLabel={texts.hideRepeat}
					mismatch={texts.mismatch}
					inputProps={newPassword(fields.repeat, 'go')}
				/>
				<FormButtons submit={{ label: texts.submit }} />
			</PostForm>
			<p>
				<Link href={paths.forgotPassword()}>{texts.newLink}</Link>
			</p>
		</>
	)
}

function newPassword(field: FieldMetadata<string>, enterKeyHint: 'next' | 'go') {
	return { ...getInputProps(field, { type: 'password' }), autoComplete: 'new-password', enterKeyHint }
}

function Guidelines({ title, rules }: ResetView['guidelines']) {
	return (
		<div>
			<p>{title}</p>
			<ul>
				{rules.map((rule) => (
					<li key={rule}>{rule}</li>
				))}
			</ul>
		</div>
	)
}
