import type { ReactNode } from 'react'
import { AnswerButtons } from '#app/forms/fields/form-buttons'
import { PostForm } from '#app/forms/post-form'
import { Button, ButtonLink } from '#app/ui/button'
import type { CancelQuestion } from './cancel.server'

interface CancelFormProps {
	question: CancelQuestion
	/** Closes the dialog; the page has a link back to the appointment instead. */
	cancel?: ReactNode
}

export function CancelForm({
	question: { action, formId, shownTerms, confirm, keep },
	cancel,
}: CancelFormProps) {
	const back = <ButtonLink href={keep.href}>{keep.label}</ButtonLink>
	return (
		<PostForm action={action} formId={formId} shownTerms={shownTerms}>
			<AnswerButtons>
				{cancel ?? back}
				<Button>{confirm}</Button>
			</AnswerButtons>
		</PostForm>
	)
}
