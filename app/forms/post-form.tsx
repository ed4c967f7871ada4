import type { FormHTMLAttributes } from 'react'
import {
	formTokenField,
	useFormToken,
	useVisitField,
	confirmedField,
	formIdField,
	sendAgainField,
	shownTermsField,
	heldField,
	refusedParameter,
} from '#app/request/form-fields'
import { HiddenFields } from '#app/ui/hidden-fields'
import { Checkbox } from './fields/checkbox-rows'
import { findText } from './find-value'
import { useReply, useShownForm, useReturnTo } from './use-reply'
import { dropParameters } from '#app/lib/hide-url-secrets'

interface PostFormProps extends Omit<FormHTMLAttributes<HTMLFormElement>, 'method' | 'noValidate'> {
	formId?: string
	/** Sealed mark of what the page shows; for forms that bind. */
	shownTerms?: string
	/** Marks that a draft has of confirmed values. */
	confirmed?: string
}

/** Adds the name of the visit, the form token, and a mark that the server fills in. Validation happens on the server only. */
export function PostForm({ children, action, formId, shownTerms, confirmed, ...props }: PostFormProps) {
	const address = useFormAddress(action)
	const visit = { name: useVisitField(), value: '' }
	const token = { name: formTokenField, value: useFormToken() }
	const id = formId === undefined ? [] : [{ name: formIdField, value: formId }]
	const keptMark = useKeptMark(formId)
	const shown = shownTerms === undefined ? [] : [{ name: shownTermsField, value: keptMark ?? shownTerms }]
	return (
		<form method="post" action={address} {...props} noValidate>
			<HiddenFields fields={[visit, token, ...id, ...shown]} />
			{props.encType ? null : <input type="hidden" name={heldField} suppressHydrationWarning />}
			{formId === undefined ? null : <SendAgain formId={formId} />}
			<Confirm formId={formId ?? props.id} confirmed={confirmed} />
			{children}
		</form>
	)
}

/** The form's own page by default. A refused form of the page keeps its id, also where the form names the page itself. */
function useFormAddress(action: string | undefined) {
	const ownPage = useReturnTo()
	const isRefused = useShownForm() !== undefined
	if (action === undefined || !isRefused) return action ?? ownPage
	const plain = dropParameters(new URL(ownPage, 'http://portal').href, [refusedParameter])
	return plain === action ? ownPage : action
}

/** Mark of what the client saw when this form was refused: it was agreed to then, whatever the page shows now. */
function useKeptMark(formId: string | undefined) {
	const kept = useShownForm()?.reply
	const typed = kept?.result.initialValue
	if (!kept || formId === undefined || findText(typed, formIdField) !== formId) return undefined
	return kept.shownTerms ?? findText(typed, shownTermsField)
}

/** A checkbox, not a button: the pressed button may itself be an answer. */
function SendAgain({ formId }: { formId: string }) {
	const retry = useReply()?.sendAgain
	if (retry?.formId !== formId) return null
	const inputProps = { id: `again-${formId}`, name: sendAgainField, value: 'on' }
	return <Checkbox key={retry.since} label={retry.label} inputProps={inputProps} />
}

/** Values that were confirmed stay so while another answer is mended. */
function Confirm({ formId = '', confirmed = '' }: { formId?: string; confirmed?: string }) {
	const { confirm, result } = useReply() ?? {}
	const marks = findText(result?.initialValue, confirmedField) || confirmed
	const hidden = marks && confirm?.name !== confirmedField ? [{ name: confirmedField, value: marks }] : []
	if (!confirm) return <HiddenFields fields={hidden} />
	const { name, label, value = 'on' } = confirm
	return (
		<>
			<HiddenFields fields={hidden} />
			<Checkbox key={value} label={label} inputProps={{ id: `${name}-${formId}`, name, value }} />
		</>
	)
}
