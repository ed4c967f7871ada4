import { useSubmit } from '@remix-run/react'
import type { FormEvent, ReactNode } from 'react'
import { FormButtons } from '#app/forms/fields/form-buttons'
import { PostForm } from '#app/forms/post-form'
import type { TermsView } from './terms.server'

interface TermsFormProps {
	terms: Pick<TermsView, 'href' | 'shownTerms' | 'texts'>
	buttons: ReactNode
	isRead?: boolean
	describedBy?: string
}

/** Submits without navigation, so the page below keeps its scroll position and input. */
export function TermsForm({ terms, buttons, isRead = true, describedBy }: TermsFormProps) {
	const submit = useSubmit()
	const sendInPlace = (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault()
		submit(event.currentTarget, { replace: true })
	}
	return (
		<PostForm action={terms.href} shownTerms={terms.shownTerms} onSubmit={sendInPlace}>
			<FormButtons submit={{ label: terms.texts.agree, busy: !isRead, describedBy }}>{buttons}</FormButtons>
		</PostForm>
	)
}
