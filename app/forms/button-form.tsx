import { formTokenField, useFormToken } from '#app/request/form-fields'
import { Button } from '#app/ui/button'
import { HiddenFields } from '#app/ui/hidden-fields'

interface ButtonFormProps {
	action: string
	label: string
	fields?: readonly { name: string; value: string }[]
	isQuiet?: boolean
}

/** A form of one button, beside those of the page. */
export function ButtonForm({ action, label, fields = [], isQuiet }: ButtonFormProps) {
	const token = { name: formTokenField, value: useFormToken() }
	return (
		<form method="post" action={action}>
			<HiddenFields fields={[token, ...fields]} />
			<Button variant={isQuiet ? 'quiet' : 'secondary'}>{label}</Button>
		</form>
	)
}
