import { Form, type FormProps } from '@remix-run/react'
import { formTokenField, useFormToken } from '#app/form-token'
import { HiddenFields } from '#app/ui/hidden-fields'

/** Every form that posts: it carries the form token, and leaves all checks to the server. */
export function PostForm({ children, ...props }: Omit<FormProps, 'method' | 'noValidate'>) {
	return (
		<Form method="post" {...props} noValidate>
			<HiddenFields fields={[{ name: formTokenField, value: useFormToken() }]} />
			{children}
		</Form>
	)
}
