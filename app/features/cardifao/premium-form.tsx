import { AnswerButtons } from '#app/forms/fields/form-buttons'
import { PostForm } from '#app/forms/post-form'
import { Button } from '#app/ui/button'
import { RichText } from '#app/ui/rich-text'
import type { PremiumView } from './premium.server'

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
