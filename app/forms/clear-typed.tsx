import { paths } from '#app/paths'
import type { ShownForm } from '#app/request/form-reply'
import { formTokenField, useFormToken } from '#app/request/form-token'
import { Button } from '#app/ui/button'
import { HiddenFields } from '#app/ui/hidden-fields'

/** A guest's button that drops what a cookie holds of a refused form. */
export function ClearTyped({ label, returnTo }: NonNullable<ShownForm['clear']>) {
	const token = { name: formTokenField, value: useFormToken() }
	return (
		<form method="post" action={paths.clearRefusedForm()}>
			<HiddenFields fields={[token, { name: 'returnTo', value: returnTo }]} />
			<Button variant="quiet">{label}</Button>
		</form>
	)
}
