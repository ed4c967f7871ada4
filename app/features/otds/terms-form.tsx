import { useSubmit } from '@remix-run/react'
import type { FormEvent, ReactNode } from 'react'
import { AnswerButtons } from '#app/forms/fields/form-buttons'
import { PostForm } from '#app/forms/post-form'
import { Button } from '#app/ui/button'
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
			<AnswerButtons>
				{buttons}
				<Button busy={!isRead} describedBy={describedBy}>
					{terms.texts.agree}
				</Button>
			</AnswerButtons>
		</PostForm>
	)
}
