import {
	redirect,
	type ActionFunctionArgs,
	type LoaderFunctionArgs,
	type MetaFunction,
} from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { createStepUrl, hasFeedbackLink } from '#app/features/feedback/feedback-url.server'
import {
	createFeedbackPurpose,
	createFreeAnswerSchema,
	getFeedbackPage,
	lateAnswerSchema,
	type FeedbackView,
} from '#app/features/feedback/feedback-page.server'
import { FeedbackStep } from '#app/features/feedback/feedback-step'
import { answerFeedback } from '#app/features/feedback/feedback.server'
import { PlainFrame } from '#app/pages/plain-frame'
import { createLabelFinder } from '#app/forms/find-value'
import { ReplyErrors } from '#app/forms/reply-errors'
import { answerInvalid, parseFields } from '#app/forms/parse-form.server'
import { readForm } from '#app/request/read-form.server'
import { useReply } from '#app/forms/use-reply'
import { hideUrlSecrets } from '#app/lib/hide-url-secrets'
import { getPageTitle } from '#app/request/page-title'
import { requireFeedbackVisitor, requireGuest } from '#app/request/guard.server'
import { Link } from '#app/ui/link'

export const handle = { ownFrame: true }

export const meta: MetaFunction<typeof loader> = (args) => [
	...getPageTitle(args),
	...(args.data?.step === 'waiting'
		? [{ httpEquiv: 'refresh', content: `0; url=${args.data.address}` }]
		: []),
]

export async function loader(args: LoaderFunctionArgs) {
	const ctx = await (hasFeedbackLink(args.request)
		? requireFeedbackVisitor(args)
		: requireGuest(args, createFeedbackPurpose(args.request)))
	return getFeedbackPage(ctx, args.request)
}

export async function action(args: ActionFunctionArgs) {
	const ctx = await (hasFeedbackLink(args.request) ? requireFeedbackVisitor(args) : requireGuest(args))
	const fields = await readForm(args.request)
	const form = fields.has('freeAnswer')
		? parseFields(fields, createFreeAnswerSchema(ctx.say), args.request)
		: undefined
	if (form && !form.value) return answerInvalid(ctx, form)
	const step = await answerFeedback(ctx, args.request, fields, form?.value?.freeAnswer)
	if (step?.isTaken === false) {
		ctx.outcome.isOvertaken = true
		const late = parseFields(fields, lateAnswerSchema, args.request)
		const words = ctx.say(step.isOld ? 'feedback.changed' : 'feedback.late')
		return answerInvalid(ctx, late, { status: 409, errors: { '': [words] } })
	}
	const here = hideUrlSecrets(args.request.url, ['token', 'value'])
	return redirect(step ? createStepUrl(args.request, step) : here, 303)
}

export default function NpsFeedbackPage() {
	const page = useLoaderData<typeof loader>()
	const reply = useReply()
	const getFieldLabel = createLabelFinder({ freeAnswer: page.step === 'freeAnswer' ? page : undefined })
	return (
		<PlainFrame>
			<ReplyErrors form="feedback" reply={reply} getFieldLabel={getFieldLabel} />
			<h1>{page.title}</h1>
			<FeedbackStep page={page} result={reply?.result} />
			<FeedbackFoot {...page} />
		</PlainFrame>
	)
}

function FeedbackFoot({ about, contact, languages }: Pick<FeedbackView, 'about' | 'contact' | 'languages'>) {
	return (
		<footer>
			<p>{about}</p>
			<p>
				{contact.text}{' '}
				<Link href={contact.href} inSentence>
					{contact.label}
				</Link>
			</p>
			{languages.map(({ code, name, href }) => (
				<p key={code} lang={code}>
					<Link href={href}>{name}</Link>
				</p>
			))}
		</footer>
	)
}
