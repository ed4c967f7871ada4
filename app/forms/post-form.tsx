import { Form, type FormProps } from '@remix-run/react'
import { formTokenField, useFormToken } from '#app/request/form-token'
import { formIdField } from '#app/request/form-id-field'
import { HiddenFields } from '#app/ui/hidden-fields'
import { useReturnTo } from './use-return-to'

interface PostFormProps extends Omit<FormProps, 'method' | 'noValidate'> {
	/** The one-time id of a form that is sent once. */
	formId?: string
}

/** Every form that posts, to its own page unless told: it carries the form token, and leaves all checks to the server. */
export function PostForm({ children, formId, ...props }: PostFormProps) {
	const ownPage = useReturnTo()
	const token = { name: formTokenField, value: useFormToken() }
	const id = formId === undefined ? [] : [{ name: formIdField, value: formId }]
	return (
		<Form method="post" action={ownPage} {...props} noValidate>
			<HiddenFields fields={[token, ...id]} />
			{children}
		</Form>
	)
}
