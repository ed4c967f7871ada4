import { useActionData } from '@remix-run/react'
import type { FormHTMLAttributes } from 'react'
import { formTokenField, useFormToken } from '#app/request/form-token'
import { formIdField, sendAgainField, shownTermsField } from '#app/request/form-id-field'
import type { FormReply } from '#app/request/form-reply'
import { HiddenFields } from '#app/ui/hidden-fields'
import { Checkbox } from './fields/checkbox'
import { useReturnTo } from './use-return-to'

interface PostFormProps extends Omit<FormHTMLAttributes<HTMLFormElement>, 'method' | 'noValidate'> {
	formId?: string
	/** Sealed mark of what the page shows; for forms that bind. */
	shownTerms?: string
}

/** Adds the form token. Validation happens on the server only. */
export function PostForm({ children, formId, shownTerms, ...props }: PostFormProps) {
	const ownPage = useReturnTo()
	const token = { name: formTokenField, value: useFormToken() }
	const id = formId === undefined ? [] : [{ name: formIdField, value: formId }]
	const shown = shownTerms === undefined ? [] : [{ name: shownTermsField, value: shownTerms }]
	return (
		<form method="post" action={ownPage} {...props} noValidate>
			<HiddenFields fields={[token, ...id, ...shown]} />
			{formId === undefined ? null : <SendAgain formId={formId} />}
			{formId === undefined ? null : <Confirm formId={formId} />}
			{children}
		</form>
	)
}

/** A checkbox, not a button: the pressed button may itself be an answer. */
function SendAgain({ formId }: { formId: string }) {
	const retry = useActionData<Partial<FormReply> | undefined>()?.sendAgain
	if (retry?.formId !== formId) return null
	const inputProps = { id: `again-${formId}`, name: sendAgainField, value: 'on' }
	return <Checkbox key={retry.since} label={retry.label} inputProps={inputProps} />
}

function Confirm({ formId }: { formId: string }) {
	const confirm = useActionData<Partial<FormReply> | undefined>()?.confirm
	if (!confirm) return null
	const { name, label } = confirm
	return <Checkbox label={label} inputProps={{ id: `${name}-${formId}`, name, value: 'on' }} />
}
