import { FormButtons } from '#app/forms/fields/form-buttons'
import { RadioRows } from '#app/forms/fields/radio-rows'
import { PostForm } from '#app/forms/post-form'
import type { PreferencesView } from './preferences.server'

/** Full document post, because the choices affect the whole page. */
export function PreferencesForm({ questions, submit, keeps }: PreferencesView) {
	return (
		<PostForm>
			{questions.map(({ name, label, options, chosen }) => (
				<RadioRows
					key={name}
					label={label}
					options={options}
					unanswered={undefined}
					inputProps={{ id: `preferences-${name}`, name, defaultValue: chosen }}
				/>
			))}
			<FormButtons note={keeps} submit={{ label: submit }} />
		</PostForm>
	)
}
