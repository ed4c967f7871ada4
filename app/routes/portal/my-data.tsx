import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { forgetKeptData } from '#app/features/my-data/kept-data.server'
import { MyDataOverview } from '#app/features/my-data/my-data-overview'
import { buildClearQuestion, getMyData } from '#app/pages/my-data.server'
import { paths } from '#app/paths'
import { requireConsumer } from '#app/request/guard.server'
import { getPageTitle } from '#app/request/page-title'
import { UnboundPage } from '#app/forms/unbound'
import { ReplyErrors } from '#app/forms/reply-errors'
import { useReply } from '#app/forms/use-reply'
import { answerUnboundPress, findUnbound } from '#app/submissions/token-session.server'
import { PageContent } from '#app/ui/page-content'
import { AnswerButtons } from '#app/forms/fields/form-buttons'
import { PostForm } from '#app/forms/post-form'
import { Button, ButtonLink } from '#app/ui/button'
import { Section } from '#app/ui/section'

export const meta = getPageTitle

export async function loader(args: LoaderFunctionArgs) {
	const ctx = await requireConsumer(args)
	if (!isClearRequest(args.request)) return getMyData(ctx)
	return findUnbound(ctx, 'portal/my-data') ?? buildClearQuestion(ctx.say)
}

export async function action(args: ActionFunctionArgs) {
	const ctx = await requireConsumer(args)
	if (!isClearRequest(args.request)) return redirect(paths.myData(), 303)
	return (await answerUnboundPress(ctx, args.request, 'portal/my-data')) ?? forgetKeptData(ctx)
}

export default function MyDataPage() {
	const page = useLoaderData<typeof loader>()
	const reply = useReply()
	if (page.kind === 'unbound') return <UnboundPage unbound={page.unbound} />
	return (
		<PageContent
			title={page.title}
			purpose={page.purpose}
			back={page.back}
			summary={<ReplyErrors form="my-data" reply={reply} />}
		>
			{page.kind === 'question' ? <ClearQuestion {...page} /> : <MyDataOverview {...page} />}
		</PageContent>
	)
}

function isClearRequest(request: Request) {
	return new URL(request.url).searchParams.get('confirm') === 'delete'
}

interface Lines {
	title: string
	lines: readonly string[]
}

interface ClearQuestionProps {
	goes: Lines
	stays: Lines
	confirm: string
	cancel: { href: string; label: string }
}

function ClearQuestion({ goes, stays, confirm, cancel }: ClearQuestionProps) {
	return (
		<>
			<List {...goes} />
			<List {...stays} />
			<PostForm action={paths.deleteMyData()}>
				<AnswerButtons>
					<ButtonLink href={cancel.href}>{cancel.label}</ButtonLink>
					<Button>{confirm}</Button>
				</AnswerButtons>
			</PostForm>
		</>
	)
}

function List({ title, lines }: Lines) {
	return (
		<Section title={title}>
			<ul>
				{lines.map((line) => (
					<li key={line}>{line}</li>
				))}
			</ul>
		</Section>
	)
}
