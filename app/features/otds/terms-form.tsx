import { useSubmit } from '@remix-run/react'
import type { FormEvent, ReactNode } from 'react'
import { FormButtons } from '#app/forms/fields/form-buttons'
import { PostForm } from '#app/forms/post-form'
import type { TermsView } from './terms.server'

interface TermsFormProps {
	terms: Pick<TermsView, 'href' | 'texts'>
	/** Further buttons, or the way back. */
	buttons: ReactNode
	/** Absent where the text was on the page above the form. */
	isRead?: boolean
	describedBy?: string
}

/** Agreeing to the terms; the page below keeps its place and what was typed there. */
export function TermsForm({ terms, buttons, isRead = true, describedBy }: TermsFormProps) {
	const submit = useSubmit()
	const sendInPlace = (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault()
		submit(event.currentTarget, { replace: true })
	}
	return (
		<PostForm action={terms.href} onSubmit={sendInPlace}>
			<FormButtons submit={{ label: terms.texts.agree, busy: !isRead, describedBy }}>{buttons}</FormButtons>
		</PostForm>
	)
}
