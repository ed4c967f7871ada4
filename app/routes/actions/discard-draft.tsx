import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { discardActionDraft, getDraftQuestion } from '#app/features/drafts/drafts.server'
import { AnswerButtons } from '#app/forms/fields/form-buttons'
import { PostForm } from '#app/forms/post-form'
import { ReplyErrors } from '#app/forms/reply-errors'
import { useReply } from '#app/forms/use-reply'
import { getPageTitle } from '#app/request/page-title'
import { requireConsumer } from '#app/request/guard.server'
import { Button, ButtonLink } from '#app/ui/button'
import { PageContent } from '#app/ui/page-content'

export const meta = getPageTitle

export async function loader(args: LoaderFunctionArgs) {
	const ctx = await requireConsumer(args)
	return getDraftQuestion(ctx, args.params.draft)
}

export async function action(args: ActionFunctionArgs) {
	const ctx = await requireConsumer(args)
	return discardActionDraft(ctx, args.params.draft)
}

export default function DiscardDraftPage() {
	const { title, purpose, confirm, keep } = useLoaderData<typeof loader>()
	const reply = useReply()
	return (
		<PageContent title={title} purpose={purpose} summary={<ReplyErrors form="draft" reply={reply} />}>
			<PostForm>
				<AnswerButtons>
					<ButtonLink href={keep.href}>{keep.label}</ButtonLink>
					<Button>{confirm}</Button>
				</AnswerButtons>
			</PostForm>
		</PageContent>
	)
}
