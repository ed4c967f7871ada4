import { ButtonLink, Button } from '#app/ui/button'
import { FactsCard } from '#app/ui/definition-list'
import { EmptyState } from '#app/ui/empty-state'
import { KeyFigures } from '#app/ui/key-figures'
import type { PremiumView } from './premium.server'
import { AnswerButtons } from '#app/forms/fields/form-buttons'
import { PostForm } from '#app/forms/post-form'
import { RichText } from '#app/ui/rich-text'

export function PremiumForm({ page, ...form }: { page: PremiumView; formId: string; shownTerms?: string }) {
	const { approval, accept, decline, sends } = page
	return (
		<PostForm {...form}>
			{approval.html ? <RichText {...approval.html} level={2} /> : <p>{approval.text}</p>}
			<AnswerButtons note={sends}>
				<Button name="accept" value={accept.text} lang={accept.lang}>
					{accept.text}
				</Button>
				<Button name="decline" value={decline.text} lang={decline.lang}>
					{decline.text}
				</Button>
			</AnswerButtons>
		</PostForm>
	)
}

export function PremiumBox({ page, address }: { page: PremiumView; address: string }) {
	const { comment, figures, problem } = page
	return (
		<>
			<FactsCard items={comment} />
			{figures ? <KeyFigures {...figures} /> : null}
			{problem ? (
				<EmptyState
					isWarning
					level={2}
					title={problem.text}
					action={<ButtonLink href={address}>{problem.retry}</ButtonLink>}
				/>
			) : null}
		</>
	)
}
