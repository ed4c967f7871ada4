import { RadioRows } from '#app/forms/fields/radio-rows'
import { PostForm } from '#app/forms/post-form'
import { paths } from '#app/paths'
import { Button } from '#app/ui/button'
import { Card } from '#app/ui/card'
import { HiddenFields } from '#app/ui/hidden-fields'
import type { SettingsView } from './settings.server'

/** Full document post, because the language affects the whole page. */
export function LanguageSettings({
	title,
	choose,
	options,
	current,
	save,
}: NonNullable<SettingsView['language']>) {
	return (
		<Card title={title}>
			<PostForm aria-label={title} action={paths.language()}>
				<HiddenFields fields={[{ name: 'returnTo', value: paths.settings() }]} />
				<RadioRows
					label={choose}
					options={options}
					unanswered={undefined}
					inputProps={{ id: 'language', name: 'language', defaultValue: current }}
				/>
				<Button>{save}</Button>
			</PostForm>
		</Card>
	)
}
